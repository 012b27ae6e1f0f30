import { bytesToHex } from '@noble/hashes/utils'

import { Semaphore } from '../core/semaphore'
import { joined } from '../core/joined-bytes'
import type { PhotoKeeping, StagedPhoto } from '../core/store'
import type { PhotoBucket, SqlStorage } from './platform'

const SCHEMA = `
CREATE TABLE IF NOT EXISTS photos (key TEXT PRIMARY KEY, lead TEXT, file TEXT, since INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS photos_of_lead ON photos (lead);
CREATE TABLE IF NOT EXISTS photo_pieces (key TEXT, piece INTEGER, bytes BLOB NOT NULL, PRIMARY KEY (key, piece));
`

/**
 * No request takes longer: a photo that no lead has claimed by then comes from a request that was cut off.
 */
const CLAIMED_WITHIN_MS = 60 * 60_000
/** An object has little memory: a photo that comes in waits in its database, in pieces of this size. */
const PIECE_BYTES = 512 * 1024
/** How many photos may be completely in memory on their way to the bucket. */
const AT_A_TIME = 2

/**
 * Photos of one firm, in a bucket that all firms of a deployment share, each under the firm's name and a
 * random name. The object's database lists them: a key is written there before the photo is put into the
 * bucket, and removed after the photo is, so that none is ever forgotten.
 */
export class R2Photos implements Pick<PhotoKeeping, 'stage'> {
  readonly #putting = new Semaphore(AT_A_TIME)

  constructor(
    private readonly sql: SqlStorage,
    private readonly bucket: PhotoBucket,
    private readonly firm: string,
    private readonly now: () => Date,
  ) {
    sql.exec(SCHEMA)
  }

  async stage(): Promise<StagedPhoto> {
    const key = `${this.firm}/${crypto.randomUUID()}`
    this.sql.exec('INSERT INTO photos VALUES (?, NULL, NULL, ?)', key, this.now().getTime())
    return new StagedInBucket(key, this.sql, this.bucket, this.#putting, () => this.#doom(key))
  }

  /** Makes a staged photo a lead's. Must be called within the transaction that keeps the lead. */
  claim(staged: StagedPhoto, lead: string, file: string): void {
    if (!(staged instanceof StagedInBucket)) throw new Error('staged elsewhere')
    this.sql.exec('UPDATE photos SET lead = ?, file = ? WHERE key = ?', lead, file, staged.key)
  }

  /** A lead's photo; undefined where there is none of that name. */
  async read(lead: string, file: string): Promise<Uint8Array | undefined> {
    const [row] = this.sql
      .exec<{ key: string }>('SELECT key FROM photos WHERE lead = ? AND file = ?', lead, file)
      .toArray()
    const found = row && (await this.bucket.get(row.key))
    return found ? new Uint8Array(await found.arrayBuffer()) : undefined
  }

  /** Makes a lead's photos nobody's. Must be called within the transaction that erases them. */
  release(lead: string): void {
    this.sql.exec('UPDATE photos SET lead = NULL, since = 0 WHERE lead = ?', lead)
  }

  /**
   * Erases every photo that is nobody's. What the bucket fails to erase goes with a later call: never throws.
   */
  async sweep(): Promise<void> {
    const before = this.now().getTime() - CLAIMED_WITHIN_MS
    const keys = this.sql
      .exec<{ key: string }>(
        'SELECT key FROM photos WHERE lead IS NULL AND since <= ? LIMIT 1000',
        before,
      )
      .toArray()
      .map(({ key }) => key)
    if (keys.length === 0) return
    try {
      await this.bucket.delete(keys)
    } catch {
      return
    }
    for (const key of keys) {
      this.sql.exec('DELETE FROM photo_pieces WHERE key = ?', key)
      this.sql.exec('DELETE FROM photos WHERE key = ?', key)
    }
  }

  async #doom(key: string): Promise<void> {
    this.sql.exec('UPDATE photos SET since = 0 WHERE key = ? AND lead IS NULL', key)
    await this.sweep()
  }
}

/** A photo on its way to the bucket. */
class StagedInBucket implements StagedPhoto {
  #waiting: Uint8Array[] = []
  #bytes = 0
  #pieces = 0
  /** Whether the bucket may still take it, after having failed to say so. */
  #isInDoubt = false

  constructor(
    readonly key: string,
    private readonly sql: SqlStorage,
    private readonly bucket: PhotoBucket,
    private readonly putting: Semaphore,
    private readonly doom: () => Promise<void>,
  ) {}

  async write(chunk: Uint8Array): Promise<void> {
    this.#waiting.push(chunk)
    this.#bytes += chunk.length
    if (this.#bytes >= PIECE_BYTES) this.#setDown()
  }

  finish(): Promise<string> {
    this.#setDown()
    return this.putting.run(async () => {
      const pieces = this.sql
        .exec<{ bytes: ArrayBuffer }>(
          'SELECT bytes FROM photo_pieces WHERE key = ? ORDER BY piece',
          this.key,
        )
        .toArray()
      const whole = joined(pieces.map(({ bytes }) => new Uint8Array(bytes)))
      this.sql.exec('DELETE FROM photo_pieces WHERE key = ?', this.key)
      this.#isInDoubt = true
      await this.bucket.put(this.key, whole)
      this.#isInDoubt = false
      const digest = await crypto.subtle.digest('SHA-256', whole)
      return bytesToHex(new Uint8Array(digest))
    })
  }

  async read(): Promise<Uint8Array> {
    const found = await this.bucket.get(this.key)
    if (!found) throw new Error('a photo is gone from the bucket')
    return new Uint8Array(await found.arrayBuffer())
  }

  async discard(): Promise<void> {
    // Erased now, it could still arrive afterwards, and nobody would know of it: the daily clean-up comes later.
    if (!this.#isInDoubt) await this.doom()
  }

  #setDown(): void {
    const { buffer } = joined(this.#waiting.splice(0))
    this.#bytes = 0
    this.sql.exec('INSERT INTO photo_pieces VALUES (?, ?, ?)', this.key, this.#pieces++, buffer)
  }
}
