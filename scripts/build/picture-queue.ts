import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { showProgress, type Progress } from '../machine/progress'
import { readMaster, readable } from './picture-master'
import {
  decodeMaster,
  encodeVersion,
  isSmall,
  versionHash,
  type PictureVersion,
  type Pixels,
} from './picture-versions'
import { writeWhole } from './write-whole'

/** A version with what it is made of. */
export interface PlannedVersion extends PictureVersion {
  readonly master: string
  /** Hash of the master as it was planned; part of the name. */
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
  encode: (version: PlannedVersion) => Promise<Buffer> = plannedEncoder(),
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
      // The fault is not remembered: whoever asks next tries again, and reports it.
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

/**
 * Sorts by need: AVIF first, as nearly all browsers ask for it, and small sizes first, as most visitors use
 * phones. Otherwise versions of one master stay together, so that it is decoded once.
 */
function byNeed(one: PlannedVersion, other: PlannedVersion): number {
  return need(one) - need(other)
}

function need({ format, width }: PlannedVersion): number {
  if (format !== 'avif') return 2
  return isSmall({ width }) ? 0 : 1
}

/** How many decoded masters are kept: workers are seldom more than one master apart, and each costs 9 MB. */
const mostDecoded = availableParallelism() + 1

/** Encodes versions of the masters that were decoded last without decoding them again. */
function plannedEncoder(): (version: PlannedVersion) => Promise<Buffer> {
  const decoded = new Map<string, Promise<Pixels>>()

  /** @throws when the master is no longer the one its name was made of. */
  async function decode({ master, hash }: PlannedVersion): Promise<Pixels> {
    const bytes = readMaster(master)
    if (versionHash(bytes) !== hash)
      throw new Error(`${master} : cette image vient de changer. Relancez la commande.`)
    return readable(master, bytes, () => decodeMaster(bytes))
  }

  return async (version) => {
    const key = `${version.hash} ${version.master}`
    const pixels = decoded.get(key) ?? decode(version)
    // Moved to the end, so that the first is the one not asked for the longest.
    decoded.delete(key)
    decoded.set(key, pixels)
    const [oldest] = decoded.keys()
    if (oldest !== undefined && decoded.size > mostDecoded) decoded.delete(oldest)
    try {
      return await encodeVersion(await pixels, version)
    } catch (error) {
      // To be read again by whoever tries again.
      decoded.delete(key)
      throw error
    }
  }
}
