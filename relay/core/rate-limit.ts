import { ClientCount } from './client-count'
import { Refusal } from './refusal'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/**
 * The bytes of texts, and those of photos, that a client may send within an hour, for each post that it may
 * send within a minute: with the usual limit 60 MiB, the photos of twenty requests or more. Posts alone would
 * let one client fill a disk in an hour.
 */
const BYTES_AN_HOUR = 2 * 1024 * 1024
/** Six photos of one request must pass even where few posts do. */
const FEWEST_POSTS = 30

/**
 * Counts accepted posts per client, minute and hour, and what they weigh per hour; a client's minute starts
 * with its first post.
 */
export class RateLimit {
  readonly #posts: ClientCount
  readonly #postsAnHour: ClientCount
  readonly #textBytes: ClientCount
  readonly #photoBytes: ClientCount
  readonly #bytesAnHour: number

  /** @param now gives milliseconds that never go back. */
  constructor(
    private readonly limit: number,
    now: () => number,
  ) {
    this.#posts = new ClientCount(MINUTE_MS, now)
    this.#postsAnHour = new ClientCount(HOUR_MS, now)
    this.#textBytes = new ClientCount(HOUR_MS, now)
    this.#photoBytes = new ClientCount(HOUR_MS, now)
    this.#bytesAnHour = BYTES_AN_HOUR * Math.max(limit, FEWEST_POSTS)
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

  /**
   * How many posts a client had sent within the hour before the one just counted, measured by what it may send
   * in a minute: 1 for as many. A program that keeps to each minute's limit would have more mailed in an hour
   * than providers let a firm send.
   */
  shareOf(client: string): number {
    return Math.max(this.#postsAnHour.of(client) - 1, 0) / this.limit
  }

  /** Counts one post. Throws like `check`. */
  take(client: string): void {
    this.check(client)
    this.#posts.add(client)
    this.#postsAnHour.add(client)
  }

  /** Counts the texts of a post. Throws 429, with Retry-After in seconds, when they are too many. */
  takeTexts(client: string, bytes: number): void {
    if (this.#textBytes.of(client) + bytes > this.#bytesAnHour) {
      const seconds = Math.ceil(this.#textBytes.leftMs(client) / 1000)
      throw new Refusal(
        429,
        `Trop de texte en une heure. Réessayez dans ${Math.ceil(seconds / 60)} min.`,
        { 'Retry-After': String(seconds) },
      )
    }
    this.#textBytes.add(client, bytes)
  }

  /** Counts a piece of a photo. Throws 413, at which the form offers to go without its photos. */
  takePhotos(client: string, bytes: number): void {
    if (this.#photoBytes.of(client) + bytes > this.#bytesAnHour) {
      throw new Refusal(
        413,
        'Photos refusées pour le moment : trop sont venues de votre adresse en une heure.',
      )
    }
    this.#photoBytes.add(client, bytes)
  }
}
