/** In which field of a request the permission travels. */
export const permissionField = '_permission'

/**
 * How long « Envoyer » waits for a permission that is still on its way, in milliseconds. On a line that
 * takes seconds for it nobody notices them, and without it an honest request is read a day later.
 */
const patienceMs = 8_000

/**
 * Asks our relay for a permission to post, once: a request without one is set aside for the owner to
 * verify, never refused. Empty where there is none to be had. Never throws.
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

/** The permission of one form: asked for once, anew where that failed, and none used twice. */
export interface Permission {
  /** The one at hand or under way, else it is asked for now. Empty where none can be had. */
  readonly get: () => Promise<string>
  /** After a request that carried it, or may have: the next one needs another. */
  readonly spend: () => void
}

/** @param ask asks the relay; empty where that failed. Never throws. */
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
 * The permission, or nothing when it takes too long: nobody waits for it. One that was under way and
 * fails now is asked for once more, as the line may be back.
 */
export function permissionInTime({ get }: Permission): Promise<string> {
  return Promise.race([
    get().then((text) => text || get()),
    new Promise<string>((resolve) => setTimeout(() => resolve(''), patienceMs)),
  ])
}
