import { localStore } from '@/lib/browser/local-store'

/** The visitor's own key to the maps service, in local storage. */
export const mapKeyEntry = 'maps-api-key'

/** The visitor's key; null where none is stored. */
export function storedMapKey(): string | null {
  return localStore.getItem(mapKeyEntry)
}

/** Keeps the key for the next visits; where the browser refuses, it is asked for again then. */
export function storeMapKey(key: string): void {
  localStore.setItem(mapKeyEntry, key)
}

/** Removes the visitor's key. */
export function removeMapKey(): void {
  localStore.removeItem(mapKeyEntry)
}
