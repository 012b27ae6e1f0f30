import { ClientCount } from './client-count'
import { Refusal } from './refusal'

const WINDOW_MS = 60_000

/** Counts accepted posts per client and minute; a client's minute starts with its first post. */
export class RateLimit {
  readonly #posts: ClientCount

  /** @param now gives milliseconds that never go back. */
  constructor(
    private readonly limit: number,
    now: () => number,
  ) {
    this.#posts = new ClientCount(WINDOW_MS, now)
  }

  /** Throws 429, with Retry-After in seconds, when the client has used up its minute. */
  check(client: string): void {
    if (this.#posts.of(client) < this.limit) return
    const seconds = Math.ceil(this.#posts.leftMs(client) / 1000)
    throw new Refusal(
      429,
      `Trop de demandes : la limite est de ${this.limit} par minute. Réessayez dans ${seconds} ${seconds === 1 ? 'seconde' : 'secondes'}.`,
      { 'Retry-After': String(seconds) },
    )
  }

  /** The share of its posts that a client had used in this minute before the one just counted, 0 to 1. */
  shareOf(client: string): number {
    return Math.max(this.#posts.of(client) - 1, 0) / this.limit
  }

  /** Counts one post. Throws like `check`. */
  take(client: string): void {
    this.check(client)
    this.#posts.add(client)
  }
}
