import { syncDirectory } from './durable-file'

/** Syncs of one directory. */
export class SharedSync {
  #last = Promise.resolve()
  #next: Promise<void> | undefined

  constructor(private readonly directory: string) {}

  /**
   * Returns once the names in the directory are on the disk. Who asks during a sync shares the next one: the
   * sync under way may have begun before their names were there.
   */
  sync(): Promise<void> {
    this.#next ??= this.#last.then(() => {
      this.#next = undefined
      const sync = syncDirectory(this.directory)
      this.#last = sync.catch(() => {})
      return sync
    })
    return this.#next
  }
}
