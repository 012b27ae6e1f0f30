import { mkdir, mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { replaceDurably, syncDirectory, writeDurably } from './durable-file'
import { idFromName, leadName, type Lead } from './lead'

/** The files of a lead that the inbox gives out. */
export type LeadFile = 'lead.json' | 'message.eml'

const UNFINISHED = '.tmp-'
const DELIVERED = 'delivered.json'

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

  /** Opens a directory, creating it, and clears what a killed relay left unfinished. */
  static async open(root: string): Promise<LeadStore> {
    const store = new LeadStore(root)
    const created = await mkdir(root, { recursive: true, mode: 0o700 })
    if (created !== undefined) await syncDirectory(dirname(created))
    for (const entry of await readdir(root)) {
      const id = idFromName(entry)
      if (id !== undefined) store.#nameOf.set(id, entry)
      else if (entry.startsWith(UNFINISHED)) await rm(join(root, entry), { recursive: true })
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

  /** All names, newest first. */
  names(): string[] {
    return [...this.#nameOf.values()].sort().reverse()
  }

  /** Where a lead's file is, or undefined for a name that is not exactly one of `names()`. */
  filePath(name: string, file: LeadFile): string | undefined {
    const id = idFromName(name)
    const known = id !== undefined && this.#nameOf.get(id) === name
    return known ? join(this.#root, name, file) : undefined
  }

  /** Throws when the owner has removed or damaged the lead. */
  async read(name: string): Promise<Lead> {
    return JSON.parse(await readFile(join(this.#root, name, 'lead.json'), 'utf8')) as Lead
  }

  /** The message exactly as it is sent. Throws when the owner has removed the lead. */
  message(name: string): Promise<Buffer> {
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
    await syncDirectory(directory)
  }

  async #findAgain(id: string): Promise<string | undefined> {
    const name = this.#nameOf.get(id)
    if (name === undefined) return undefined
    try {
      // Its first keeping may have failed or been killed between the rename and this sync, and
      // the owner may have erased it since.
      await syncDirectory(join(this.#root, name))
      await syncDirectory(this.#root)
      return name
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      this.#nameOf.delete(id)
      return undefined
    }
  }

  async #write(lead: Lead, render: (lead: Lead) => Promise<Buffer>): Promise<string> {
    const name = leadName(lead)
    const message = await render(lead)
    const draft = await mkdtemp(join(this.#root, UNFINISHED))
    try {
      await writeDurably(join(draft, 'lead.json'), `${JSON.stringify(lead, null, 2)}\n`)
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
