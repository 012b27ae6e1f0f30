import { readdirSync, watch } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Calls back at each change of a record below a folder. */
export function watchRecords(folder: string, changed: () => void): { close: () => void } {
  // Folder by folder: where files are replaced as a whole, Node's recursive watch only sees the first change.
  const inner = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
    .map(({ parentPath, name }) => path.join(parentPath, name))
  const watchers = [folder, ...inner].map((each) =>
    watch(each, (_, name) => {
      if (name?.endsWith('.json')) changed()
    }),
  )
  return {
    close() {
      for (const watcher of watchers) watcher.close()
    },
  }
}

/**
 * Returns a function to call at each change. Once changes have settled and a check has found no fault, it
 * calls `work`. If something changes during the check, it checks again first.
 * @param isSound checks, and prints the faults that it finds.
 * @param settledMs long enough for an editor to have written all that it saves at once.
 */
export function onceSound(
  isSound: () => Promise<boolean>,
  work: () => void,
  settledMs = 200,
): () => Promise<void> {
  let isNew = false
  let isChecking = false
  return async () => {
    isNew = true
    if (isChecking) return
    isChecking = true
    while (isNew) {
      isNew = false
      await wait(settledMs)
      if (!isNew && (await isSound()) && !isNew) work()
    }
    isChecking = false
  }
}
