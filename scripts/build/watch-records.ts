import { readdirSync, watch } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Calls at each change of a record below a folder. */
export function watchRecords(folder: string, changed: () => void): { close: () => void } {
  // Folder by folder: of files that are written whole, Node's recursive watch sees the first change alone.
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
 * To be called at each change. Once changes have settled and a check of them has found no fault, works;
 * what changes while it checks is checked after it, and what was found before is not worked on.
 * @param isSound says the faults that it finds.
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
