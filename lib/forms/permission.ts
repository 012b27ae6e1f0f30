/** In which field of a request the permission travels. */
export const permissionField = '_permission'

/**
 * How long « Envoyer » waits for a permission that is still on its way, in milliseconds. On a slow line
 * nobody notices the wait, and without a permission the owner reads an honest request a day later.
 */
const patienceMs = 8_000

/**
 * Our relay takes a request whose permission is younger than three seconds for a program's; a little more, as
 * its clock and the browser's timers differ. In milliseconds.
 */
const ripeAfterMs = 3_200

/**
 * Asks our relay once for a permission to post. A request without one is set aside for the owner to verify,
 * never refused. Resolves to an empty text where none can be had. Never throws.
 */
export async function askPermission(
  relayUrl: string,
  send: typeof fetch = window.fetch.bind(window),
): Promise<string> {
  try {
    // A POST tells its origin at the site's own address too.
    const answer = await send(`${relayUrl}?permission`, { method: 'POST' })
    const text = answer.ok ? await answer.text() : ''
    return /^[\w-]{75}$/.test(text) ? text : ''
  } catch {
    return ''
  }
}

/** The permission of one form: asked for once, again after a failure, and never used twice. */
export interface Permission {
  /** The permission at hand or under way; otherwise one is asked for now. Empty where none can be had. */
  readonly get: () => Promise<string>
  /** Resolves once the permission at hand is old enough to be used, at once where that does not matter. */
  readonly ripe: () => Promise<void>
  /** To be called after a request that carried it, or may have: the next request needs another. */
  readonly spend: () => void
}

/**
 * @param ask asks the relay; resolves to an empty text after a failure, and never throws.
 * @param ripens whether a permission is kept until it is old enough: where code came late, it is younger than
 * the visitor's hand.
 */
export function permissionOf(ask: () => Promise<string>, ripens = false): Permission {
  let asked: Promise<string> | undefined
  let ripe = Promise.resolve()
  return {
    get: () => {
      const mine = (asked ??= ask().then((text) => {
        // The line may be back when it is needed.
        if (!text && asked === mine) asked = undefined
        else if (text && ripens) ripe = new Promise((resolve) => setTimeout(resolve, ripeAfterMs))
        return text
      }))
      return mine
    },
    ripe: () => ripe,
    spend: () => {
      asked = undefined
    },
  }
}

/**
 * The permission once it is ripe, or an empty text where it takes too long to come: no visitor waits for it.
 * One that was already under way and fails now is asked for once more, as the connection may be back.
 */
export async function permissionInTime({ get, ripe }: Permission): Promise<string> {
  const text = await Promise.race([
    get().then((text) => text || get()),
    new Promise<string>((resolve) => setTimeout(() => resolve(''), patienceMs)),
  ])
  if (text) await ripe()
  return text
}
