/**
 * The name of a request that a person can read out on the phone: « K7P-4M2 ». It is computed from the
 * request's idempotency key, so that site and relay find the same one without asking each other.
 */

/** The relay's name for it. */
export const referenceField = 'Référence'

/**
 * The letters and figures of a reference. None looks or sounds like another: no 0, 1, B, D, G, I, L, N, O, Q,
 * S, T, U, Z.
 */
const letters = '23456789ACEFHJKMPRVWXY'

/** The reference of a request. @param key its idempotency key, or whatever else names it for good. */
export function referenceOf(key: string): string {
  let rest = hash(key)
  let text = ''
  for (let place = 0; place < 6; place++) {
    text += letters.charAt(rest % letters.length)
    rest = Math.floor(rest / letters.length)
  }
  return `${text.slice(0, 3)}-${text.slice(3)}`
}

/** FNV-1a, 32 bits: evenly spread and the same everywhere. It need not be secret. */
function hash(text: string): number {
  let bits = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) bits = Math.imul(bits ^ byte, 0x01000193)
  return bits >>> 0
}
