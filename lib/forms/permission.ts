/** In which field of a request the permission travels. */
export const permissionField = '_permission'

/** How long « Envoyer » waits for a permission that is still on its way. */
const patienceMs = 1_500

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

/** The permission, or nothing when it takes too long: nobody waits for it. */
export function permissionInTime(permission: Promise<string>): Promise<string> {
  return Promise.race([
    permission,
    new Promise<string>((resolve) => setTimeout(() => resolve(''), patienceMs)),
  ])
}
