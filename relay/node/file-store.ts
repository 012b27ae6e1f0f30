import { randomUUID } from 'node:crypto'
import { readFile, readdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

import { replaceDurably, syncDirectory } from './durable-file'
import { faultCode } from '../core/fault-code'
import { glanceOf, type LeadGlance } from '../core/glance'
import { InHand } from '../core/in-hand'
import { idFromName, leadName, type Lead } from '../core/lead'
import {
  LeadGone,
  NoRoomForPhotos,
  recordFrom,
  type ErasureReason,
  type LeadFile,
  type LeadRecords,
  type LeadStore,
  type PhotoKeeping,
  type RecordKind,
} from '../core/store'
import { FileGlances } from './file-glances'
import { isErased, readLead, readLeadFile, UNFINISHED, writeLead } from './lead-directory'
import { LeadErasure } from './lead-erasure'
import { closeLead, makeDirectory, NotPrivateError } from './private-files'
import { SharedSync } from './shared-sync'
import { StagedFile } from './staged-file'
import { UsedIds } from './used-ids'

const LOOKS_AT_A_TIME = 64
/** With less free space than this, photos are refused: what is left is for the leads themselves. */
const ROOM_BYTES = 512 * 1024 * 1024

/** What a store gets from its relay. */
interface Surroundings {
  log?: (line: string) => void
  now?: () => Date
}

/**
 * Leads on disk, one directory each, named `<time>-<id>`.
 *
 * The names alone answer the questions asked all the time: is this id known (a map filled from one directory
 * listing at start, about 150 bytes a lead), which leads are the newest (sort the names), where is this one.
 * An index file would be a second truth that could be wrong after a crash.
 */
export class FileStore implements LeadStore {
  readonly #root: string
  readonly #log: (line: string) => void
  readonly #nameOf = new Map<string, string>()
  readonly #inHand = new InHand()
  readonly #used: UsedIds
  readonly #glances: FileGlances
  readonly #erasure: LeadErasure
  readonly #names: SharedSync

  readonly photos: PhotoKeeping = {
    stage: async () => {
      const { bavail, bsize } = await statfs(this.#root)
      if (bavail * bsize < ROOM_BYTES) throw new NoRoomForPhotos()
      return StagedFile.create(join(this.#root, `${UNFINISHED}photo-${randomUUID()}`))
    },
    erasePhotos: async (name, files, instead) => {
      const directory = join(this.#root, name)
      if (!('bytes' in instead)) throw new Error('a photo in the place of photos')
      await replaceDurably(join(directory, instead.name), instead.bytes)
      for (const file of files) await rm(join(directory, file), { force: true })
      await syncDirectory(directory)
      await this.#erasure.note('photos', name)
    },
  }

  private constructor(root: string, { log = () => {}, now = () => new Date() }: Surroundings = {}) {
    this.#root = root
    this.#log = log
    this.#used = new UsedIds(root, now)
    this.#glances = new FileGlances(root)
    this.#erasure = new LeadErasure(root, now, log)
    this.#names = new SharedSync(root)
  }

  /**
   * Opens a directory, creating it if needed, clears what a killed relay left unfinished, completes its
   * erasures, and closes what other users may read. Throws NotPrivateError where it cannot. A lead that another
   * user has written, and that it may not touch, is named in the log: it is no reason to take no others.
   */
  static async open(root: string, surroundings?: Surroundings): Promise<FileStore> {
    const store = new FileStore(root, surroundings)
    await makeDirectory(root)
    for (const entry of await readdir(root)) {
      const id = idFromName(entry)
      if (id !== undefined) store.#nameOf.set(id, entry)
      else if (entry.startsWith(UNFINISHED)) await store.#clear(entry)
    }
    await store.forgetErased()
    for (const name of store.#nameOf.values()) {
      await closeLead(join(root, name)).catch((error: unknown) => {
        if (error instanceof NotPrivateError) throw error
        store.#log(
          `lead ${name} cannot be read (${faultCode(error)}): give its directory to the user who runs the relay`,
        )
      })
    }
    return store
  }

  /**
   * Opens a directory that a relay may be using: nothing is created, closed or cleared. Throws when it cannot
   * be read.
   */
  static async openBeside(root: string, log: (line: string) => void): Promise<FileStore> {
    const store = new FileStore(root, { log })
    for (const entry of await readdir(root)) {
      const id = idFromName(entry)
      if (id !== undefined) store.#nameOf.set(id, entry)
    }
    return store
  }

  async keep(
    lead: Lead,
    render: (lead: Lead) => Promise<readonly LeadFile[]>,
  ): Promise<{ name: string; isNew: boolean }> {
    return this.#inHand.keep(
      lead.id,
      () => this.#findAgain(lead.id),
      () => this.#write(lead, render),
    )
  }

  /**
   * Forgets the leads that somebody has erased by hand, whole or only their `lead.json`, and removes what is
   * left of them. Throws when the directory itself cannot be read; then nothing is forgotten.
   */
  async forgetErased(): Promise<void> {
    await readdir(this.#root)
    await someAtATime([...this.#nameOf.values()], async (name) => {
      if (await isErased(join(this.#root, name))) await this.#forget(name)
    })
  }

  async glances(): Promise<LeadGlance[]> {
    const canLook = await readdir(this.#root).then(
      () => true,
      () => false,
    )
    const all = await someAtATime(this.names(), async (name) => {
      const glance = await this.#glances.of(name)
      if (glance || !canLook) return glance ?? glanceOf(name, undefined)
      await this.#forget(name)
      return undefined
    })
    return all.flatMap((glance) => glance ?? [])
  }

  async erase(name: string, reason: ErasureReason): Promise<void> {
    const id = idFromName(name)
    if (id === undefined) return
    const entry = await this.#erasure.begin(name, reason)
    this.#drop(name)
    try {
      await this.#erasure.complete(entry)
    } catch (error) {
      await this.#erasure.undo(entry)
      if (!this.#nameOf.has(id)) this.#nameOf.set(id, name)
      throw error
    }
  }

  has(name: string): boolean {
    const id = idFromName(name)
    return id !== undefined && this.#nameOf.get(id) === name
  }

  names(): string[] {
    return [...this.#nameOf.values()].sort().reverse()
  }

  nameOf(id: string): string | undefined {
    return this.#nameOf.get(id)
  }

  read(name: string): Promise<Lead> {
    return readLead(join(this.#root, name))
  }

  async file(name: string, file: string): Promise<Uint8Array | undefined> {
    return this.has(name) ? readLeadFile(join(this.#root, name), file) : undefined
  }

  async record<K extends RecordKind>(name: string, kind: K): Promise<LeadRecords[K] | undefined> {
    try {
      const stored = await readFile(this.#recordPath(name, kind), 'utf8')
      return recordFrom(kind, stored, name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }

  async *namesWithout(kind: RecordKind): AsyncIterable<string> {
    for (const name of this.names().reverse()) {
      if ((await this.record(name, kind).catch(() => undefined)) === undefined) yield name
    }
  }

  async setRecord<K extends RecordKind>(
    name: string,
    kind: K,
    value: LeadRecords[K],
  ): Promise<void> {
    try {
      await replaceDurably(this.#recordPath(name, kind), `${JSON.stringify(value)}\n`)
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new LeadGone() : error
    } finally {
      this.#glances.forget(name)
    }
    await syncDirectory(join(this.#root, name))
  }

  async removeRecord(name: string, kind: RecordKind): Promise<void> {
    try {
      await rm(this.#recordPath(name, kind))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
      throw error
    }
    await syncDirectory(join(this.#root, name))
  }

  useOnce(id: string, until: Date, onDisk?: 'now' | 'soon'): Promise<boolean> {
    return this.#used.use(id, until, onDisk)
  }

  forgetUsed(): Promise<void> {
    return this.#used.forget()
  }

  #recordPath(name: string, kind: RecordKind): string {
    return join(this.#root, name, `${kind}.json`)
  }

  async #findAgain(id: string): Promise<string | undefined> {
    const name = this.#nameOf.get(id)
    if (name === undefined) return undefined
    if (await isErased(join(this.#root, name))) {
      await this.#forget(name)
      return undefined
    }
    // The first attempt may have failed or been killed between the rename and this sync.
    await syncDirectory(join(this.#root, name))
    await syncDirectory(this.#root)
    return name
  }

  async #forget(name: string): Promise<void> {
    this.#drop(name)
    await this.#clear(name)
  }

  /**
   * Removes what is no lead (any more). What cannot be removed must not keep leads from being taken or shown.
   */
  async #clear(entry: string): Promise<void> {
    const clearing = this.#erasure.isBegun(entry)
      ? this.#erasure.complete(entry)
      : rm(join(this.#root, entry), { recursive: true, force: true })
    await clearing.catch((error: unknown) => {
      this.#log(
        `${entry} cannot be removed (${faultCode(error)}): give it to the user who runs the relay`,
      )
    })
  }

  /** Another lead with the same id may have taken its place since. */
  #drop(name: string): void {
    this.#glances.forget(name)
    if (this.has(name)) this.#nameOf.delete(idFromName(name) ?? '')
  }

  async #write(lead: Lead, render: (lead: Lead) => Promise<readonly LeadFile[]>): Promise<string> {
    const name = leadName(lead)
    await writeLead(join(this.#root, name), lead, await render(lead))
    this.#nameOf.set(lead.id, name)
    await this.#names.sync()
    return name
  }
}

/** Calls work for each name, a few at a time, and returns the results in the order of the names. */
async function someAtATime<T>(
  names: readonly string[],
  work: (name: string) => Promise<T>,
): Promise<T[]> {
  const done: T[] = []
  for (let start = 0; start < names.length; start += LOOKS_AT_A_TIME)
    done.push(...(await Promise.all(names.slice(start, start + LOOKS_AT_A_TIME).map(work))))
  return done
}
