/**
 * What a tab of the screen knows of the files. The CMS keeps it in a database of the browser, which all tabs
 * share. So a tab took the file that another tab had saved for the one it showed itself, and overwrote it
 * without a warning. Here each tab reads the database once, and then relies on what it has read and saved
 * itself.
 */

/** The part of the CMS's store that is used for files. */
export interface FileStore {
  entries(): Promise<[key: string, value: unknown][]>
  saveEntries(entries: readonly (readonly [key: string, value: unknown])[]): Promise<unknown>
  deleteEntries(keys: readonly string[]): Promise<unknown>
}

/** By the store's name, what this tab has read from it and written since. */
const known = new Map<string, Promise<Map<string, unknown>>>()

/**
 * Wraps a store of the CMS. Other open tabs do not see what this tab writes; a tab that is opened later does.
 * @param store undefined where the CMS has no database.
 * @returns undefined in that case too.
 */
export function ownOfTab(store: FileStore | undefined, name: string) {
  if (!store) return undefined
  const held = () => {
    const read = known.get(name) ?? store.entries().then((entries) => new Map(entries))
    known.set(name, read)
    return read
  }
  const saveEntries: FileStore['saveEntries'] = async (entries) => {
    const files = await held()
    for (const [key, value] of entries) files.set(key, value)
    await store.saveEntries(entries)
  }
  const deleteEntries: FileStore['deleteEntries'] = async (keys) => {
    const files = await held()
    for (const key of keys) files.delete(key)
    await store.deleteEntries(keys)
  }
  return {
    entries: async () => [...(await held())],
    get: async (key: string) => (await held()).get(key),
    set: (key: string, value: unknown) => saveEntries([[key, value]]),
    delete: (key: string) => deleteEntries([key]),
    saveEntries,
    deleteEntries,
  }
}
