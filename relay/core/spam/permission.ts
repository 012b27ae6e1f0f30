import { base64 } from '../base64'
import { areEqual, hmacOf } from '../hmac'

/**
 * A permission to post: given to a page when its form is first touched; signed, dated, valid once and for one
 * origin. It does not prove that a person is there (a program can ask for one too), but each post costs a
 * request of its own, and the relay knows how long the form was open.
 */

/** How long a permission is valid: whoever leaves a form open overnight is no program. */
export const PERMISSION_LIFETIME_MS = 24 * 60 * 60_000

/** Nobody reads and fills in a form faster, except with a restored draft. */
const YOUNG_MS = 3_000

const ID_BYTES = 16
const DATED_BYTES = 8 + ID_BYTES
const SIGNED_BYTES = DATED_BYTES + 32

/** What a post's permission is worth. One for another origin counts as `forged`. */
export type PermissionState = 'absent' | 'forged' | 'expired' | 'young' | 'used' | 'good'

/** A permission as it was read, before it is known whether it has been used. */
export interface ReadPermission {
  state: Exclude<PermissionState, 'used'>
  /** Identifies it, to remember which were used; undefined where it is absent or forged. */
  id?: string
  /** Milliseconds since it was issued; undefined like `id`. */
  ageMs?: number
}

/** Issues a permission for the pages of one origin: 75 characters of base64url. */
export function issuePermission(secret: Uint8Array, origin: string, now: Date): string {
  const bytes = new Uint8Array(SIGNED_BYTES)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(now.getTime()))
  crypto.getRandomValues(bytes.subarray(8, DATED_BYTES))
  bytes.set(hmacOf(secret, bytes.subarray(0, DATED_BYTES), origin), DATED_BYTES)
  return toBase64Url(bytes)
}

/** Reads what a post carries as its permission. Never throws. */
export function readPermission(
  secret: Uint8Array,
  text: string | undefined,
  origin: string,
  now: Date,
): ReadPermission {
  if (!text) return { state: 'absent' }
  const bytes = fromBase64Url(text)
  if (bytes?.length !== SIGNED_BYTES) return { state: 'forged' }
  const dated = bytes.subarray(0, DATED_BYTES)
  if (!areEqual(hmacOf(secret, dated, origin), bytes.subarray(DATED_BYTES)))
    return { state: 'forged' }
  const issuedAt = Number(new DataView(bytes.buffer).getBigUint64(0))
  // If the clock was set back since, it only seems younger; it is not forged.
  const ageMs = Math.max(now.getTime() - issuedAt, 0)
  const state = ageMs < YOUNG_MS ? 'young' : ageMs < PERMISSION_LIFETIME_MS ? 'good' : 'expired'
  return { state, id: toBase64Url(bytes.subarray(8, DATED_BYTES)), ageMs }
}

function toBase64Url(bytes: Uint8Array): string {
  return base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): Uint8Array | undefined {
  if (!/^[\w-]{1,200}$/.test(text)) return undefined
  try {
    const decoded = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(decoded, (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
