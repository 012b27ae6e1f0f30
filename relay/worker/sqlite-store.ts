import type { FollowUp } from '../core/follow-up'
import { glanceOf, storedGlance, type LeadGlance } from '../core/glance'
import { InHand } from '../core/in-hand'
import { joined } from '../core/joined-bytes'
import { idFromName, leadFrom, leadName, receivedAtFromName, type Lead } from '../core/lead'
import {
  erasureRecord,
  LeadGone,
  recordFrom,
  type ErasureReason,
  type LeadFile,
  type LeadRecords,
  type LeadStore,
  type PhotoKeeping,
  type RecordKind,
} from '../core/store'
import type { DurableObjectStorage } from './platform'
import type { R2Photos } from './r2-photos'

const LEAD = 'lead.json'

/**
 * A note as this relay writes it, of a time alone. Thousands need not be parsed, each time the object wakes, to
 * be told from a damaged one.
 */
const PLAIN_NOTE = '{"*At":"[0-9]*Z"}'

/** A value of this database holds at most two megabytes. */
const PIECE_BYTES = 1024 * 1024

const SCHEMA = `
CREATE TABLE IF NOT EXISTS leads (name TEXT PRIMARY KEY, id TEXT UNIQUE NOT NULL, lead TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS files (name TEXT, file TEXT, piece INTEGER, bytes BLOB NOT NULL, PRIMARY KEY (name, file, piece));
CREATE TABLE IF NOT EXISTS records (name TEXT, kind TEXT, value TEXT NOT NULL, PRIMARY KEY (name, kind)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS erasures (erasedAt TEXT, reason TEXT, receivedOn TEXT);
CREATE TABLE IF NOT EXISTS used (id TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS state (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`

/**
 * One firm's leads in the database of its own object. What is written is on disk before any later answer
 * leaves: the platform holds answers back until then.
 */
export class SqliteStore implements LeadStore {
  /** Nobody else writes to this database: what is remembered is true until this store changes it. */
  #glances: Map<string, LeadGlance> | undefined

  readonly #inHand = new InHand()
  #bucket: R2Photos | undefined
  photos?: PhotoKeeping

  constructor(
    private readonly storage: DurableObjectStorage,
    private readonly now: () => Date,
  ) {
    storage.sql.exec(SCHEMA)
  }

  /** Takes photos from now on. */
  keepPhotosIn(bucket: R2Photos): void {
    this.#bucket = bucket
    this.photos = {
      stage: () => bucket.stage(),
      erasePhotos: async (name, _files, instead) => {
        this.storage.transactionSync(() => {
          this.#run('DELETE FROM files WHERE name = ? AND file = ?', name, instead.name)
          this.#keepFile(name, instead)
          bucket.release(name)
          this.#logErasure(name, 'photos')
        })
        await bucket.sweep()
      },
    }
  }

  /** Erases from the bucket what belongs to no lead. Never throws. */
  async sweepPhotos(): Promise<void> {
    await this.#bucket?.sweep()
  }

  async keep(
    lead: Lead,
    render: (lead: Lead) => Promise<readonly LeadFile[]>,
  ): Promise<{ name: string; isNew: boolean }> {
    return this.#inHand.keep(
      lead.id,
      () => this.nameOf(lead.id),
      () => this.#write(lead, render),
    )
  }

  nameOf(id: string): string | undefined {
    return this.#first<{ name: string }>('SELECT name FROM leads WHERE id = ?', id)?.name
  }

  names(): string[] {
    return this.#all<{ name: string }>('SELECT name FROM leads ORDER BY name DESC').map(
      ({ name }) => name,
    )
  }

  has(name: string): boolean {
    const id = idFromName(name)
    return id !== undefined && this.nameOf(id) === name
  }

  async glances(): Promise<LeadGlance[]> {
    this.#glances ??= this.#readGlances()
    return [...this.#glances.values()].sort((a, b) => (a.name < b.name ? 1 : -1))
  }

  async read(name: string): Promise<Lead> {
    const text = this.#leadText(name)
    if (text === undefined) throw new LeadGone()
    return leadFrom(text)
  }

  async file(name: string, file: string): Promise<Uint8Array | undefined> {
    const text = file === LEAD ? this.#leadText(name) : undefined
    if (text !== undefined) return new TextEncoder().encode(text)
    const pieces = this.#all<{ bytes: ArrayBuffer }>(
      'SELECT bytes FROM files WHERE name = ? AND file = ? ORDER BY piece',
      name,
      file,
    )
    if (pieces.length === 0) return this.#bucket?.read(name, file)
    return joined(pieces.map(({ bytes }) => new Uint8Array(bytes)))
  }

  async record<K extends RecordKind>(name: string, kind: K): Promise<LeadRecords[K] | undefined> {
    const found = this.#first<{ value: string }>(
      'SELECT value FROM records WHERE name = ? AND kind = ?',
      name,
      kind,
    )
    return found && recordFrom(kind, found.value, name)
  }

  async *namesWithout(kind: RecordKind): AsyncIterable<string> {
    const all = this.#all<{ name: string; value: string | null }>(
      `SELECT leads.name, value FROM leads
        LEFT JOIN records ON records.name = leads.name AND kind = ?
        WHERE value IS NULL OR value NOT GLOB ? ORDER BY leads.name`,
      kind,
      PLAIN_NOTE,
    )
    for (const { name, value } of all)
      if (value === null || recordFrom(kind, value, name) === undefined) yield name
  }

  async setRecord<K extends RecordKind>(
    name: string,
    kind: K,
    value: LeadRecords[K],
  ): Promise<void> {
    if (!this.has(name)) throw new LeadGone()
    this.#run('INSERT OR REPLACE INTO records VALUES (?, ?, ?)', name, kind, JSON.stringify(value))
    const glance = kind === 'followUp' ? this.#glances?.get(name) : undefined
    if (glance) this.#glances?.set(name, { ...glance, followUp: value as FollowUp })
  }

  async removeRecord(name: string, kind: RecordKind): Promise<void> {
    this.#run('DELETE FROM records WHERE name = ? AND kind = ?', name, kind)
    if (kind === 'followUp') this.#glances = undefined
  }

  async erase(name: string, reason: ErasureReason): Promise<void> {
    this.storage.transactionSync(() => {
      for (const table of ['leads', 'files', 'records']) {
        this.#run(`DELETE FROM ${table} WHERE name = ?`, name)
      }
      this.#bucket?.release(name)
      this.#logErasure(name, reason)
    })
    this.#glances?.delete(name)
    await this.#bucket?.sweep()
  }

  /** Only the relay reaches this database: nobody erases by hand. */
  async forgetErased(): Promise<void> {}

  async useOnce(id: string, until: Date): Promise<boolean> {
    await this.forgetUsed()
    const known = this.#first<{ id: string }>('SELECT id FROM used WHERE id = ?', id)
    if (known) return false
    this.#run('INSERT INTO used VALUES (?, ?)', id, until.getTime())
    return true
  }

  async forgetUsed(): Promise<void> {
    this.#run('DELETE FROM used WHERE until <= ?', this.now().getTime())
  }

  /** What the host itself has to remember when its object is put to sleep. */
  state<T>(key: string): T | undefined {
    const found = this.#first<{ value: string }>('SELECT value FROM state WHERE key = ?', key)
    return found && (JSON.parse(found.value) as T)
  }

  setState(key: string, value: unknown): void {
    this.#run('INSERT OR REPLACE INTO state VALUES (?, ?)', key, JSON.stringify(value))
  }

  async #write(lead: Lead, render: (lead: Lead) => Promise<readonly LeadFile[]>): Promise<string> {
    const name = leadName(lead)
    const files = await render(lead)
    this.storage.transactionSync(() => {
      this.#run('INSERT INTO leads VALUES (?, ?, ?)', name, lead.id, JSON.stringify(lead, null, 2))
      for (const file of files) this.#keepFile(name, file)
    })
    this.#glances?.set(name, glanceOf(name, lead))
    return name
  }

  #keepFile(name: string, { name: file, ...content }: LeadFile): void {
    if ('staged' in content) {
      if (!this.#bucket) throw new Error('staged where no photos are taken')
      return this.#bucket.claim(content.staged, name, file)
    }
    const { bytes } = content
    for (let start = 0, piece = 0; start === 0 || start < bytes.length; piece += 1) {
      // A copy: the bytes may be a part of a larger buffer.
      const part = new Uint8Array(bytes.subarray(start, start + PIECE_BYTES))
      this.#run('INSERT INTO files VALUES (?, ?, ?, ?)', name, file, piece, part.buffer)
      start += PIECE_BYTES
    }
  }

  #logErasure(name: string, reason: ErasureReason): void {
    const { erasedAt, receivedOn } = erasureRecord(reason, receivedAtFromName(name), this.now())
    this.#run('INSERT INTO erasures VALUES (?, ?, ?)', erasedAt, reason, receivedOn)
  }

  /** One lead is in memory at a time. */
  #readGlances(): Map<string, LeadGlance> {
    const rows = this.storage.sql.exec<{ name: string; lead: string; followUp: string | null }>(
      `SELECT leads.name, lead, value AS followUp FROM leads
        LEFT JOIN records ON records.name = leads.name AND kind = 'followUp'`,
    )
    const all = new Map<string, LeadGlance>()
    for (const { name, lead, followUp } of rows) {
      all.set(name, storedGlance(name, lead, followUp ?? ''))
    }
    return all
  }

  #leadText(name: string): string | undefined {
    return this.#first<{ lead: string }>('SELECT lead FROM leads WHERE name = ?', name)?.lead
  }

  #run(statement: string, ...bindings: readonly unknown[]): void {
    this.storage.sql.exec(statement, ...bindings)
  }

  #all<Row extends Record<string, string | number | ArrayBuffer | null>>(
    statement: string,
    ...bindings: readonly unknown[]
  ): Row[] {
    return this.storage.sql.exec<Row>(statement, ...bindings).toArray()
  }

  #first<Row extends Record<string, string | number | ArrayBuffer | null>>(
    statement: string,
    ...bindings: readonly unknown[]
  ): Row | undefined {
    return this.#all<Row>(statement, ...bindings)[0]
  }
}
