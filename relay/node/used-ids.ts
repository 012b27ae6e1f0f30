import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { replaceDurably } from './durable-file'

/** What has been used up, in the data directory beside the leads: a time and an id a line. */
export const USED_IDS = '.used-ids'

/**
 * Things that are good once, and have been used. Kept through a restart; a power cut may bring back
 * those of the last seconds, which costs less than a sync for each.
 */
export class UsedIds {
  readonly #path: string
  /** Milliseconds since 1970 until which an id is remembered. */
  #known: Promise<Map<string, number>> | undefined
  /** Lines that the next write takes along, and that write. */
  #waiting = ''
  #nextWrite: Promise<void> | undefined
  #lastWrite: Promise<unknown> = Promise.resolve()

  constructor(dataDir: string) {
    this.#path = join(dataDir, USED_IDS)
  }

  /**
   * True the first time, then false until `until`. Throws where it cannot be known which were used, or
   * not be written `now`.
   */
  async use(id: string, until: Date, onDisk: 'now' | 'soon' = 'now'): Promise<boolean> {
    this.#known ??= this.#read().catch((error: unknown) => {
      // A disk that is well again is asked again.
      this.#known = undefined
      throw error
    })
    const known = await this.#known
    if ((known.get(id) ?? 0) > Date.now()) return false
    // Oldest first: what is over is forgotten as far as it stands in front.
    for (const [old, end] of known) {
      if (end > Date.now()) break
      known.delete(old)
    }
    known.set(id, until.getTime())
    const written = this.#append(line(id, until.getTime()))
    if (onDisk === 'now') await written
    // Known until the next start at least.
    else written.catch(() => undefined)
    return true
  }

  /** Ids that come together, or while others are being written, share one write, in their order. */
  #append(text: string): Promise<void> {
    this.#waiting += text
    this.#nextWrite ??= this.#lastWrite.then(() => {
      const all = this.#waiting
      this.#waiting = ''
      this.#nextWrite = undefined
      return appendFile(this.#path, all, { mode: 0o600 })
    })
    this.#lastWrite = this.#nextWrite.catch(() => undefined)
    return this.#nextWrite
  }

  /** Reads the file and drops from it what is over. Throws where it is there and cannot be read. */
  async #read(): Promise<Map<string, number>> {
    const text = await readFile(this.#path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    })
    const entries = text.split('\n').flatMap((each): [string, number][] => {
      const [, until, id] = /^(\d+) (.+)$/.exec(each) ?? []
      return id !== undefined && Number(until) > Date.now() ? [[id, Number(until)]] : []
    })
    if (text !== '') {
      await replaceDurably(this.#path, entries.map(([id, until]) => line(id, until)).join(''))
    }
    return new Map(entries)
  }
}

const line = (id: string, until: number) => `${until} ${id}\n`
