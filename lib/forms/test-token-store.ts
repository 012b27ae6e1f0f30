import type { TokenStore } from './security-token'

/** A session storage for tests, whose entries can be read. */
export function memoryStore(): TokenStore & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}
