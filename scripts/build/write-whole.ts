import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import path from 'node:path'

/** Unfinished files lie here, not beside their target: copying the target's folder would take them along. */
const unfinished = path.join('.cache', 'unfinished')

/** No write takes that long. */
const abandonedMs = 60_000

/** Writes a file as a whole or not at all, even if the command is stopped in the middle. */
export function writeWhole(file: string, content: string | Buffer): void {
  writeAllWhole(new Map([[file, content]]))
}

/**
 * Writes files as a whole, and none of them where one cannot be written, such as on a full disk.
 * @param contents by file.
 */
export function writeAllWhole(contents: ReadonlyMap<string, string | Buffer>): void {
  mkdirSync(unfinished, { recursive: true })
  const drafts = [...contents].map(
    ([file, content]) => [path.join(unfinished, randomUUID()), file, content] as const,
  )
  try {
    for (const [draft, file, content] of drafts) {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(draft, content)
    }
  } catch (error) {
    for (const [draft] of drafts) rmSync(draft, { force: true })
    throw error
  }
  for (const [draft, file] of drafts) renameSync(draft, file)
}

/** Removes what commands that were stopped have left. */
export function removeUnfinished(): void {
  mkdirSync(unfinished, { recursive: true })
  for (const name of readdirSync(unfinished)) {
    const draft = path.join(unfinished, name)
    const age = Date.now() - (statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > abandonedMs) rmSync(draft, { force: true })
  }
}
