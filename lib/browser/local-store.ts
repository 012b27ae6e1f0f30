/** Local storage that never throws: browsers may refuse it, or have no room left. */
export const localStore = {
  /** Null when nothing is stored, or the browser refuses to tell. */
  getItem(key: string): string | null {
    try {
      return window.localStorage.getItem(key)
    } catch {
      return null
    }
  },
  /** False where the browser refuses to keep it. */
  setItem(key: string, value: string): boolean {
    try {
      window.localStorage.setItem(key, value)
      return true
    } catch {
      return false
    }
  },
  removeItem(key: string): void {
    try {
      window.localStorage.removeItem(key)
    } catch {
      // Nothing is stored where storage is refused.
    }
  },
}
