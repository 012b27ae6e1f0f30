/**
 * What a tab of the screen knows of the files. The CMS keeps it in a database of the browser, which all
 * tabs share: a tab took what another one had saved for what it showed itself, and wrote over it without
 * a word. Here each tab reads the database once, and then believes what it has read and saved itself.
 */

/** A store of the CMS's, as far as it is used for files. */
export interface FileStore {
  entries(): Promise<[key: string, value: unknown][]>
  saveEntries(entries: readonly (readonly [key: string, value: unknown])[]): Promise<unknown>
  deleteEntries(keys: readonly string[]): Promise<unknown>
}

/** By the store's name: what this tab has read of it, and written since. */
const known = new Map<string, Promise<Map<string, unknown>>>()

/**
 * A store that this tab alone reads back, and that the next one to be opened finds as usual.
 * @param store none where the CMS has no database.
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
