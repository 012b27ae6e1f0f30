import type { FaultKind } from './mail-fault'
import type { RetryDelays } from './options'

interface Waiting {
  attempts: number
  /** On the clock of the schedule, in milliseconds. */
  dueAt: number
  /** Set once the server has taken the mail: it is still to be written down. */
  sentAt?: string
  /** The server has refused this mail for good: it is tried again after a day. */
  refused?: true
  /** How often the connection has ended during this mail or after it. */
  cutOffs?: number
  /** The code of the last failure. */
  code?: string
  /** The last failure was this program's own. */
  isOwn?: boolean
  /**
   * Recipients whom the server has put off while others have the mail, and how often they were offered it.
   */
  left?: { readonly recipients: readonly string[]; readonly offers: number }
  /** How many recipients it has been given up for, while others have it. */
  unreached?: number
}

/** A schedule as it can be written down and read again. */
export interface SavedSchedule {
  waiting: [key: string, waiting: Waiting][]
  outages: number
  pausedUntil: number
}

/** Why a single mail does not leave, and whether the fault is this program's own. */
export interface Stuck {
  code: string
  isOwn: boolean
}

/** An unreliable server does not fail so often during one mail: it is the mail that makes it fail. */
const CUT_OFFS = 5

/**
 * With the usual delays an hour, longer than servers make unknown senders wait: it will not leave by itself.
 */
export const PUT_OFFS = 20

/**
 * Decides when each message is tried, a mail (as the words here have it) or what the owner's tools are told:
 * the relay's whole policy of retrying. It sends nothing and has no timer: it is told the time, in
 * milliseconds of any clock that does not go back.
 *
 * A mail that is put off waits alone, longer each time; one that is refused for good is tried again after a
 * day. A server that cannot be reached makes all mails wait, so that a hundred leads do not mean a hundred
 * attempts on a dead machine. So does a wrong password, for an hour at a time: providers lock an account that
 * keeps trying. A mail during which the connection ends again and again waits alone, an hour and then longer
 * up to a day: the server may have taken it each time, and the others need not wait for it.
 */
export class RetrySchedule {
  readonly #waiting: Map<string, Waiting>
  #outages: number
  #pausedUntil: number

  constructor(
    private readonly retry: RetryDelays,
    saved: SavedSchedule = { waiting: [], outages: 0, pausedUntil: 0 },
  ) {
    this.#waiting = new Map(saved.waiting)
    this.#outages = saved.outages
    this.#pausedUntil = saved.pausedUntil
  }

  /**
   * Adds a mail, which is not tried before `dueAt`. One that is there already and has not been tried yet is
   * brought forward, never put off. A time that is no number is refused, and the mail due at once: no mail
   * would leave any more.
   */
  add(key: string, dueAt = 0): void {
    const soonest = Number.isFinite(dueAt) ? dueAt : 0
    const known = this.#waiting.get(key)
    if (!known) this.#waiting.set(key, { attempts: 0, dueAt: soonest })
    else if (known.attempts === 0) known.dueAt = Math.min(known.dueAt, soonest)
  }

  /** Forgets a mail: it has left, or never will. */
  remove(key: string): void {
    this.#waiting.delete(key)
  }

  /** Every mail that waits. */
  keys(): string[] {
    return [...this.#waiting.keys()]
  }

  isRefused(key: string): boolean {
    return this.#waiting.get(key)?.refused === true
  }

  /** When the server took a mail that is still to be written down, ISO 8601; undefined for any other. */
  sentAt(key: string): string | undefined {
    return this.#waiting.get(key)?.sentAt
  }

  /** The recipients who are still to get a mail that others have; undefined where nobody has it. */
  left(key: string): Waiting['left'] {
    return this.#waiting.get(key)?.left
  }

  /** Notes that all recipients of a mail have it except these, whom the server has put off (again). */
  leave(key: string, recipients: readonly string[]): void {
    const waiting = this.#waiting.get(key)
    if (waiting) waiting.left = { recipients, offers: (waiting.left?.offers ?? 0) + 1 }
  }

  /** Notes that so many recipients of a mail will not get it, although others have it. */
  giveUpOn(key: string, count: number): void {
    const waiting = this.#waiting.get(key)
    if (waiting && count > 0) waiting.unreached = (waiting.unreached ?? 0) + count
  }

  /** How many recipients a mail has been given up for, while others have it. */
  unreached(key: string): number {
    return this.#waiting.get(key)?.unreached ?? 0
  }

  /** How often a mail has been put off. */
  attempts(key: string): number {
    return this.#waiting.get(key)?.attempts ?? 0
  }

  /** How often the connection has ended during a mail or after it. */
  cutOffs(key: string): number {
    return this.#waiting.get(key)?.cutOffs ?? 0
  }

  /**
   * Why a single mail fails again and again, or at all where the fault is this program's own: no server will
   * mend that. Undefined for a mail that does not.
   */
  whyStuck(key: string): Stuck | undefined {
    const waiting = this.#waiting.get(key)
    if (waiting?.code === undefined || waiting.refused || waiting.sentAt !== undefined)
      return undefined
    const { attempts, cutOffs = 0, code, isOwn = false } = waiting
    return isOwn || attempts >= PUT_OFFS || cutOffs >= CUT_OFFS ? { code, isOwn } : undefined
  }

  /** The mail to try now; undefined where there is none. */
  due(now: number): string | undefined {
    if (now < this.#pausedUntil) return undefined
    for (const [key, { dueAt }] of this.#waiting) if (dueAt <= now) return key
    return undefined
  }

  /** When the next mail is due, undefined when none waits. */
  nextAt(): number | undefined {
    if (this.#waiting.size === 0) return undefined
    let earliest = Infinity
    for (const { dueAt } of this.#waiting.values()) earliest = Math.min(earliest, dueAt)
    return Math.max(earliest, this.#pausedUntil)
  }

  /** Notes that the server has taken a mail. */
  sent(key: string, sentAt: string): void {
    const waiting = this.#waiting.get(key)
    if (waiting) waiting.sentAt = sentAt
    this.serverAnswers()
  }

  /** Notes that the server answers, whatever it says of one mail. */
  serverAnswers(): void {
    this.#outages = 0
  }

  /**
   * Notes that a mail was not sent, and moves it to the end of the line: should it be the mail that breaks
   * the connection (`isCutOff`), others go first.
   * @param kind undefined where the mail could not be read, or its sending could not be written down.
   * @returns milliseconds until the next attempt.
   */
  failed(
    key: string,
    kind: FaultKind | undefined,
    now: number,
    { code, isCutOff = false }: { code?: string; isCutOff?: boolean | undefined } = {},
  ): number {
    const waiting: Waiting = this.#waiting.get(key) ?? { attempts: 0, dueAt: 0 }
    if (code !== undefined) waiting.code = code
    waiting.isOwn = kind === 'own'
    this.#waiting.delete(key)
    this.#waiting.set(key, waiting)
    if (isCutOff) waiting.cutOffs = (waiting.cutOffs ?? 0) + 1
    const isAlone = isCutOff && (waiting.cutOffs ?? 0) >= CUT_OFFS
    const delay = isAlone ? this.#delayAfterCutOffs(waiting) : this.#delayAfter(kind, waiting)
    if (kind && concernsAll(kind) && !isAlone) this.#pausedUntil = now + delay
    else waiting.dueAt = now + delay
    if (kind === 'refused') waiting.refused = true
    return delay
  }

  /**
   * The schedule to write down, for a host that may be put to sleep between two attempts. Only mails that
   * have been tried: the others, perhaps thousands, are found again in the store.
   */
  save(): SavedSchedule {
    return {
      waiting: [...this.#waiting].filter(
        ([, { attempts, sentAt, refused, cutOffs }]) =>
          attempts > 0 || sentAt !== undefined || refused || cutOffs,
      ),
      outages: this.#outages,
      pausedUntil: this.#pausedUntil,
    }
  }

  #delayAfterCutOffs({ cutOffs = 0 }: Waiting): number {
    return Math.min(this.retry.settingMs * 2 ** (cutOffs - CUT_OFFS), this.retry.refusedMs)
  }

  #delayAfter(kind: FaultKind | undefined, waiting: Waiting): number {
    if (kind === 'login' || kind === 'sender') return this.retry.settingMs
    if (kind === 'refused') return this.retry.refusedMs
    const failures = kind === 'server' ? ++this.#outages : ++waiting.attempts
    return Math.min(this.retry.firstMs * 2 ** (failures - 1), this.retry.longestMs)
  }
}

/** Whether a fault keeps every mail from leaving, not just one. */
export function concernsAll(kind: FaultKind): boolean {
  return kind === 'login' || kind === 'sender' || kind === 'server'
}
