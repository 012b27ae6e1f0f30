// The most clients that are remembered; beyond that the oldest is forgotten, so that a flood from a million
// addresses does not fill the memory.
const CLIENTS = 10_000

interface Window {
  endsAt: number
  count: number
}

/** Counts what each client does within a time, which starts with the first that is counted. */
export class ClientCount {
  readonly #windows = new Map<string, Window>()

  /**
   * @param windowMs the time, in milliseconds.
   * @param now gives milliseconds that never go back.
   */
  constructor(
    private readonly windowMs: number,
    private readonly now: () => number,
  ) {}

  /** What has been counted of a client within its time. */
  of(client: string): number {
    return this.leftMs(client) > 0 ? (this.#windows.get(client)?.count ?? 0) : 0
  }

  /** Milliseconds until a client's time is over; not above 0 where nothing is counted. */
  leftMs(client: string): number {
    return (this.#windows.get(client)?.endsAt ?? 0) - this.now()
  }

  /** Counts something, once unless told. */
  add(client: string, amount = 1): void {
    const window = this.#windows.get(client)
    if (window && window.endsAt > this.now()) {
      window.count += amount
      return
    }
    // Deleted first so that the map stays ordered by the start of the time.
    this.#windows.delete(client)
    this.#windows.set(client, { endsAt: this.now() + this.windowMs, count: amount })
    this.#forget()
  }

  #forget(): void {
    for (const [client, { endsAt }] of this.#windows) {
      if (endsAt > this.now() && this.#windows.size <= CLIENTS) return
      this.#windows.delete(client)
    }
  }
}
