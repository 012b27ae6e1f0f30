import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { randomUUID } from 'node:crypto'
import path from 'node:path'

/** Unfinished files lie here, not beside their target: copying the target's folder would take them along. */
const unfinished = path.join('.cache', 'unfinished')

/** No write takes that long. */
const abandonedMs = 60_000

/** Writes a file as a whole or not at all, even if the command is stopped in the middle. */
export function writeWhole(file: string, content: string | Buffer): void {
  changeAllWhole(new Map([[file, content]]))
}

/**
 * Writes files as a whole and removes others, and changes none of them where one cannot be changed, such as on
 * a full disk or in a protected folder. A command that is stopped in the middle may have changed some.
 * @param contents by file; none for a file that is to be removed.
 */
export function changeAllWhole(contents: ReadonlyMap<string, string | Buffer | undefined>): void {
  mkdirSync(unfinished, { recursive: true })
  const changes = [...contents].map(([file, content]) => ({
    file,
    content,
    draft: path.join(unfinished, randomUUID()),
    former: path.join(unfinished, randomUUID()),
  }))
  const made: typeof changes = []
  const clean = () => {
    for (const { draft, former } of changes)
      for (const left of [draft, former]) rmSync(left, { force: true })
  }
  try {
    for (const { file, content, draft, former } of changes) {
      if (content !== undefined) {
        mkdirSync(path.dirname(file), { recursive: true })
        writeFileSync(draft, content)
      }
      // Nothing need be put back where the only change fails.
      if (changes.length > 1 && isFile(file)) copyFileSync(file, former)
    }
    for (const change of changes) {
      if (change.content === undefined) rmSync(change.file)
      else renameSync(change.draft, change.file)
      made.push(change)
    }
  } catch (error) {
    for (const { file, former } of made)
      if (isFile(former)) renameSync(former, file)
      else rmSync(file)
    clean()
    throw error
  }
  clean()
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false

/** Removes what commands that were stopped have left. */
export function removeUnfinished(): void {
  mkdirSync(unfinished, { recursive: true })
  for (const name of readdirSync(unfinished)) {
    const draft = path.join(unfinished, name)
    const age = Date.now() - (statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > abandonedMs) rmSync(draft, { force: true })
  }
}
