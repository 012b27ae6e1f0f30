import { ownRelayPath } from '../../../lib/environment'
import { allRedirects } from '../../../lib/site/all-redirects'
import { firm } from '../../../lib/site/catalog'
import { pages } from '../../../lib/site/pages'
import { withDefaults } from '../../../relay/node/options'
import { securityHeaders } from './answers'
import { cleanPath, redirectPattern } from './redirect-rule'

/**
 * The relay, where forms post to an address of the site and its server passes them on, each over a connection
 * of its own: servers would keep one longer than the relay does, and a form that meets one just being closed
 * is answered 502, as a server does not send a POST twice.
 */
export interface OwnRelay {
  /** The address of the site that forms post to. */
  readonly path: string
  /** Where the server finds the relay. */
  readonly upstream: string
}

interface Addresses {
  readonly relayUrl: string
  readonly relayUpstream: string
  readonly localOrigin?: string | undefined
}

const { limits, timeouts } = withDefaults({ allowedOrigins: [] })

/**
 * The greatest request body in KiB: somewhat more than the relay takes, so that the relay refuses, in its own
 * words.
 */
export const bodyKib = (limits.bytes + limits.allPhotosBytes) / 1024 + 64

/**
 * How long the server waits for the relay: longer than the relay waits for a visitor, so that the relay
 * answers.
 */
export const answerSeconds = 2 * (timeouts.requestMs / 1000)

/** How long the server tries to reach the relay before it tells the visitor that it is down. */
export const connectSeconds = 5

/** Headers that the relay itself sets. */
const relayHeaders = [
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Content-Security-Policy',
]
/** Headers that the server adds to the relay's answers. */
export const addedToRelay = securityHeaders.filter(([name]) => !relayHeaders.includes(name))
/** Headers that both set, of which one must be dropped; of two policies browsers obey both. */
export const saidTwice = relayHeaders.filter((name) => name !== 'Content-Security-Policy')
/** Cache-Control at the forms' address. */
export const neverKept = 'no-store'

/**
 * The relay behind the site's own address; undefined where it has an address of its own.
 * @throws in French when nothing could be passed on from there, with what to write instead.
 */
export function ownRelay({
  relayUrl,
  relayUpstream,
  localOrigin,
}: Addresses): OwnRelay | undefined {
  const { origin, pathname: path } = new URL(relayUrl)
  const { canonical, alias } = firm.origins
  const wrong = (reason: string) => {
    throw new Error(
      `RELAY_URL « ${relayUrl} » ${reason}. Exemple : RELAY_URL=${canonical}${ownRelayPath}`,
    )
  }
  if (origin !== canonical && origin === alias)
    wrong(`mène à ${canonical} par un renvoi, en chemin duquel un formulaire se perdrait`)
  if (origin !== canonical && origin !== localOrigin) return undefined
  if (!new RegExp(`^/${cleanPath}$`).test(path))
    wrong(
      'doit finir par des lettres, des chiffres et des traits d’union, entre des barres obliques',
    )
  const isPage = pages.some((page) => page.path === path)
  const hasMoved = allRedirects.some((redirect) => new RegExp(redirectPattern(redirect)).test(path))
  if (isPage || hasMoved) wrong('est l’adresse d’une page : il en faut une autre aux formulaires')
  return { path, upstream: relayUpstream }
}
