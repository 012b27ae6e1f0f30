import { Delivery } from '../core/delivery'
import type { Clock } from '../core/host'
import { ownerLetters } from '../core/letters'
import { MailSchedule } from '../core/mail-schedule'
import type { LeadStore } from '../core/store'
import type { RelaySettings } from './options'
import { smtpMailer } from './smtp-mailer'

/** A delivery that a timer of this process wakes. */
export interface TimedDelivery {
  delivery: Delivery
  /** Lets the message under way finish, for three seconds at most, and wakes no more. */
  close: () => Promise<void>
}

/** Mails leads from now on; undefined where no mail server is set. */
export function timedDelivery(
  store: LeadStore,
  settings: RelaySettings,
  clock: Clock,
): TimedDelivery | undefined {
  const { smtpUrl, retry, log } = settings
  if (smtpUrl === undefined) return undefined
  const mailer = smtpMailer(smtpUrl)
  let timer: NodeJS.Timeout | undefined
  const delivery = new Delivery({
    letters: ownerLetters(store, settings, clock.now),
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
