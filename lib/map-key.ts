/** The visitor's own key to the maps service, in local storage (behaviour.md §3, « Map key »). */
const storageKey = 'maps-api-key'

/** The stored key; null when there is none, or the browser refuses to tell. */
export function storedMapKey(): string | null {
  try {
    return window.localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** Keeps the key for the next visits, where the browser lets it. */
export function storeMapKey(key: string): void {
  try {
    window.localStorage.setItem(storageKey, key)
  } catch {
    // The map still shows; the key is asked for again next time.
  }
}

export function removeMapKey(): void {
  try {
    window.localStorage.removeItem(storageKey)
  } catch {
    // Nothing is stored where storage is refused.
  }
}
