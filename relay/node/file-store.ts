import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, readdir, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

import { french } from '@/lib/text/typography'

import { replaceDurably, syncDirectory, writeDurably } from './durable-file'
import { faultCode } from '../core/fault-code'
import { glanceOf, type LeadGlance } from '../core/glance'
import { InHand } from '../core/in-hand'
import { idFromName, leadFrom, leadName, receivedAtFromName, type Lead } from '../core/lead'
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
import { ERASURES, logErasure } from './erasure-log'
import { FileGlances } from './file-glances'
import { closeLead, makeDirectory, NotPrivateError } from './private-files'
import { StagedFile } from './staged-file'
import { UsedIds } from './used-ids'

const UNFINISHED = '.tmp-'
const LEAD = 'lead.json'
/** The names of a lead's files; none can lead out of its directory. */
const FILE_NAME = /^[\w-]+\.[\w]+$/
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
  readonly #now: () => Date
  readonly #nameOf = new Map<string, string>()
  readonly #inHand = new InHand()
  readonly #used: UsedIds
  readonly #glances: FileGlances
  #lastSync = Promise.resolve()
  #nextSync: Promise<void> | undefined

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
      await this.#noteErasure('photos', name)
    },
  }

  private constructor(root: string, { log = () => {}, now = () => new Date() }: Surroundings = {}) {
    this.#root = root
    this.#log = log
    this.#now = now
    this.#used = new UsedIds(root, now)
    this.#glances = new FileGlances(root)
  }

  /**
   * Opens a directory, creating it if needed, clears what a killed relay left unfinished, and closes what
   * other users may read. Throws NotPrivateError where it cannot. A lead that another user has written, and
   * that it may not touch, is named in the log: it is no reason to take no others.
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
      if (await this.#isErased(name)) await this.#forget(name)
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
    // A name that no earlier attempt can have left behind.
    const doomed = join(this.#root, `${UNFINISHED}erased-${randomUUID()}`)
    await rename(join(this.#root, name), doomed)
    this.#drop(name)
    try {
      await rm(doomed, { recursive: true })
    } catch (error) {
      // Under the new name it would count as erased, and stay on the disk.
      await rename(doomed, join(this.#root, name)).catch(() => {})
      if (!this.#nameOf.has(id)) this.#nameOf.set(id, name)
      throw error
    }
    await this.#noteErasure(reason, name)
    await syncDirectory(this.#root)
  }

  /** What is gone must not pass for what the disk keeps: that it cannot be written down is told apart. */
  async #noteErasure(reason: ErasureReason, name: string): Promise<void> {
    await logErasure(this.#root, reason, receivedAtFromName(name), this.#now()).catch(
      (error: unknown) => {
        this.#log(
          french(
            `Un effacement est fait, mais n'a pas pu être noté dans ${ERASURES} (${faultCode(error)}).`,
          ),
        )
      },
    )
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

  async read(name: string): Promise<Lead> {
    const text = await readFile(join(this.#root, name, LEAD), 'utf8').catch(
      (error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new LeadGone() : error
      },
    )
    return leadFrom(text)
  }

  async file(name: string, file: string): Promise<Uint8Array | undefined> {
    if (!this.has(name) || !FILE_NAME.test(file)) return undefined
    try {
      await access(join(this.#root, name, LEAD))
      return await readFile(join(this.#root, name, file))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
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
    if (await this.#isErased(name)) {
      await this.#forget(name)
      return undefined
    }
    // The first attempt may have failed or been killed between the rename and this sync.
    await syncDirectory(join(this.#root, name))
    await syncDirectory(this.#root)
    return name
  }

  /** Whether a lead's file is missing: one that cannot be read is still a lead. */
  async #isErased(name: string): Promise<boolean> {
    try {
      await access(join(this.#root, name, LEAD))
      return false
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ENOENT'
    }
  }

  async #forget(name: string): Promise<void> {
    this.#drop(name)
    await this.#clear(name)
  }

  /**
   * Removes what is no lead (any more). What cannot be removed must not keep leads from being taken or shown.
   */
  async #clear(entry: string): Promise<void> {
    await rm(join(this.#root, entry), { recursive: true, force: true }).catch((error: unknown) => {
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
    const files = await render(lead)
    const draft = join(this.#root, `${UNFINISHED}${randomUUID()}`)
    await mkdir(draft, { mode: 0o700 })
    try {
      const content = `${JSON.stringify(lead, null, 2)}\n`
      await allOf([
        writeDurably(join(draft, LEAD), content),
        ...files.map((file) => writeFile(join(draft, file.name), file)),
      ])
      await syncDirectory(draft)
      await rename(draft, join(this.#root, name))
    } catch (error) {
      await rm(draft, { recursive: true, force: true }).catch(() => {})
      throw error
    }
    this.#nameOf.set(lead.id, name)
    await this.#syncRoot()
    return name
  }

  /**
   * Returns once the names of all leads are on the disk. Leads that arrive during a sync share the next one:
   * the sync under way may have begun before their names were there.
   */
  #syncRoot(): Promise<void> {
    this.#nextSync ??= this.#lastSync.then(() => {
      this.#nextSync = undefined
      const sync = syncDirectory(this.#root)
      this.#lastSync = sync.catch(() => {})
      return sync
    })
    return this.#nextSync
  }
}

async function writeFile(path: string, file: LeadFile): Promise<void> {
  if ('bytes' in file) await writeDurably(path, file.bytes)
  else if (file.staged instanceof StagedFile) await file.staged.moveTo(path)
  else throw new Error('staged elsewhere')
}

/** Waits for all work to end before it throws the first fault, so that none goes on unseen. */
async function allOf(work: readonly Promise<void>[]): Promise<void> {
  const faults = (await Promise.allSettled(work)).flatMap((each) =>
    each.status === 'rejected' ? [each.reason as Error] : [],
  )
  if (faults[0]) throw faults[0]
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
