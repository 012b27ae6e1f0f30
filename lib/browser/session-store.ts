/**
 * Session storage that always works: where the browser refuses it (blocked cookies, a full quota),
 * entries live in memory until the page is left, so that a visitor can still send a request.
 */
const memory = new Map<string, string>()

export const sessionStore = {
  getItem(key: string): string | null {
    if (memory.has(key)) return memory.get(key) ?? null
    try {
      return window.sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  /** False where it lives in memory alone. */
  setItem(key: string, value: string): boolean {
    try {
      window.sessionStorage.setItem(key, value)
      memory.delete(key)
      return true
    } catch {
      memory.set(key, value)
      return false
    }
  },
  removeItem(key: string): void {
    memory.delete(key)
    try {
      window.sessionStorage.removeItem(key)
    } catch {
      // Nothing is stored where storage is refused.
    }
  },
}
