import { localStore } from '@/lib/browser/local-store'
import { base64Url, type TokenStore } from './security-token'

/**
 * Names one request of a form from its first word until it is taken, so that a relay can tell a repetition
 * from a second request: an answer may be lost on its way, and a reload issues another token. 16 random
 * bytes, kept for the browser session. It says nothing of the content: whoever changes a word sends
 * another request, under the same key.
 */

const storageKey = (form: string) => `idempotency-key-${form}`

/** Where local storage keeps the key of the last request that was taken. */
const takenKey = (form: string) => `taken-${form}`

/** The key of the request that a form is about, the same until `dropIdempotencyKey`. */
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
 * Whether the request of this page has been taken from another one. For each page that Firefox keeps in
 * its memory it keeps session storage too, as it was when that page was left: only local storage tells.
 */
export function wasTaken(store: TokenStore, form: string): boolean {
  const key = store.getItem(storageKey(form))
  return key !== null && key === localStore.getItem(takenKey(form))
}
