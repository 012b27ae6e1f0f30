import {
  copyFileSync,
  mkdirSync,
  readFileSync,
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

/** The end of a file there that names the folder in which another lies, as no file can be moved between disks. */
const elsewhere = '.elsewhere'

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
  const changes: Change[] = []
  const made: Change[] = []
  const clean = () => {
    for (const { draft, former } of changes) for (const left of [draft, former]) left.remove()
  }
  try {
    for (const [file, content] of contents) {
      const folder = path.dirname(file)
      if (content !== undefined) mkdirSync(folder, { recursive: true })
      const change = { file, content, draft: placeFor(folder), former: placeFor(folder) }
      changes.push(change)
      if (content !== undefined) writeFileSync(change.draft.open(), content)
      // Nothing need be put back where the only change fails.
      if (contents.size > 1 && isFile(file)) copyFileSync(file, change.former.open())
    }
    for (const change of changes) {
      if (change.content === undefined) rmSync(change.file)
      else renameSync(change.draft.path, change.file)
      made.push(change)
    }
  } catch (error) {
    for (const { file, former } of made)
      if (isFile(former.path)) renameSync(former.path, file)
      else rmSync(file)
    clean()
    throw error
  }
  clean()
}

interface Change {
  readonly file: string
  readonly content: string | Buffer | undefined
  /** What the file is to be. */
  readonly draft: Place
  /** What it was. */
  readonly former: Place
}

/** Where a file lies until it is moved. */
interface Place {
  readonly path: string
  /** Makes sure that what is left there is found. @returns the path. */
  open(): string
  remove(): void
}

/** A place on the disk of the folder into which the file is to be moved. */
function placeFor(folder: string): Place {
  const name = randomUUID()
  const isHere = statSync(folder).dev === statSync(unfinished).dev
  const file = isHere ? path.join(unfinished, name) : hiddenIn(folder, name)
  const note = path.join(unfinished, `${name}${elsewhere}`)
  return {
    path: file,
    open() {
      if (!isHere) writeFileSync(note, path.resolve(folder))
      return file
    },
    remove() {
      rmSync(file, { force: true })
      rmSync(note, { force: true })
    },
  }
}

const hiddenIn = (folder: string, name: string) => path.join(folder, `.${name}`)

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false

/** Removes what commands that were stopped have left. */
export function removeUnfinished(): void {
  mkdirSync(unfinished, { recursive: true })
  for (const name of readdirSync(unfinished)) {
    const draft = path.join(unfinished, name)
    const age = Date.now() - (statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age <= abandonedMs) continue
    if (name.endsWith(elsewhere))
      rmSync(hiddenIn(readFileSync(draft, 'utf8'), path.basename(name, elsewhere)), { force: true })
    rmSync(draft, { force: true })
  }
}
