import type { Clock } from './host'
import type { MailSchedule } from './mail-schedule'

/** What a queue needs of its host. */
export interface QueuePorts<Fault> {
  schedule: MailSchedule
  clock: Clock
  log: (line: string) => void
  /** Asks for a call of `run` after so many milliseconds, in the place of any call asked for before. */
  wakeIn: (delayMs: number) => void
  /** Writes down the schedule and the fault, where the host may forget them between two runs. */
  save?: (fault: Fault | undefined) => void
}

/** What is yet to leave, and for how many milliseconds it is still held back. */
export interface Unsent {
  key: string
  holdMs: number
}

/**
 * Messages that wait for whoever takes them: one at a time, when the schedule says so, until each is
 * taken. It keeps no book of its own: what the store does not know to have been taken is yet to leave,
 * also after a restart.
 */
export abstract class Queue<Fault = unknown> {
  /** Breaks off the attempt under way. */
  protected readonly stopping = new AbortController()
  #working: Promise<void> | undefined
  #resuming: Promise<void> | undefined
  #closed = false
  /** For when `run` has been asked for, on the host's clock of milliseconds. */
  #askedFor: number | undefined

  /** `fault` is what kept messages from leaving when the host last ran, as `save` was told it. */
  protected constructor(
    private readonly host: QueuePorts<Fault>,
    protected fault: Fault | undefined,
    /** How long the attempt under way may still take once the queue is closed, in milliseconds. */
    private readonly closingGraceMs: number,
  ) {}

  /** All that is yet to leave, oldest first. */
  protected abstract unsent(): AsyncIterable<Unsent>

  /** Tries one message, and tells the schedule what has become of it. Throws nothing. */
  protected abstract attempt(key: string): Promise<void>

  /** Takes charge of one message, and holds it back for so many milliseconds. */
  add(key: string, holdMs = 0): void {
    const { schedule, clock } = this.host
    const dueAt = clock.elapsed() + holdMs
    schedule.add(key, dueAt)
    // A crowd of messages asks once.
    if (this.#askedFor === undefined || dueAt < this.#askedFor) this.#sleep()
  }

  /** Takes charge of all that is yet to leave. */
  resume(): Promise<void> {
    return (this.#resuming = this.#resume())
  }

  async #resume(): Promise<void> {
    for await (const { key, holdMs } of this.unsent()) {
      if (this.#closed) return
      this.add(key, holdMs)
    }
  }

  /** What names the messages that are yet to leave, in no order, once `resume` knows them. */
  async waiting(): Promise<string[]> {
    await this.#resuming
    return this.host.schedule.keys()
  }

  /** Tries what is due. Resolves once nothing more is, and the host is asked for the next call. */
  run(): Promise<void> {
    if (this.#closed) return Promise.resolve()
    this.#askedFor = undefined
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined
      this.#sleep()
    })
    return this.#working
  }

  /** Milliseconds until something is due, undefined when nothing waits. */
  nextInMs(): number | undefined {
    const { schedule, clock } = this.host
    const nextAt = schedule.nextAt()
    return nextAt === undefined ? undefined : Math.max(nextAt - clock.elapsed(), 0)
  }

  /** Lets the attempt under way finish within its grace; whatever waits leaves after the next start. */
  async close(): Promise<void> {
    this.#closed = true
    const timer = setTimeout(() => this.stopping.abort(), this.closingGraceMs)
    await this.#working
    clearTimeout(timer)
  }

  async #work(): Promise<void> {
    const { schedule, clock } = this.host
    for (
      let next = schedule.due(clock.elapsed());
      next !== undefined && !this.#closed;
      next = schedule.due(clock.elapsed())
    ) {
      await this.attempt(next)
      this.host.save?.(this.fault)
    }
  }

  #sleep(): void {
    // While a run is under way it asks for the next one itself.
    if (this.#closed || this.#working) return
    const delayMs = this.nextInMs()
    if (delayMs === undefined) return
    this.#askedFor = this.host.clock.elapsed() + delayMs
    this.host.wakeIn(delayMs)
  }
}
