import { localStore } from '@/lib/browser/local-store'
import { base64Url, type TokenStore } from './security-token'

/**
 * A key names one request of a form, from the first word typed until the relay has taken it, so that a relay
 * can tell a repetition from a second request: an answer may be lost on its way, and a reload issues another
 * token. 16 random bytes, kept for the browser session. It does not depend on the content: after a change,
 * the same key is sent.
 */

const storageKey = (form: string) => `idempotency-key-${form}`

/** The local storage key of the idempotency key of the last request that was taken. */
const takenKey = (form: string) => `taken-${form}`

/** The key of the form's current request, the same until `dropIdempotencyKey`. */
export function idempotencyKey(store: TokenStore, form: string): string {
  const kept = store.getItem(storageKey(form))
  if (kept) return kept
  const key = base64Url(crypto.getRandomValues(new Uint8Array(16)))
  store.setItem(storageKey(form), key)
  return key
}

/** To be called once the request is taken: the next one is another. */
export function dropIdempotencyKey(store: TokenStore, form: string): void {
  const key = store.getItem(storageKey(form))
  if (key) localStore.setItem(takenKey(form), key)
  store.removeItem(storageKey(form))
}

/**
 * Whether another page has meanwhile sent the request of this one. Firefox keeps session storage with each
 * page in its memory, as it was when that page was left: only local storage tells.
 */
export function wasTaken(store: TokenStore, form: string): boolean {
  const key = store.getItem(storageKey(form))
  return key !== null && key === localStore.getItem(takenKey(form))
}
