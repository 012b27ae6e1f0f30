import { french } from '@/lib/text/typography'

import { faultCode, faultPlace } from './fault-code'
import type { Letter, Letters, Mail } from './letters'
import { explainOwn, mailFault, type MailFault, type SendError } from './mail-fault'
import { concernsAll, PUT_OFFS, type Stuck } from './retry-schedule'
import { Queue, type QueuePorts, type Unsent } from './queue'
import { LeadGone } from './store'

/** Whether mail leaves, for the inbox and for whoever watches over the relay. */
export interface MailHealth {
  /** What keeps every mail from leaving. */
  fault: MailFault | undefined
  /** Leads whose mail is yet to leave. */
  waiting: number
  /** Leads whose mail the server has refused for good. */
  refused: number
  /** Why single mails do not leave, although the server neither is down nor refuses them. */
  stuck?: { code: string; explanation: string }
}

/** A recipient for whom the server did not take a mail that it took for others. */
interface Unreached {
  /** A bare address. */
  recipient: string
  fault: MailFault
}

/** Hands one message to a mail server. */
export interface Mailer {
  /**
   * Throws SendError when the server took it for no recipient, whether it refused them, put them off or never
   * got as far.
   */
  send: (mail: Mail, signal: AbortSignal) => Promise<readonly Unreached[]>
  /** Logs in and leaves. Throws SendError where that fails. */
  check?: (signal: AbortSignal) => Promise<void>
  /** Ends the connection to the server. */
  close?: () => void
}

/** What a delivery needs of its host. */
export interface DeliveryPorts extends QueuePorts<MailFault> {
  letters: Letters
  mailer: Mailer
}

/**
 * How long the message under way may still take at the end: if the server takes it then, it must be noted, or
 * the mail would be sent twice.
 */
const CLOSING_GRACE_MS = 3_000

/**
 * How often a mail is offered to recipients who are put off while others have it. After that it counts as
 * sent: one full mailbox must not hold the acknowledgement back for ever.
 */
const OFFERS_TO_ALL = PUT_OFFS

/** How often the connection may end in a mail with photos before the mail is offered without them. */
const CUT_OFF_WITH_PHOTOS = 2

/**
 * The key under which the server is tried where no mail is left to try it: one that was given up, or whose lead
 * was erased, would leave its fault standing until the next lead, which may come in weeks.
 */
const SERVER = 'server'

/** Hands stored messages to the mail server. */
export class Delivery extends Queue<MailFault> {
  constructor(
    private readonly ports: DeliveryPorts,
    fault?: MailFault,
  ) {
    super(ports, fault, CLOSING_GRACE_MS)
  }

  protected unsent(): AsyncIterable<Unsent> {
    return this.ports.letters.unsent()
  }

  override async resume(): Promise<void> {
    await super.resume()
    this.#tryServerUnlessMailWaits()
  }

  /** What waits, and why. */
  health(): MailHealth {
    const { schedule, letters } = this.ports
    const keys = schedule.keys().filter((key) => {
      const letter = letters.find(key)
      return letter && !letter.mayBeGivenUp
    })
    const refused = keys.filter((key) => schedule.isRefused(key)).length
    const stuck = keys.flatMap((key) => schedule.whyStuck(key) ?? [])
    // Our own fault is the one to mend.
    const first = stuck.find(({ isOwn }) => isOwn) ?? stuck[0]
    return {
      fault: this.fault,
      waiting: keys.length - refused,
      refused,
      ...(first && {
        stuck: { code: first.code, explanation: explainStuck(first, stuck.length) },
      }),
    }
  }

  override async close(): Promise<void> {
    await super.close()
    this.ports.mailer.close?.()
  }

  protected async attempt(key: string): Promise<void> {
    await (key === SERVER ? this.#tryServer() : this.#tryLetter(key))
    this.#tryServerUnlessMailWaits()
  }

  #tryServerUnlessMailWaits(): void {
    const { schedule, mailer } = this.ports
    // Only a mail tells whether its sender is taken.
    if (!this.fault || this.fault.kind === 'sender' || !mailer.check) schedule.remove(SERVER)
    else if (schedule.keys().length === 0) this.add(SERVER)
  }

  async #tryServer(): Promise<void> {
    const { schedule, mailer, clock } = this.ports
    try {
      await mailer.check?.(this.stopping.signal)
      this.#serverAnswers()
    } catch (error) {
      const fault = mailFault(error as SendError)
      schedule.failed(SERVER, fault.kind, clock.elapsed())
      if (!this.stopping.signal.aborted && concernsAll(fault.kind)) this.#blameServer(fault)
    }
  }

  async #tryLetter(key: string): Promise<void> {
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
      const at = schedule.sentAt(key) ?? clock.now().toISOString()
      await letter.recordDelivery(at, schedule.unreached(key))
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

  /**
   * Returns why the mail did not leave, if it did not. A mail that is too large for the server, or holds
   * something that it does not take, is offered once more at once without its photos: the owner must hear of
   * a lead today, and finds the photos in the inbox. The same goes for a mail in which the connection ends
   * each time, as some servers, or what stands before them, refuse in no other way.
   */
  async #send(key: string, letter: Letter, mail: Mail): Promise<MailFault | undefined> {
    const fault = await this.#offer(key, letter, mail)
    const isTooMuch =
      fault?.byContent ||
      (fault?.isCutOff && this.ports.schedule.cutOffs(key) >= CUT_OFF_WITH_PHOTOS)
    const lighter = isTooMuch && (await letter.lighterMail?.().catch(() => undefined))
    if (!lighter) return fault
    const stillFault = await this.#offer(key, letter, lighter)
    if (!stillFault)
      this.ports.log(
        `mail with photos refused for lead ${letter.about} (${fault.code}), sent without them`,
      )
    return stillFault
  }

  async #offer(key: string, letter: Letter, mail: Mail): Promise<MailFault | undefined> {
    const { mailer, schedule } = this.ports
    const left = schedule.left(key)
    const to = left ? mail.to.filter((address) => left.recipients.includes(address)) : mail.to
    // A recipient who was put off may have been taken out of the settings since.
    if (to.length === 0) return undefined
    const gaveUpOn = (count: number) => {
      schedule.giveUpOn(key, count)
      this.#nameUnreached(letter, count, mail.to.length)
    }
    const isLastOffer = (left?.offers ?? 0) + 1 >= OFFERS_TO_ALL
    try {
      const unreached = await mailer.send({ ...mail, to }, this.stopping.signal)
      const delayed = isLastOffer ? [] : unreached.filter(({ fault }) => fault.kind === 'delayed')
      gaveUpOn(unreached.length - delayed.length)
      const recipients = delayed.map(({ recipient }) => recipient)
      if (recipients.length > 0) schedule.leave(key, recipients)
      return delayed[0]?.fault
    } catch (error) {
      const fault = mailFault(error as SendError)
      if (fault.kind === 'own') this.ports.log(`mail fault: ${faultPlace(error)}`)
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

  /**
   * Puts a letter off. Without `fault` the mail server is not to blame: the letter cannot be read, or that it
   * was sent cannot be written down.
   */
  async #postpone(key: string, letter: Letter, code: string, fault?: MailFault): Promise<void> {
    const { schedule, clock, log } = this.ports
    const before = schedule.whyStuck(key)
    const delay = schedule.failed(key, fault?.kind, clock.elapsed(), {
      code,
      isCutOff: fault?.isCutOff,
    })
    if (fault?.mayHaveLeft && letter.mayBeGivenUp) {
      // It is noted as being sent, and not tried again after a restart: better none than two.
      schedule.remove(key)
      log(`mail for lead ${letter.about} may have left (${code}), not sent again`)
      return this.#tell(key, letter, fault)
    }
    // An attempt that was cut off may have succeeded.
    if (fault && !this.stopping.signal.aborted) await this.#note(letter, letter.recordFailure?.())
    if (fault?.kind === 'refused' && letter.mayBeGivenUp) {
      schedule.remove(key)
      this.#serverAnswers()
      log(`mail for lead ${letter.about} refused (${code}), given up`)
      return this.#note(letter, letter.recordRefusal(clock.now().toISOString(), code))
    }
    log(`mail for lead ${letter.about} not sent (${code}), next attempt in ${delay / 1000} s`)
    if (this.stopping.signal.aborted) return
    const stuck = schedule.whyStuck(key)
    if (stuck && stuck.isOwn !== before?.isOwn && (stuck.isOwn || !letter.mayBeGivenUp))
      log(explainStuck(stuck))
    if (fault) await this.#tell(key, letter, fault)
  }

  /**
   * Logs what the server says once, not at each attempt, and marks a lead that is refused for good. A fault
   * of our own is no word of the server.
   */
  async #tell(key: string, letter: Letter, fault: MailFault): Promise<void> {
    const { schedule, clock, log } = this.ports
    if (concernsAll(fault.kind)) return this.#blameServer(fault)
    if (fault.kind === 'own') return
    this.#serverAnswers()
    if (schedule.attempts(key) <= 1) log(fault.explanation)
    if (fault.kind !== 'refused') return
    await this.#note(letter, letter.recordRefusal(clock.now().toISOString(), fault.code))
  }

  /** A failed attempt that cannot be written down must not stop the others. */
  async #note(letter: Letter, noting: Promise<void> | undefined): Promise<void> {
    await noting?.catch((error: unknown) => {
      this.ports.log(`refusal of lead ${letter.about} not written down (${faultCode(error)})`)
    })
  }

  async #addNext(letter: Letter): Promise<void> {
    const next = await letter.next?.().catch(() => undefined)
    if (next !== undefined) this.add(next)
  }

  #blameServer(fault: MailFault): void {
    if (this.fault?.explanation !== fault.explanation) this.ports.log(fault.explanation)
    this.fault = fault
  }

  #serverAnswers(): void {
    this.ports.schedule.serverAnswers()
    if (!this.fault) return
    this.fault = undefined
    this.ports.log(
      french('Le serveur de messagerie répond de nouveau : les e-mails en attente partent.'),
    )
  }
}

function explainStuck({ code, isOwn }: Stuck, count = 1): string {
  if (isOwn) return explainOwn(code)
  const [those, read] =
    count === 1 ? ['1 demande ne part', 'Lisez-la'] : [`${count} demandes ne partent`, 'Lisez-les']
  return french(
    `${those} pas par e-mail, essai après essai (${code}). ${read} dans « Envois » et cherchez la cause : une boîte pleine à l'adresse de RELAY_MAIL_TO, un quota d'envoi dépassé, un fichier illisible. Rien n'est perdu : le relais essaie de nouveau de lui-même.`,
  )
}
