import { Delivery } from '../core/delivery'
import type { Clock } from '../core/host'
import { acknowledgements, joinLetters, ownerLetters, type Letters } from '../core/letters'
import { MailSchedule } from '../core/mail-schedule'
import { smtpMailer } from '../core/smtp-mailer'
import type { LeadStore } from '../core/store'
import { summaryLetters } from '../core/summary'
import { alarmClock } from './alarm-clock'
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
  const alarm = alarmClock(() => void delivery.run())
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
    wakeIn: alarm.wakeIn,
  })
  return {
    delivery,
    async close() {
      alarm.stop()
      await delivery.close()
      mailer.close()
    },
  }
}
