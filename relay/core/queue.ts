import type { Clock } from './host'
import type { RetrySchedule } from './retry-schedule'

/** What a queue needs of its host. */
export interface QueuePorts<Fault> {
  schedule: RetrySchedule
  clock: Clock
  log: (line: string) => void
  /** Asks for a call of `run` after so many milliseconds; it replaces any call asked for before. */
  wakeIn: (delayMs: number) => void
  /** Writes down the schedule and the fault, for a host that may forget them between two runs. */
  save?: (fault: Fault | undefined) => void
}

/** A message that has not left, and for how many milliseconds it is still held back. */
export interface Unsent {
  key: string
  holdMs: number
}

/**
 * Messages that are sent one at a time, when the schedule says so, until each is taken. The queue stores
 * nothing: a message leaves if the store does not know that it has been taken, also after a restart.
 */
export abstract class Queue<Fault = unknown> {
  /** Breaks off the attempt under way. */
  protected readonly stopping = new AbortController()
  #working: Promise<void> | undefined
  #resuming: Promise<void> | undefined
  #closed = false
  /** The time for which `run` has been asked, in milliseconds of `clock.elapsed`. */
  #askedFor: number | undefined

  /** @param fault what kept messages from leaving when the host last ran, as it was passed to `save`. */
  protected constructor(
    private readonly host: QueuePorts<Fault>,
    protected fault: Fault | undefined,
    /** How long the attempt under way may still take once the queue is closed, in milliseconds. */
    private readonly closingGraceMs: number,
  ) {}

  /** All messages that have not left, oldest first. */
  protected abstract unsent(): AsyncIterable<Unsent>

  /** Tries one message, and tells the schedule what has become of it. Never throws. */
  protected abstract attempt(key: string): Promise<void>

  /** Adds a message, which is not tried before so many milliseconds have passed. */
  add(key: string, holdMs = 0): void {
    const { schedule, clock } = this.host
    const dueAt = clock.elapsed() + holdMs
    schedule.add(key, dueAt)
    // Many messages in a row ask once.
    if (this.#askedFor === undefined || dueAt < this.#askedFor) this.#sleep()
  }

  /** Adds all messages that have not left. */
  resume(): Promise<void> {
    return (this.#resuming = this.#resume())
  }

  async #resume(): Promise<void> {
    for await (const { key, holdMs } of this.unsent()) {
      if (this.#closed) return
      this.add(key, holdMs)
    }
  }

  /** The keys of the messages that have not left, in no order; waits until `resume` has found them. */
  async waiting(): Promise<string[]> {
    await this.#resuming
    return this.host.schedule.keys()
  }

  /**
   * Tries what is due. Resolves once nothing is due any more and the host has been asked for the next call.
   */
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

  /** Lets the attempt under way finish within its grace; all other messages leave after the next start. */
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
    // A run that is under way asks for the next one itself.
    if (this.#closed || this.#working) return
    const delayMs = this.nextInMs()
    if (delayMs === undefined) return
    this.#askedFor = this.host.clock.elapsed() + delayMs
    this.host.wakeIn(delayMs)
  }
}
