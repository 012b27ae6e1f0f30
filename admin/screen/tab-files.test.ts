import type { FileStore } from './tab-files'

/** Stands for a database of the browser, which all tabs share. */
function sharedStore(): FileStore {
  const held = new Map<string, unknown>()
  return {
    entries: () => Promise.resolve([...held]),
    saveEntries: (entries) => {
      for (const [key, value] of entries) held.set(key, value)
      return Promise.resolve()
    },
    deleteEntries: (keys) => {
      for (const key of keys) held.delete(key)
      return Promise.resolve()
    },
  }
}

/** Loads the module as a new tab does, which shares no memory with other tabs. */
async function openTab(store: FileStore) {
  jest.resetModules()
  const { ownOfTab } = await import('./tab-files')
  const files = ownOfTab(store, 'file-cache')
  if (!files) throw new Error('No files.')
  await files.entries()
  return files
}

test('a tab knows what it has read and saved itself, and nothing of what another one saves', async () => {
  const store = sharedStore()
  const one = await openTab(store)
  await one.saveEntries([
    ['content/firm.json', 'v1'],
    ['content/prices.json', 'v1'],
  ])
  const other = await openTab(store)
  await one.set('content/prices.json', 'v2')
  await one.delete('content/firm.json')
  expect(await one.get('content/prices.json')).toBe('v2')
  expect(await one.entries()).toEqual([['content/prices.json', 'v2']])
  expect(await other.get('content/prices.json')).toBe('v1')
  expect(await other.get('content/firm.json')).toBe('v1')
  // A new tab finds what the others have written.
  expect(await (await openTab(store)).entries()).toEqual([['content/prices.json', 'v2']])
})

test('where the CMS has no database there is none', async () => {
  const { ownOfTab } = await import('./tab-files')
  expect(ownOfTab(undefined, 'file-cache')).toBeUndefined()
})
