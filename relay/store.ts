import { access, mkdir, mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { replaceDurably, syncDirectory, writeDurably } from './durable-file'
import { logErasure, type ErasureReason } from './erasure'
import { idFromName, leadName, receivedAtFromName, type Lead } from './lead'
import { closeDirectory, closeLead } from './private-files'

/** The files of a lead that the inbox gives out. */
export type LeadFile = 'lead.json' | 'message.eml'

const UNFINISHED = '.tmp-'
const LEAD = 'lead.json'
const DELIVERED = 'delivered.json'
const REFUSED = 'refused.json'
const LOOKS_AT_A_TIME = 64

/** When a mail server refused a message for good, and with which codes. */
export interface Refused {
  /** ISO 8601, UTC. */
  refusedAt: string
  code: string
}

/**
 * Leads on disk, one directory each, named `<time>-<id>`.
 *
 * The name alone answers the three questions asked all the time: is this id known (a map filled
 * from one directory listing at start, about 150 bytes a lead), which are the newest (sort the
 * names), where is this one. An index file would be a second truth to keep whole through a crash.
 */
export class LeadStore {
  readonly #root: string
  readonly #nameOf = new Map<string, string>()
  readonly #inHand = new Map<string, Promise<string>>()

  private constructor(root: string) {
    this.#root = root
  }

  /**
   * Opens a directory, creating it, clears what a killed relay left unfinished, and closes what others
   * may read. Throws NotPrivateError where it cannot.
   */
  static async open(root: string): Promise<LeadStore> {
    const store = new LeadStore(root)
    const created = await mkdir(root, { recursive: true, mode: 0o700 })
    if (created !== undefined) await syncDirectory(dirname(created))
    await closeDirectory(root)
    for (const entry of await readdir(root)) {
      const id = idFromName(entry)
      if (id !== undefined) store.#nameOf.set(id, entry)
      else if (entry.startsWith(UNFINISHED)) await rm(join(root, entry), { recursive: true })
    }
    await store.forgetErased()
    for (const name of store.#nameOf.values()) await closeLead(join(root, name))
    return store
  }

  /**
   * Opens a directory that a relay may be using: nothing is created, closed or cleared. Throws when it
   * cannot be read.
   */
  static async openBeside(root: string): Promise<LeadStore> {
    const store = new LeadStore(root)
    for (const entry of await readdir(root)) {
      const id = idFromName(entry)
      if (id !== undefined) store.#nameOf.set(id, entry)
    }
    return store
  }

  /**
   * Keeps a lead and returns its name once it would survive a power cut; `isNew` is false when
   * the same lead was there. `render` makes its message, and is not called for a known lead.
   */
  async keep(
    lead: Lead,
    render: (lead: Lead) => Promise<Buffer>,
  ): Promise<{ name: string; isNew: boolean }> {
    const inHand = this.#inHand.get(lead.id)
    if (inHand) return { name: await inHand, isNew: false }
    let isNew = false
    const keeping = this.#findAgain(lead.id).then((known) => {
      isNew = known === undefined
      return known ?? this.#write(lead, render)
    })
    this.#inHand.set(lead.id, keeping)
    try {
      return { name: await keeping, isNew }
    } finally {
      this.#inHand.delete(lead.id)
    }
  }

  /**
   * Forgets the leads that the owner has erased by hand since, whole or only their `lead.json`; what
   * is left of these goes too. Throws when the directory itself cannot be read: then nothing is
   * forgotten.
   */
  async forgetErased(): Promise<void> {
    await readdir(this.#root)
    const names = [...this.#nameOf.values()]
    for (let start = 0; start < names.length; start += LOOKS_AT_A_TIME) {
      const some = names.slice(start, start + LOOKS_AT_A_TIME)
      await Promise.all(
        some.map(async (name) => {
          if (await this.#isErased(name)) await this.#forget(name)
        }),
      )
    }
  }

  /** Erases a lead for good, and notes that without a word of what it held. */
  async erase(name: string, reason: ErasureReason): Promise<void> {
    const id = idFromName(name)
    if (id === undefined) return
    const doomed = join(this.#root, `${UNFINISHED}erased-${id}`)
    await rename(join(this.#root, name), doomed)
    this.#drop(name)
    await rm(doomed, { recursive: true })
    await logErasure(this.#root, reason, receivedAtFromName(name))
    await syncDirectory(this.#root)
  }

  /** False for a lead that is not, or no more, one of these. */
  has(name: string): boolean {
    const id = idFromName(name)
    return id !== undefined && this.#nameOf.get(id) === name
  }

  /** All names, newest first. */
  names(): string[] {
    return [...this.#nameOf.values()].sort().reverse()
  }

  /** Under which name a lead is on disk; undefined when it is not. */
  nameOf(id: string): string | undefined {
    return this.#nameOf.get(id)
  }

  /** Where a lead's file is, or undefined for a name that is not exactly one of `names()`. */
  filePath(name: string, file: LeadFile): string | undefined {
    return this.has(name) ? join(this.#root, name, file) : undefined
  }

  /** Throws when the owner has removed or damaged the lead. */
  async read(name: string): Promise<Lead> {
    return JSON.parse(await readFile(join(this.#root, name, LEAD), 'utf8')) as Lead
  }

  /** The message exactly as it is sent. Throws when the owner has removed the lead. */
  async message(name: string): Promise<Buffer> {
    await access(join(this.#root, name, LEAD))
    return readFile(join(this.#root, name, 'message.eml'))
  }

  /** ISO time at which the mail server took the message, undefined as long as it has not. */
  async deliveredAt(name: string): Promise<string | undefined> {
    try {
      const record = await readFile(join(this.#root, name, DELIVERED), 'utf8')
      return (JSON.parse(record) as { deliveredAt: string }).deliveredAt
    } catch {
      return undefined
    }
  }

  /** Writes down that a message was taken, so that no restart sends it again. */
  async recordDelivery(name: string, at: Date): Promise<void> {
    const directory = join(this.#root, name)
    await replaceDurably(
      join(directory, DELIVERED),
      `${JSON.stringify({ deliveredAt: at.toISOString() })}\n`,
    )
    await rm(join(directory, REFUSED), { force: true })
    await syncDirectory(directory)
  }

  /** Marks a message that a mail server has refused for good. */
  async recordRefusal(name: string, code: string, at: Date): Promise<void> {
    const record: Refused = { refusedAt: at.toISOString(), code }
    const directory = join(this.#root, name)
    await replaceDurably(join(directory, REFUSED), `${JSON.stringify(record)}\n`)
    await syncDirectory(directory)
  }

  /** The mark that `recordRefusal` has left, undefined where there is none. */
  async refusal(name: string): Promise<Refused | undefined> {
    try {
      return JSON.parse(await readFile(join(this.#root, name, REFUSED), 'utf8')) as Refused
    } catch {
      return undefined
    }
  }

  async #findAgain(id: string): Promise<string | undefined> {
    const name = this.#nameOf.get(id)
    if (name === undefined) return undefined
    if (await this.#isErased(name)) {
      await this.#forget(name)
      return undefined
    }
    // Its first keeping may have failed or been killed between the rename and this sync.
    await syncDirectory(join(this.#root, name))
    await syncDirectory(this.#root)
    return name
  }

  /** Only a file that is not there counts: one that cannot be read is still a lead. */
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
    await rm(join(this.#root, name), { recursive: true, force: true })
  }

  /** Another lead of the same content may have taken its place since. */
  #drop(name: string): void {
    if (this.has(name)) this.#nameOf.delete(idFromName(name) ?? '')
  }

  async #write(lead: Lead, render: (lead: Lead) => Promise<Buffer>): Promise<string> {
    const name = leadName(lead)
    const message = await render(lead)
    const draft = await mkdtemp(join(this.#root, UNFINISHED))
    try {
      await writeDurably(join(draft, LEAD), `${JSON.stringify(lead, null, 2)}\n`)
      await writeDurably(join(draft, 'message.eml'), message)
      await syncDirectory(draft)
      await rename(draft, join(this.#root, name))
    } catch (error) {
      await rm(draft, { recursive: true, force: true }).catch(() => {})
      throw error
    }
    this.#nameOf.set(lead.id, name)
    await syncDirectory(this.#root)
    return name
  }
}
