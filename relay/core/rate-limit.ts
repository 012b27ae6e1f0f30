import { Refusal } from './refusal'

const WINDOW_MS = 60_000
// The most clients that are remembered; beyond that the oldest is forgotten, so that a flood from a million
// addresses does not fill the memory.
const CLIENTS = 10_000

interface Window {
  endsAt: number
  count: number
}

/** Counts accepted posts per client and minute; a client's minute starts with its first post. */
export class RateLimit {
  readonly #windows = new Map<string, Window>()

  /** @param now gives milliseconds that never go back. */
  constructor(
    private readonly limit: number,
    private readonly now: () => number,
  ) {}

  /** Throws 429, with Retry-After in seconds, when the client has used up its minute. */
  check(client: string): void {
    const window = this.#windows.get(client)
    const left = (window?.endsAt ?? 0) - this.now()
    if (!window || left <= 0 || window.count < this.limit) return
    const seconds = Math.ceil(left / 1000)
    throw new Refusal(
      429,
      `Trop de demandes : la limite est de ${this.limit} par minute. Réessayez dans ${seconds} ${seconds === 1 ? 'seconde' : 'secondes'}.`,
      { 'Retry-After': String(seconds) },
    )
  }

  /** The share of its posts that a client had used in this minute before the one just counted, 0 to 1. */
  shareOf(client: string): number {
    const window = this.#windows.get(client)
    return window && window.endsAt > this.now() ? (window.count - 1) / this.limit : 0
  }

  /** Counts one post. Throws like `check`. */
  take(client: string): void {
    this.check(client)
    const window = this.#windows.get(client)
    if (window && window.endsAt > this.now()) {
      window.count += 1
      return
    }
    // Deleted first so that the map stays ordered by the start of the minute.
    this.#windows.delete(client)
    this.#windows.set(client, { endsAt: this.now() + WINDOW_MS, count: 1 })
    this.#forget()
  }

  #forget(): void {
    for (const [client, { endsAt }] of this.#windows) {
      if (endsAt > this.now() && this.#windows.size <= CLIENTS) return
      this.#windows.delete(client)
    }
  }
}
