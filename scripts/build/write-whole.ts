import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import path from 'node:path'

/** Not beside the file that is meant: whoever copies its folder would take it along. */
const unfinished = path.join('.cache', 'unfinished')

/** No write takes that long. */
const abandonedMs = 60_000

/** Writes a file whole or not at all, also when the command is stopped in the middle. */
export function writeWhole(file: string, content: string | Buffer): void {
  mkdirSync(unfinished, { recursive: true })
  mkdirSync(path.dirname(file), { recursive: true })
  const draft = path.join(unfinished, randomUUID())
  writeFileSync(draft, content)
  renameSync(draft, file)
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
