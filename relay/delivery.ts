import { createTransport, type NodemailerError } from 'nodemailer'

import type { MailRoute, RetryDelays } from './options'
import type { LeadStore } from './store'

interface Waiting {
  attempts: number
  dueAt: number
  /** Set once the server took the message: what is left to do is to write it down. */
  sentAt?: Date
}

// One connection serves a run of messages and is given back soon after. Retrying is our own
// business (maxRequeues), and a server that is silent for this long is as good as down.
const CONNECTION = {
  pool: true,
  maxConnections: 1,
  maxRequeues: 0,
  idleTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const
const CLOSING_GRACE_MS = 3_000

/**
 * Hands stored messages to the mail server, one at a time, until each is taken.
 *
 * A refused message waits alone, longer each time. A server that cannot be reached makes all of
 * them wait, so that a hundred leads do not mean a hundred attempts on a dead machine.
 */
export class Delivery {
  readonly #waiting = new Map<string, Waiting>()
  readonly #transport
  readonly #stopping = new AbortController()
  #outages = 0
  #pausedUntil = 0
  #timer: NodeJS.Timeout | undefined
  #working: Promise<void> | undefined
  #closed = false

  constructor(
    private readonly store: LeadStore,
    smtpUrl: string,
    private readonly route: MailRoute,
    private readonly retry: RetryDelays,
    private readonly log: (line: string) => void,
  ) {
    this.#transport = createTransport({ url: smtpUrl, ...CONNECTION })
  }

  /** Takes charge of one stored lead. */
  add(name: string): void {
    if (!this.#waiting.has(name)) this.#waiting.set(name, { attempts: 0, dueAt: 0 })
    this.#wake()
  }

  /** Takes charge of every stored lead that no mail server has taken yet, oldest first. */
  async resume(): Promise<void> {
    for (const name of this.store.names().reverse()) {
      if (this.#closed) return
      if ((await this.store.deliveredAt(name)) === undefined) this.add(name)
    }
  }

  /** Lets the message under way finish, for three seconds at most; the others wait on disk. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    const timer = setTimeout(() => this.#stopping.abort(), CLOSING_GRACE_MS)
    await this.#working
    clearTimeout(timer)
    this.#transport.close()
  }

  #wake(): void {
    if (this.#closed || this.#working) return
    clearTimeout(this.#timer)
    this.#working = this.#work().finally(() => {
      this.#working = undefined
      this.#sleep()
    })
  }

  async #work(): Promise<void> {
    for (let next = this.#due(); next && !this.#closed; next = this.#due()) {
      await this.#attempt(...next)
    }
  }

  #due(): [string, Waiting] | undefined {
    const now = Date.now()
    if (now < this.#pausedUntil) return undefined
    for (const entry of this.#waiting) if (entry[1].dueAt <= now) return entry
    return undefined
  }

  #sleep(): void {
    if (this.#closed || this.#waiting.size === 0) return
    let earliest = Infinity
    for (const { dueAt } of this.#waiting.values()) earliest = Math.min(earliest, dueAt)
    const delay = Math.max(earliest, this.#pausedUntil) - Date.now()
    this.#timer = setTimeout(() => this.#wake(), Math.max(delay, 0))
  }

  async #attempt(name: string, waiting: Waiting): Promise<void> {
    try {
      if (!waiting.sentAt) {
        await this.#send(name)
        waiting.sentAt = new Date()
        this.#outages = 0
      }
      await this.store.recordDelivery(name, waiting.sentAt)
      this.#waiting.delete(name)
      this.log(`mail sent for lead ${name}`)
    } catch (error) {
      this.#postpone(name, waiting, error as NodemailerError)
    }
  }

  async #send(name: string): Promise<void> {
    await this.#transport.sendMail({
      envelope: {
        from: this.route.from.address,
        to: this.route.to.map(({ address }) => address),
      },
      raw: await this.store.message(name),
      signal: this.#stopping.signal,
    })
  }

  #postpone(name: string, waiting: Waiting, error: NodemailerError): void {
    this.#waiting.delete(name)
    if (error.code === 'ENOENT')
      return this.log(`lead ${name} was removed before its mail was sent`)
    // To the end of the line: should this message be what breaks the connection, others go first.
    this.#waiting.set(name, waiting)
    const reached = error.responseCode !== undefined && error.code !== 'EAUTH'
    const failures = reached || waiting.sentAt ? ++waiting.attempts : ++this.#outages
    const delay = Math.min(this.retry.firstMs * 2 ** (failures - 1), this.retry.longestMs)
    if (reached || waiting.sentAt) waiting.dueAt = Date.now() + delay
    else this.#pausedUntil = Date.now() + delay
    // The server's words may quote an address, so only its codes are repeated.
    const reason = [error.code, error.responseCode].filter(Boolean).join(' ')
    this.log(`mail for lead ${name} not sent (${reason}), next attempt in ${delay / 1000} s`)
  }
}
