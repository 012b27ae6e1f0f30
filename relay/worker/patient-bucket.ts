import type { Clock } from '../core/host'
import type { PhotoBucket } from './platform'

/**
 * How long one call may take. Six photos, which go two at a time, and their way back for the mail then fit
 * into the 40 s that a visitor waits.
 */
const PATIENCE_MS = 8_000

/**
 * How long a bucket that has let a call wait in vain is asked nothing more: each of its calls would hold a
 * visitor, and a photo in memory, for nothing.
 */
const LEFT_ALONE_MS = 30_000

/** A bucket that did not answer in time. */
class BucketSilentError extends Error {
  readonly code = 'ETIMEDOUT'
}

/** A bucket whose every call ends: one that is not answered fails, and so do all others for a while. */
export class PatientBucket implements PhotoBucket {
  #leftAloneUntil = -Infinity

  constructor(
    private readonly bucket: PhotoBucket,
    private readonly elapsed: Clock['elapsed'],
  ) {}

  put(key: string, bytes: Uint8Array): Promise<unknown> {
    return this.#ask(() => this.bucket.put(key, bytes))
  }

  async get(key: string): ReturnType<PhotoBucket['get']> {
    const found = await this.#ask(() => this.bucket.get(key))
    return found && { arrayBuffer: () => this.#ask(() => found.arrayBuffer()) }
  }

  delete(keys: readonly string[]): Promise<void> {
    return this.#ask(() => this.bucket.delete(keys))
  }

  async #ask<T>(call: () => Promise<T>): Promise<T> {
    if (this.elapsed() < this.#leftAloneUntil) throw new BucketSilentError()
    let timer: ReturnType<typeof setTimeout> | undefined
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#leftAloneUntil = this.elapsed() + LEFT_ALONE_MS
        reject(new BucketSilentError())
      }, PATIENCE_MS)
    })
    try {
      return await Promise.race([call(), silence])
    } finally {
      clearTimeout(timer)
    }
  }
}
