import { attempt } from './attempt'

/**
 * Session storage that always works: where the browser refuses it (blocked cookies, a full quota),
 * entries live in memory until the page is left, so that a visitor can still send a request.
 */
const memory = new Map<string, string>()

export const sessionStore = {
  getItem: (key: string): string | null =>
    memory.get(key) ?? attempt(() => sessionStorage.getItem(key)) ?? null,
  /** False where the entry lives in memory only. */
  setItem(key: string, value: string): boolean {
    memory.set(key, value)
    attempt(() => {
      sessionStorage.setItem(key, value)
      memory.delete(key)
    })
    return !memory.has(key)
  },
  removeItem(key: string): void {
    memory.delete(key)
    attempt(() => sessionStorage.removeItem(key))
  },
}
