/** In which field of a request the permission travels. */
export const permissionField = '_permission'

/**
 * How long « Envoyer » waits for a permission that is still on its way, in milliseconds. On a slow line
 * nobody notices the wait, and without a permission the owner reads an honest request a day later.
 */
const patienceMs = 8_000

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
  /** To be called after a request that carried it, or may have: the next request needs another. */
  readonly spend: () => void
}

/** @param ask asks the relay; resolves to an empty text after a failure, and never throws. */
export function permissionOf(ask: () => Promise<string>): Permission {
  let asked: Promise<string> | undefined
  return {
    get: () => {
      const mine = (asked ??= ask().then((text) => {
        // The line may be back when it is needed.
        if (!text && asked === mine) asked = undefined
        return text
      }))
      return mine
    },
    spend: () => {
      asked = undefined
    },
  }
}

/**
 * The permission, or an empty text where it takes too long: no visitor waits for it. One that was already
 * under way and fails now is asked for once more, as the connection may be back.
 */
export function permissionInTime({ get }: Permission): Promise<string> {
  return Promise.race([
    get().then((text) => text || get()),
    new Promise<string>((resolve) => setTimeout(() => resolve(''), patienceMs)),
  ])
}
