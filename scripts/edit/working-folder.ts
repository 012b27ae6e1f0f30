/**
 * The records and pictures of a content folder, as the editing screen reads and saves them. Nothing
 * else of the project is within its reach: no schema, no text of law, no file above the folder.
 */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { collections, singles } from '../../lib/site/content/kinds'
import { changeAllWhole } from '../build/write-whole'

/** A file as a forge lists it. */
interface HeldFile {
  /** From the project's root, such as « content/jobs/x.json ». */
  readonly path: string
  /** What git calls a blob of this content. */
  readonly sha: string
  /** Bytes. */
  readonly size: number
}

/** A file to be written, or to be removed. */
export interface FileChange {
  readonly path: string
  /** None removes the file. */
  readonly content?: Buffer
  /** What the file was when it was read; none for a file that is not there yet. */
  readonly from?: string
}

/** What was asked cannot be done; nothing has been written. */
export class RefusedChange extends Error {
  constructor(
    message: string,
    /** 409 when somebody else was quicker, 422 when it could never be done. */
    readonly status: 409 | 422,
  ) {
    super(message)
    this.name = 'RefusedChange'
  }
}

/** The content folder as the editing screen reads and writes it. */
export interface WorkingFolder {
  files(): readonly HeldFile[]
  read(file: string): Buffer | undefined
  /**
   * What the folder's present state is called, as a forge names its last commit: the screen believes what
   * it keeps of a state by its name, so that one which comes back is called anew.
   */
  revision(): string
  /** All changes or none. @throws RefusedChange, or what the system says of a file it does not write. */
  apply(changes: readonly FileChange[]): readonly (HeldFile | undefined)[]
}

/** The folder's name for the screen, whichever one `CONTENT_DIR` names. */
export const screenFolder = 'content'

const pictures = /\.(?:avif|jpe?g|png|webp)$/i
const plainName = /^[A-Za-z\d][\w.-]*$/
/** Photos are named as phones and people name them: « Toit été (1).jpg ». */
const photoName = /^[\p{L}\d][^/\\\p{C}]*$/u

/** @param folder the content folder on disk. */
export function workingFolder(folder: string): WorkingFolder {
  const known = new Map<string, { readonly stamp: string; readonly sha: string }>()
  const onDisk = (file: string) => path.join(folder, path.posix.relative(screenFolder, file))

  function held(file: string): HeldFile | undefined {
    const stat = statSync(onDisk(file), { throwIfNoEntry: false })
    if (!stat?.isFile()) return undefined
    const stamp = `${stat.mtimeMs} ${stat.size} ${stat.ino}`
    const before = known.get(file)
    const sha = before?.stamp === stamp ? before.sha : blobHash(readFileSync(onDisk(file)))
    known.set(file, { stamp, sha })
    return { path: file, sha, size: stat.size }
  }

  let last = { files: '', revision: '' }

  return {
    files() {
      const names = [
        ...Object.values(singles).map(({ file }) => file),
        ...Object.values(collections).flatMap(({ folder: below }) => {
          const place = path.join(folder, below)
          return existsSync(place) ? readdirSync(place).map((name) => `${below}/${name}`) : []
        }),
      ]
      return names
        .map((name) => `${screenFolder}/${name}`)
        .filter(isWithinReach)
        .sort()
        .flatMap((file) => held(file) ?? [])
    },
    revision() {
      const files = JSON.stringify(this.files())
      if (files !== last.files) last = { files, revision: randomUUID() }
      return last.revision
    },
    read: (file) => (isWithinReach(file) && held(file) ? readFileSync(onDisk(file)) : undefined),
    apply(changes) {
      for (const change of changes) refuse(change, held(change.path), onDisk(change.path))
      changeAllWhole(new Map(changes.map(({ path: file, content }) => [onDisk(file), content])))
      return changes.map(({ path: file }) => held(file))
    },
  }
}

/** A record of a kind that there is, or a picture. */
function isWithinReach(file: string): boolean {
  const below = path.posix.relative(screenFolder, file)
  if (Object.values(singles).some((single) => single.file === below)) return true
  const [place, name, ...more] = below.split('/')
  if (!place || !name || more.length > 0) return false
  if (!Object.values(collections).some((many) => many.folder === place)) return false
  if (place === collections.picture.folder && pictures.test(name)) return photoName.test(name)
  return name.endsWith('.json') && plainName.test(name)
}

function refuse(change: FileChange, now: HeldFile | undefined, target: string): void {
  const { path: file, content, from } = change
  if (!isWithinReach(file))
    throw new RefusedChange(`${file} : l'écran ne modifie que les fiches et les photos.`, 422)
  // What a link leads to is somewhere else.
  if (lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new RefusedChange(`${file} : ce fichier est un lien vers un autre.`, 422)
  if (now?.sha !== from)
    throw new RefusedChange(
      from
        ? `${file} a changé depuis que vous l'avez ouvert : rechargez la page, rien n'est perdu sur le disque.`
        : `${file} existe déjà.`,
      409,
    )
  if (content && file.endsWith('.json') && !isJsonObject(content))
    throw new RefusedChange(`${file} : ce n'est pas une fiche.`, 422)
}

function isJsonObject(content: Buffer): boolean {
  try {
    const value = JSON.parse(content.toString('utf8')) as unknown
    return value !== null && typeof value === 'object' && !Array.isArray(value)
  } catch {
    return false
  }
}

function blobHash(content: Buffer): string {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')
}
