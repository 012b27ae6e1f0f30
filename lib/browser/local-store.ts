import { attempt } from './attempt'

/** Local storage that never throws: browsers may refuse it, or have no room left. */
export const localStore = {
  /** Null when nothing is stored, or the browser refuses to tell. */
  getItem: (key: string) => attempt(() => localStorage.getItem(key)) ?? null,
  /** False where the browser refuses to keep it. */
  setItem: (key: string, value: string) =>
    !!attempt(() => {
      localStorage.setItem(key, value)
      return true
    }),
  removeItem: (key: string) => attempt(() => localStorage.removeItem(key)),
}
