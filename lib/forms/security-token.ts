/**
 * The forms' security token: a timestamp and 32 random bytes, encoded URL-safe, stored with its creation time
 * for the browser session and valid for 20 minutes. Only one is stored, that of the form opened last.
 */

export const tokenLifetimeMs = 20 * 60 * 1000

const storageKey = 'security-token'

/** The part of `Storage` that tokens need. */
export type TokenStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** How the stored token compares with that of the form; `expired` after 20 minutes. */
export type TokenVerdict = 'valid' | 'missing' | 'different' | 'expired'

/** Creates a token, stores it with its creation time (milliseconds) and returns it. */
export function issueToken(store: TokenStore, now: number = Date.now()): string {
  const bytes = new Uint8Array(8 + 32)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(now))
  crypto.getRandomValues(bytes.subarray(8))
  const token = base64Url(bytes)
  store.setItem(storageKey, JSON.stringify({ token, createdAt: now }))
  return token
}

/** Compares the stored token with the one the form holds. */
export function checkToken(
  store: TokenStore,
  token: string,
  now: number = Date.now(),
): TokenVerdict {
  const stored = parse(store.getItem(storageKey))
  if (!stored) return 'missing'
  if (stored.token !== token) return 'different'
  return now - stored.createdAt < tokenLifetimeMs ? 'valid' : 'expired'
}

/**
 * Removes a token that has been used. Another form may have been opened since, and stored its own:
 * that one stays.
 */
export function removeToken(store: TokenStore, token: string): void {
  if (parse(store.getItem(storageKey))?.token === token) store.removeItem(storageKey)
}

function parse(entry: string | null): { token: string; createdAt: number } | undefined {
  if (!entry) return undefined
  try {
    const value = JSON.parse(entry) as { token?: unknown; createdAt?: unknown } | null
    if (typeof value?.token !== 'string' || typeof value.createdAt !== 'number') return undefined
    return { token: value.token, createdAt: value.createdAt }
  } catch {
    return undefined
  }
}

/** Bytes as text that is safe in addresses and form fields (RFC 4648, section 5), unpadded. */
export function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}
