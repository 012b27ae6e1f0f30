import { Delivery } from '../core/delivery'
import type { Clock } from '../core/host'
import { acknowledgements, joinLetters, ownerLetters, type Letters } from '../core/letters'
import { MailSchedule } from '../core/mail-schedule'
import { smtpMailer } from '../core/smtp-mailer'
import type { LeadStore } from '../core/store'
import { summaryLetters } from '../core/summary'
import type { RelaySettings } from './options'

/** A delivery that a timer of this process wakes. */
export interface TimedDelivery {
  delivery: Delivery
  /** Lets the message under way finish, for three seconds at most, and wakes no more. */
  close: () => Promise<void>
}

/** Mails leads, and letters of other kinds, from now on; undefined where no mail server is set. */
export function timedDelivery(
  store: LeadStore,
  settings: RelaySettings,
  clock: Clock,
  others: readonly Letters[],
): TimedDelivery | undefined {
  const { smtpUrl, retry, log } = settings
  if (smtpUrl === undefined) return undefined
  const mailer = smtpMailer(smtpUrl)
  let timer: NodeJS.Timeout | undefined
  const delivery = new Delivery({
    letters: joinLetters(
      ownerLetters(store, settings.mail),
      summaryLetters(store, settings, clock),
      acknowledgements(store, settings.mail, clock),
      ...others,
    ),
    mailer,
    schedule: new MailSchedule(retry),
    clock,
    log,
    wakeIn(delayMs) {
      clearTimeout(timer)
      timer = setTimeout(() => void delivery.run(), delayMs)
    },
  })
  return {
    delivery,
    async close() {
      clearTimeout(timer)
      await delivery.close()
      mailer.close()
    },
  }
}
