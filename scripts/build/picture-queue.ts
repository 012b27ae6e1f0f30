import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { showProgress, type Progress } from '../machine/progress'
import { readMaster, readable } from './picture-master'
import { encodeVersion, versionHash, type PictureVersion } from './picture-versions'
import { writeWhole } from './write-whole'

/** A version with what it is made of. */
export interface PlannedVersion extends PictureVersion {
  readonly master: string
  /** Of the master as it was planned; stands in the name. */
  readonly hash: string
}

/** Files that are still to be encoded. */
export interface PictureQueue {
  /** Resolves once the file of that name is there: encodes it now, before all others. */
  readonly ask: (name: string) => Promise<void>
  /** Encodes all the rest and says how far it is. */
  readonly encodeAll: () => Promise<void>
}

/** @param folders where the files go; what is in the first already is not encoded again. */
export function createPictureQueue(
  versions: readonly PlannedVersion[],
  folders: readonly [string, ...string[]],
  encode: (version: PlannedVersion) => Promise<Buffer> = encodePlanned,
): PictureQueue {
  const waiting = new Map(
    versions
      .filter(({ name }) => !existsSync(path.join(folders[0], name)))
      .sort(byNeed)
      .map((version) => [version.name, version]),
  )
  const begun = new Map<string, Promise<void>>()
  const asked = new Set<Promise<void>>()
  let progress: Progress | undefined

  async function write(version: PlannedVersion): Promise<void> {
    const bytes = await encode(version)
    for (const folder of folders) writeWhole(path.join(folder, version.name), bytes)
    progress?.step(version.cost)
  }

  function begin(version: PlannedVersion): Promise<void> {
    waiting.delete(version.name)
    const work = write(version)
      // To be tried, and reported, again by whoever comes next.
      .catch((error: unknown) => {
        waiting.set(version.name, version)
        throw error
      })
      .finally(() => begun.delete(version.name))
    begun.set(version.name, work)
    return work
  }

  async function ask(name: string): Promise<void> {
    const version = waiting.get(name)
    if (!version) return begun.get(name)
    const work = begin(version)
    asked.add(work)
    await work.finally(() => asked.delete(work))
  }

  async function worker(): Promise<void> {
    for (;;) {
      await Promise.allSettled(asked)
      const [next] = waiting.values()
      if (!next) return
      await begin(next)
    }
  }

  async function encodeAll(): Promise<void> {
    const left = [...waiting.values()]
    const cost = left.reduce((sum, version) => sum + version.cost, 0)
    progress = showProgress('Pictures encoded', left.length + begun.size, cost)
    await Promise.all(Array.from({ length: availableParallelism() }, worker))
    await Promise.all(begun.values())
    progress.end()
  }

  return { ask, encodeAll }
}

/** AVIF is what nearly all browsers ask for, and phones are most of them. */
function byNeed(one: PlannedVersion, other: PlannedVersion): number {
  return Number(one.format !== 'avif') - Number(other.format !== 'avif') || one.width - other.width
}

/** @throws when the master is no longer the one its name was made of. */
async function encodePlanned(version: PlannedVersion): Promise<Buffer> {
  const bytes = readMaster(version.master)
  if (versionHash(bytes) !== version.hash)
    throw new Error(`${version.master} : cette image vient de changer. Relancez la commande.`)
  return readable(version.master, bytes, () => encodeVersion(bytes, version))
}
