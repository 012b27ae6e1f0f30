import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { isUsed } from '../core/used-first'
import { replaceDurably } from './durable-file'

/** What has been used up, in the data directory beside the leads: a time and an id a line. */
export const USED_IDS = '.used-ids'

/**
 * Nothing is remembered for longer: what is, was noted by a clock that has been set back since. It goes,
 * for some of it is a digest of what a person wrote.
 */
const LONGEST_MS = 8 * 24 * 60 * 60_000

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
  /** The last write has failed, perhaps in the middle of a line. */
  #isTorn = false
  #lastWrite: Promise<unknown> = Promise.resolve()

  constructor(
    dataDir: string,
    private readonly now: () => Date,
  ) {
    this.#path = join(dataDir, USED_IDS)
  }

  /**
   * True the first time, then false until `until`. Throws where it cannot be known which were used, or
   * not be written `now`.
   */
  async use(id: string, until: Date, onDisk: 'now' | 'soon' = 'now'): Promise<boolean> {
    const known = await this.#load()
    const before = known.get(id)
    if (isUsed(before, until.getTime(), this.now().getTime())) return false
    known.set(id, until.getTime())
    const written = this.#append(line(id, until.getTime()))
    // Known until the next start at least.
    if (onDisk === 'soon') written.catch(() => undefined)
    else
      await written.catch((error: unknown) => {
        // Whoever asked takes it for unused, and asks again.
        if (before === undefined) known.delete(id)
        else known.set(id, before)
        throw error
      })
    return true
  }

  /** Forgets what is over, on the disk too, where it would lie until the next start. */
  async forget(): Promise<void> {
    const known = await this.#load()
    const over = [...known].filter(([, until]) => this.#isOver(until))
    if (over.length === 0) return
    // What is used while it waits for its turn is among the known.
    await this.#inTurn(() => this.#replace([...known].filter(([, until]) => !this.#isOver(until))))
    for (const [id, until] of over) if (known.get(id) === until) known.delete(id)
  }

  /** Ids that come together, or while others are being written, share one write, in their order. */
  #append(text: string): Promise<void> {
    this.#waiting += text
    this.#nextWrite ??= this.#inTurn(async () => {
      const all = (this.#isTorn ? '\n' : '') + this.#waiting
      this.#waiting = ''
      this.#nextWrite = undefined
      this.#isTorn = true
      await appendFile(this.#path, all, { mode: 0o600 })
      this.#isTorn = false
    })
    return this.#nextWrite
  }

  /** One write at a time, each once those that were asked for before have ended. */
  #inTurn(write: () => Promise<void>): Promise<void> {
    const turn = this.#lastWrite.then(write)
    this.#lastWrite = turn.catch(() => undefined)
    return turn
  }

  #load(): Promise<Map<string, number>> {
    this.#known ??= this.#read().catch((error: unknown) => {
      // A disk that is well again is asked again.
      this.#known = undefined
      throw error
    })
    return this.#known
  }

  /** Reads the file and drops from it what is over. Throws where it is there and cannot be read. */
  async #read(): Promise<Map<string, number>> {
    const text = await readFile(this.#path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    })
    const entries = text.split('\n').flatMap((each): [string, number][] => {
      const [, until, id] = /^(\d+) (.+)$/.exec(each) ?? []
      return id !== undefined && !this.#isOver(Number(until)) ? [[id, Number(until)]] : []
    })
    if (text !== '') await this.#replace(entries)
    return new Map(entries)
  }

  #isOver(until: number): boolean {
    const now = this.now().getTime()
    return until <= now || until > now + LONGEST_MS
  }

  #replace(entries: readonly (readonly [id: string, until: number])[]): Promise<void> {
    return replaceDurably(this.#path, entries.map(([id, until]) => line(id, until)).join(''))
  }
}

const line = (id: string, until: number) => `${until} ${id}\n`
