import type { NodemailerError } from 'nodemailer'

import { french } from '@/lib/text/typography'

import { faultCode } from './fault-code'
import type { Clock } from './host'
import type { Letter, Letters, Mail } from './letters'
import { mailFault, type MailFault } from './mail-fault'
import { concernsAll, type MailSchedule } from './mail-schedule'
import { LeadGone } from './store'

/** Whether mail leaves, for the inbox and for whoever watches over the relay. */
export interface MailHealth {
  /** What keeps every mail from leaving. */
  fault: MailFault | undefined
  /** Leads whose mail is yet to leave. */
  waiting: number
  /** Leads whose mail the server has refused for good. */
  refused: number
}

/** A recipient whom the server would not take the mail for, while it took it for others. */
interface Unreached {
  /** A bare address. */
  recipient: string
  fault: MailFault
}

/** Hands one message to a mail server. */
export interface Mailer {
  /** Throws NodemailerError when all recipients were refused or put off, or none asked. */
  send: (mail: Mail, signal: AbortSignal) => Promise<readonly Unreached[]>
}

/** What a delivery needs of its host. */
export interface DeliveryPorts {
  letters: Letters
  mailer: Mailer
  schedule: MailSchedule
  clock: Clock
  log: (line: string) => void
  /** Asks for a call of `run` after so many milliseconds, in the place of any call asked for before. */
  wakeIn: (delayMs: number) => void
  /** Writes down the schedule and the fault, where the host may forget them between two runs. */
  save?: (fault: MailFault | undefined) => void
}

const CLOSING_GRACE_MS = 3_000

/**
 * How often a mail is offered to recipients who are put off while others have it: with the usual delays
 * an hour, longer than servers make strangers wait. A full mailbox keeps no acknowledgement back for ever.
 */
const OFFERS_TO_ALL = 20

/** Hands stored messages to the mail server, one at a time, when the schedule says so. */
export class Delivery {
  readonly #stopping = new AbortController()
  #fault: MailFault | undefined
  #working: Promise<void> | undefined
  #resuming: Promise<void> | undefined
  #closed = false
  /** For when `run` has been asked for, on the host's clock of milliseconds. */
  #askedFor: number | undefined

  /** `fault` is what kept mail from leaving when the host last ran, as `save` was told it. */
  constructor(
    private readonly ports: DeliveryPorts,
    fault?: MailFault,
  ) {
    this.#fault = fault
  }

  /** Takes charge of one letter, and holds it back for so many milliseconds. */
  add(key: string, holdMs = 0): void {
    const { schedule, clock } = this.ports
    const dueAt = clock.elapsed() + holdMs
    schedule.add(key, dueAt)
    // A crowd of letters asks once.
    if (this.#askedFor === undefined || dueAt < this.#askedFor) this.#sleep()
  }

  /** What waits, and why. */
  health(): MailHealth {
    const { schedule, letters } = this.ports
    for (const key of schedule.keys()) if (!letters.find(key)) schedule.remove(key)
    const keys = schedule.keys().filter((key) => !letters.find(key)?.dispensable)
    const refused = keys.filter((key) => schedule.isRefused(key)).length
    return { fault: this.#fault, waiting: keys.length - refused, refused }
  }

  /** What names the letters that are yet to leave, in no order, once `resume` knows them. */
  async waiting(): Promise<string[]> {
    await this.#resuming
    return this.ports.schedule.keys()
  }

  /** Takes charge of every letter that no mail server has taken yet, oldest first. */
  resume(): Promise<void> {
    return (this.#resuming = this.#resume())
  }

  async #resume(): Promise<void> {
    for await (const { key, holdMs } of this.ports.letters.unsent()) {
      if (this.#closed) return
      this.add(key, holdMs)
    }
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
    const { schedule, clock } = this.ports
    const nextAt = schedule.nextAt()
    return nextAt === undefined ? undefined : Math.max(nextAt - clock.elapsed(), 0)
  }

  /** Lets the message under way finish, for three seconds at most; the others wait in the store. */
  async close(): Promise<void> {
    this.#closed = true
    const timer = setTimeout(() => this.#stopping.abort(), CLOSING_GRACE_MS)
    await this.#working
    clearTimeout(timer)
  }

  async #work(): Promise<void> {
    const { schedule, clock } = this.ports
    for (
      let next = schedule.due(clock.elapsed());
      next !== undefined && !this.#closed;
      next = schedule.due(clock.elapsed())
    ) {
      await this.#attempt(next)
      this.ports.save?.(this.#fault)
    }
  }

  #sleep(): void {
    // While a run is under way it asks for the next one itself.
    if (this.#closed || this.#working) return
    const delayMs = this.nextInMs()
    if (delayMs === undefined) return
    this.#askedFor = this.ports.clock.elapsed() + delayMs
    this.ports.wakeIn(delayMs)
  }

  async #attempt(key: string): Promise<void> {
    const { letters, schedule, clock, log } = this.ports
    const letter = letters.find(key)
    try {
      if (!letter) throw new LeadGone()
      if (schedule.sentAt(key) === undefined) {
        const fault = await this.#send(key, letter, await letter.mail())
        if (fault) return await this.#postpone(key, letter, fault.code, fault)
        schedule.sent(key, clock.now().toISOString())
        this.#serverAnswers()
      }
      await letter.recordDelivery(schedule.sentAt(key) ?? clock.now().toISOString())
      schedule.remove(key)
      log(`mail sent for lead ${letter.about}`)
      await this.#addNext(letter)
    } catch (error) {
      if (letter && !(error instanceof LeadGone)) {
        return this.#postpone(key, letter, faultCode(error))
      }
      schedule.remove(key)
      log(`no mail to send any more for lead ${letter?.about ?? key}`)
    }
  }

  /** Returns what keeps it from leaving, if anything does. */
  async #send(key: string, letter: Letter, mail: Mail): Promise<MailFault | undefined> {
    const { mailer, schedule } = this.ports
    const left = schedule.left(key)
    const to = left ? mail.to.filter((address) => left.recipients.includes(address)) : mail.to
    // Those who were put off may be owners no more.
    if (to.length === 0) return undefined
    const gaveUpOn = (count: number) => this.#nameUnreached(letter, count, mail.to.length)
    const isLastOffer = (left?.offers ?? 0) + 1 >= OFFERS_TO_ALL
    try {
      const unreached = await mailer.send({ ...mail, to }, this.#stopping.signal)
      const delayed = isLastOffer ? [] : unreached.filter(({ fault }) => fault.kind === 'delayed')
      gaveUpOn(unreached.length - delayed.length)
      const recipients = delayed.map(({ recipient }) => recipient)
      if (recipients.length > 0) schedule.leave(key, recipients)
      return delayed[0]?.fault
    } catch (error) {
      const fault = mailFault(error as NodemailerError)
      const isForGood = fault.kind === 'refused' || (fault.kind === 'delayed' && isLastOffer)
      if (left && isForGood) {
        gaveUpOn(to.length)
        return undefined
      }
      if (left && fault.kind === 'delayed') schedule.leave(key, to)
      return fault
    }
  }

  #nameUnreached(letter: Letter, count: number, all: number): void {
    if (count === 0) return
    const [who, fate] =
      count === 1 ? ['destinataire', 'a été refusé'] : ['destinataires', 'ont été refusés']
    this.ports.log(
      french(
        `${count} ${who} sur ${all} ${fate} par le serveur de messagerie pour la demande ${letter.about} : vérifiez RELAY_MAIL_TO.`,
      ),
    )
  }

  /** Without `fault`, the mail server has no part in it: a letter cannot be read, or not be noted as sent. */
  async #postpone(key: string, letter: Letter, code: string, fault?: MailFault): Promise<void> {
    const { schedule, clock, log } = this.ports
    const delay = schedule.failed(key, fault?.kind, clock.elapsed())
    // One that was cut off may have left.
    if (fault && !this.#stopping.signal.aborted) await this.#note(letter, letter.recordFailure?.())
    if (fault?.kind === 'refused' && letter.dispensable) {
      schedule.remove(key)
      this.#serverAnswers()
      log(`mail for lead ${letter.about} refused (${code}), given up`)
      return this.#note(letter, letter.recordRefusal(clock.now().toISOString(), code))
    }
    log(`mail for lead ${letter.about} not sent (${code}), next attempt in ${delay / 1000} s`)
    if (fault && !this.#stopping.signal.aborted) await this.#tell(key, letter, fault)
  }

  /** Says once what is wrong, not at each attempt, and marks a lead that is refused for good. */
  async #tell(key: string, letter: Letter, fault: MailFault): Promise<void> {
    const { schedule, clock, log } = this.ports
    if (concernsAll(fault.kind)) {
      if (this.#fault?.explanation !== fault.explanation) log(fault.explanation)
      this.#fault = fault
      return
    }
    this.#serverAnswers()
    if (schedule.attempts(key) <= 1) log(fault.explanation)
    if (fault.kind !== 'refused') return
    await this.#note(letter, letter.recordRefusal(clock.now().toISOString(), fault.code))
  }

  /** What cannot be written down of a failed attempt must not stop the others. */
  async #note(letter: Letter, noting: Promise<void> | undefined): Promise<void> {
    await noting?.catch((error: unknown) => {
      this.ports.log(`refusal of lead ${letter.about} not written down (${faultCode(error)})`)
    })
  }

  async #addNext(letter: Letter): Promise<void> {
    const next = await letter.next?.().catch(() => undefined)
    if (next !== undefined) this.add(next)
  }

  #serverAnswers(): void {
    this.ports.schedule.serverAnswers()
    if (!this.#fault) return
    this.#fault = undefined
    this.ports.log(
      french('Le serveur de messagerie répond de nouveau : les e-mails en attente partent.'),
    )
  }
}
