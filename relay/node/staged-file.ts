import { createHash } from 'node:crypto'
import { open, readFile, rename, rm, type FileHandle } from 'node:fs/promises'

import type { StagedPhoto } from '../core/store'

/** A photo on its way to the disk: in a file of its own, never whole in memory until it is asked for. */
export class StagedFile implements StagedPhoto {
  readonly #hash = createHash('sha256')
  #isOpen = true

  private constructor(
    private readonly path: string,
    private readonly handle: FileHandle,
  ) {}

  /** Begins a new file, readable by its owner only. */
  static async create(path: string): Promise<StagedFile> {
    return new StagedFile(path, await open(path, 'wx', 0o600))
  }

  async write(chunk: Uint8Array): Promise<void> {
    this.#hash.update(chunk)
    await this.handle.writeFile(chunk)
  }

  async finish(): Promise<string> {
    await this.handle.sync()
    await this.#close()
    return this.#hash.digest('hex')
  }

  read(): Promise<Uint8Array> {
    return readFile(this.path)
  }

  async moveTo(path: string): Promise<void> {
    await rename(this.path, path)
  }

  async discard(): Promise<void> {
    await this.#close()
    await rm(this.path, { force: true })
  }

  async #close(): Promise<void> {
    if (!this.#isOpen) return
    this.#isOpen = false
    await this.handle.close()
  }
}
