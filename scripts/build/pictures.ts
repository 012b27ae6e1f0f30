/**
 * Plans the pictures of the site: reads the masters, writes what pages are to say of them into
 * `.cache/pictures.json`, and lists the files to be encoded into `public/pictures/`. Names carry a
 * hash, so that a second run encodes nothing and browsers may keep the files for ever.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pictures } from '../../lib/site/catalog'
import { contentFolder } from '../../lib/site/content/folder'
import { manifestFile, type EncodedPicture } from '../../lib/site/pictures'
import { showProgress } from '../machine/progress'
import { readMaster, UnusableMaster } from './picture-master'
import { createPictureQueue, type PictureQueue, type PlannedVersion } from './picture-queue'
import { describePicture, versionHash, versionsOf } from './picture-versions'
import { removeUnfinished, writeWhole } from './write-whole'

export interface PictureFolders {
  readonly masters: string
  readonly encoded: string
  readonly manifest: string
}

const folders: PictureFolders = {
  masters: path.join(contentFolder(), 'pictures'),
  encoded: path.join('public', 'pictures'),
  manifest: manifestFile,
}

/** As many as the thread pool of Node takes. */
const readAtOnce = 4

type Records = Readonly<Record<string, { readonly file: string }>>

type Manifest = Readonly<Record<string, EncodedPicture>>

/**
 * Pages can be built once it is done; the files they name may be yet to be encoded.
 * @throws with all masters that are missing or unusable, a line each, in French.
 */
export async function planPictures(
  records: Records = pictures,
  { masters, encoded, manifest }: PictureFolders = folders,
): Promise<readonly PlannedVersion[]> {
  const ids = Object.keys(records)
  const progress = showProgress('Pictures read', ids.length)
  const { planned, unusable } = await readMasters(records, { masters, manifest }, () =>
    progress.step(),
  )
  progress.end()
  if (unusable.size > 0)
    throw new Error(
      [...unusable.values()]
        .map(({ message }) => message)
        .sort()
        .join('\n'),
    )

  // In the order of the records, whichever was read first.
  const all = ids.flatMap((id) => planned.get(id) ?? [])
  removeUnfinished()
  writeWhole(manifest, JSON.stringify(Object.fromEntries(all.map((one) => [one.id, one.picture]))))
  const versions = all.flatMap((one) => one.versions)
  removeAllBut(new Set(versions.map(({ name }) => name)), encoded)
  return versions
}

/**
 * The masters that no picture can be made of, by the id of their record. Decodes only what has changed
 * since pictures were planned last, and writes nothing.
 */
export async function unusableMasters(
  records: Records = pictures,
  { masters, manifest }: Pick<PictureFolders, 'masters' | 'manifest'> = folders,
): Promise<ReadonlyMap<string, UnusableMaster>> {
  return (await readMasters(records, { masters, manifest })).unusable
}

/** What encodes the planned versions; they also go to `copies`, folders beside the usual one. */
export function encodePictures(
  versions: readonly PlannedVersion[],
  ...copies: readonly string[]
): PictureQueue {
  return createPictureQueue(versions, [folders.encoded, ...copies])
}

interface Planned {
  readonly id: string
  readonly picture: EncodedPicture
  readonly versions: readonly PlannedVersion[]
}

async function readMasters(
  records: Records,
  { masters, manifest }: Pick<PictureFolders, 'masters' | 'manifest'>,
  afterEach: () => void = () => undefined,
): Promise<{
  readonly planned: ReadonlyMap<string, Planned>
  readonly unusable: ReadonlyMap<string, UnusableMaster>
}> {
  const known = readManifest(manifest)
  const planned = new Map<string, Planned>()
  const unusable = new Map<string, UnusableMaster>()
  const queue = Object.entries(records).values()
  const work = async () => {
    for (const [id, { file }] of queue) {
      try {
        planned.set(id, await planPicture(id, path.join(masters, file), known[id]))
      } catch (error) {
        if (!(error instanceof UnusableMaster)) throw error
        unusable.set(id, error)
      }
      afterEach()
    }
  }
  await Promise.all(Array.from({ length: readAtOnce }, work))
  return { planned, unusable }
}

async function planPicture(
  id: string,
  master: string,
  known: EncodedPicture | undefined,
): Promise<Planned> {
  const bytes = readMaster(master)
  const hash = versionHash(bytes)
  const picture = known?.jpeg.src.includes(`-${hash}-`)
    ? known
    : await describePicture({ id, hash, master, bytes })
  const versions = versionsOf(picture).map((version) => ({ ...version, master, hash }))
  return { id, picture, versions }
}

function readManifest(file: string): Manifest {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
}

function removeAllBut(wanted: ReadonlySet<string>, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (!wanted.has(name)) rmSync(path.join(folder, name))
}
