import { z } from 'zod'
import { staysHere } from './text/stays-here'

/** The environment variables that a build reads. */
export interface BuildEnvironment {
  readonly RELAY_URL?: string | undefined
  readonly LOCAL_ORIGIN?: string | undefined
  readonly RELAY_UPSTREAM?: string | undefined
  readonly RELAY_TAKES_PHOTOS?: string | undefined
}

/** Where our relay takes forms: the last part of its address, where one serves several firms. */
export const ownRelayPath = '/demande'

const examples: Record<string, string> = {
  RELAY_URL: `https://relais.example.com${ownRelayPath}`,
  LOCAL_ORIGIN: 'http://localhost:3000',
  RELAY_UPSTREAM: `http://127.0.0.1:3001${ownRelayPath}`,
  RELAY_TAKES_PHOTOS: 'yes',
}

/** Each message continues the variable's name, in French: `npm run launch-check` shows it to the owner. */
const variables = z.object({
  RELAY_URL: z
    .url({
      protocol: /^https?$/,
      normalize: true,
      abort: true,
      error: ({ input }) =>
        input === undefined
          ? 'manque : l’adresse à laquelle les formulaires envoient'
          : `« ${input} » n'est pas une adresse http(s)`,
    })
    .refine(
      (url) => {
        const { username, password, hash } = new URL(url)
        return !username && !password && !hash
      },
      // No later check runs on it: its message would repeat the password.
      {
        abort: true,
        error: 'ne doit porter ni mot de passe ni #fragment : les visiteurs la lisent',
      },
    )
    .refine((url) => url.startsWith('https:') || staysHere(url), {
      error: ({ input }) => `« ${input} » doit être en https, sauf sur cette machine`,
    })
    // Our relay knows its address without the last slash only: with it, every form would fail.
    .transform((url) => url.replace(new RegExp(`(?<=${ownRelayPath})/+$`), '')),
  LOCAL_ORIGIN: z
    .string()
    .refine((text) => URL.canParse(text) && new URL(text).origin === text, {
      abort: true,
      error: ({ input }) => `« ${input} » n'est pas une origine (protocole, hôte, port)`,
    })
    .refine(staysHere, {
      error: ({ input }) => `« ${input} » doit être une adresse de cette machine`,
    })
    .optional(),
  RELAY_UPSTREAM: z
    .string()
    // It goes into the rules of a server as it is.
    .regex(/^http:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?\/[A-Za-z0-9/_-]*$/, {
      error: ({ input }) =>
        `« ${input} » n'est pas l'adresse http où le relais reçoit les formulaires`,
    })
    .default(`http://127.0.0.1:3001${ownRelayPath}`),
  RELAY_TAKES_PHOTOS: z
    .enum(['yes', 'no'], { error: ({ input }) => `« ${input} » n'est ni yes ni no` })
    .optional(),
})

/**
 * Reads and checks the variables; an empty one counts as not set. `RELAY_URL` is required. `LOCAL_ORIGIN`
 * lets one address of this machine send forms, for `npm start` and the tests. `RELAY_UPSTREAM` is where the
 * site's own server finds the relay, for a `RELAY_URL` that is an address of the site. `RELAY_TAKES_PHOTOS`
 * says whether the relay takes photos: ours does, a third party's may not.
 *
 * @throws with a line for each variable that is missing or malformed: its name and an example.
 */
export function readEnvironment({
  RELAY_URL,
  LOCAL_ORIGIN,
  RELAY_UPSTREAM,
  RELAY_TAKES_PHOTOS,
}: BuildEnvironment): {
  readonly relayUrl: string
  readonly localOrigin: string | undefined
  readonly relayUpstream: string
  /** Undefined where nothing is said of it. */
  readonly takesPhotos: boolean | undefined
} {
  const { data, error } = variables.safeParse({
    RELAY_URL: RELAY_URL?.trim() || undefined,
    LOCAL_ORIGIN: LOCAL_ORIGIN?.trim() || undefined,
    RELAY_UPSTREAM: RELAY_UPSTREAM?.trim() || undefined,
    RELAY_TAKES_PHOTOS: RELAY_TAKES_PHOTOS?.trim() || undefined,
  })
  if (data)
    return {
      relayUrl: data.RELAY_URL,
      localOrigin: data.LOCAL_ORIGIN,
      relayUpstream: data.RELAY_UPSTREAM,
      takesPhotos: data.RELAY_TAKES_PHOTOS ? data.RELAY_TAKES_PHOTOS === 'yes' : undefined,
    }
  throw new Error(
    error.issues
      .map(({ path, message }) => {
        const name = path.join()
        return `${name} ${message}. Exemple : ${name}=${examples[name]}`
      })
      .join('\n'),
  )
}

/** What the site must know of the relay that its forms go to. */
export interface Relay {
  /** Address that both forms post to. */
  readonly relayUrl: string
  /** Origins whose pages may send a form: the two of production, and one of this machine. */
  readonly allowedOrigins: readonly string[]
  /** Whether the relay is ours, which gives out permissions to post: a third party's is not asked. */
  readonly ownRelay: boolean
  /** Whether photos may go with a request; to a relay that takes none, none are sent. */
  readonly takesPhotos: boolean
}

/**
 * @param origins of the site, in production.
 * @throws with the variable's name and an example, when one is missing or malformed.
 */
export function relayAt(
  environment: BuildEnvironment,
  { canonical, alias }: { readonly canonical: string; readonly alias: string },
): Relay {
  const { relayUrl, localOrigin, takesPhotos } = readEnvironment(environment)
  const allowedOrigins = [canonical, alias, ...(localOrigin ? [localOrigin] : [])]
  const ownRelay = isOwnRelay(relayUrl, allowedOrigins)
  return { relayUrl, allowedOrigins, ownRelay, takesPhotos: takesPhotos ?? ownRelay }
}

/**
 * Our relay takes forms at `ownRelayPath`, or at an address of the site that is passed on to it. Any other
 * address is a third party's.
 */
export function isOwnRelay(relayUrl: string, allowedOrigins: readonly string[]): boolean {
  const { origin, pathname } = new URL(relayUrl)
  return pathname.endsWith(ownRelayPath) || allowedOrigins.includes(origin)
}
