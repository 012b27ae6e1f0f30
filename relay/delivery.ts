import { createTransport, type NodemailerError } from 'nodemailer'

import { french } from '@/lib/text/typography'

import { mailFault, type FaultKind, type MailFault } from './mail-fault'
import type { MailRoute, RetryDelays } from './options'
import type { LeadStore } from './store'

interface Waiting {
  attempts: number
  /** On the monotonic clock, which nobody can set back. */
  dueAt: number
  /** Set once the server took the message: what is left to do is to write it down. */
  sentAt?: Date
  /** The server has refused this message for good: a day passes before it is asked again. */
  refused?: true
}

/** Whether mail leaves, for the inbox and for whoever watches over the relay. */
export interface MailHealth {
  /** What keeps every mail from leaving. */
  fault: MailFault | undefined
  /** Leads whose mail is yet to leave. */
  waiting: number
  /** Leads whose mail the server has refused for good. */
  refused: number
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
 * A message that is put off waits alone, longer each time; one that is refused for good is marked,
 * and offered again after a day or at the next start. A server that cannot be reached makes all of
 * them wait, so that a hundred leads do not mean a hundred attempts on a dead machine. So does a
 * wrong password, an hour at a time: providers lock an account that keeps trying.
 */
export class Delivery {
  readonly #waiting = new Map<string, Waiting>()
  readonly #transport
  readonly #stopping = new AbortController()
  #outages = 0
  #fault: MailFault | undefined
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

  /** What waits, and why. */
  health(): MailHealth {
    for (const name of this.#waiting.keys()) {
      if (!this.store.has(name)) this.#waiting.delete(name)
    }
    const refused = [...this.#waiting.values()].filter((each) => each.refused).length
    return { fault: this.#fault, waiting: this.#waiting.size - refused, refused }
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
    const now = performance.now()
    if (now < this.#pausedUntil) return undefined
    for (const entry of this.#waiting) if (entry[1].dueAt <= now) return entry
    return undefined
  }

  #sleep(): void {
    if (this.#closed || this.#waiting.size === 0) return
    let earliest = Infinity
    for (const { dueAt } of this.#waiting.values()) earliest = Math.min(earliest, dueAt)
    const delay = Math.max(earliest, this.#pausedUntil) - performance.now()
    this.#timer = setTimeout(() => this.#wake(), Math.max(delay, 0))
  }

  async #attempt(name: string, waiting: Waiting): Promise<void> {
    try {
      if (!waiting.sentAt) {
        await this.#send(name)
        waiting.sentAt = new Date()
        this.#serverAnswers()
      }
      await this.store.recordDelivery(name, waiting.sentAt)
      this.#waiting.delete(name)
      this.log(`mail sent for lead ${name}`)
    } catch (error) {
      await this.#postpone(name, waiting, error as NodemailerError)
    }
  }

  async #send(name: string): Promise<void> {
    const to = this.route.to.map(({ address }) => address)
    const { rejected } = await this.#transport.sendMail({
      envelope: { from: this.route.from.address, to },
      raw: await this.store.message(name),
      signal: this.#stopping.signal,
    })
    if (rejected.length === 0) return
    this.log(
      french(
        `${rejected.length} destinataire sur ${to.length} a été refusé par le serveur de messagerie pour la demande ${name} : vérifiez RELAY_MAIL_TO.`,
      ),
    )
  }

  async #postpone(name: string, waiting: Waiting, error: NodemailerError): Promise<void> {
    this.#waiting.delete(name)
    if (error.code === 'ENOENT')
      return this.log(`lead ${name} was removed before its mail was sent`)
    // To the end of the line: should this message be what breaks the connection, others go first.
    this.#waiting.set(name, waiting)
    const fault = waiting.sentAt ? undefined : mailFault(error)
    const code = fault?.code ?? error.code ?? error.name
    const delay = this.#delayAfter(fault?.kind, waiting)
    if (fault && concernsAll(fault)) this.#pausedUntil = performance.now() + delay
    else waiting.dueAt = performance.now() + delay
    this.log(`mail for lead ${name} not sent (${code}), next attempt in ${delay / 1000} s`)
    if (fault && !this.#stopping.signal.aborted) await this.#tell(name, waiting, fault)
  }

  #delayAfter(kind: FaultKind | undefined, waiting: Waiting): number {
    if (kind === 'login' || kind === 'sender') return this.retry.settingMs
    if (kind === 'refused') return this.retry.refusedMs
    const failures = kind === 'server' ? ++this.#outages : ++waiting.attempts
    return Math.min(this.retry.firstMs * 2 ** (failures - 1), this.retry.longestMs)
  }

  /** Says once what is wrong, not at each attempt, and marks a lead that is refused for good. */
  async #tell(name: string, waiting: Waiting, fault: MailFault): Promise<void> {
    if (concernsAll(fault)) {
      if (this.#fault?.explanation !== fault.explanation) this.log(fault.explanation)
      this.#fault = fault
      return
    }
    this.#serverAnswers()
    if (waiting.attempts <= 1) this.log(fault.explanation)
    if (fault.kind !== 'refused') return
    waiting.refused = true
    await this.store.recordRefusal(name, fault.code, new Date()).catch((error: unknown) => {
      const { code } = error as NodeJS.ErrnoException
      this.log(`refusal of lead ${name} not written down (${code ?? String(error)})`)
    })
  }

  #serverAnswers(): void {
    this.#outages = 0
    if (!this.#fault) return
    this.#fault = undefined
    this.log(french('Le serveur de messagerie répond de nouveau : les e-mails en attente partent.'))
  }
}

function concernsAll({ kind }: MailFault): boolean {
  return kind === 'login' || kind === 'sender' || kind === 'server'
}
