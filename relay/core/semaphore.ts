/** Lets a few pieces of work run at a time; the others wait for their turn, first come, first served. */
export class Semaphore {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(places: number) {
    this.#free = places
  }

  /** How much work waits for its turn. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Runs `work` when there is a place, and gives the place back however it ends. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place goes straight to the next in line, so that a newcomer cannot slip in between.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free += 1
    }
  }
}
