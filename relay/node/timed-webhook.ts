import type { Clock } from '../core/host'
import { MailSchedule } from '../core/mail-schedule'
import type { LeadStore } from '../core/store'
import { Webhook } from '../core/webhook'
import { alarmClock } from './alarm-clock'
import type { RelaySettings } from './options'

/** A webhook that a timer of this process wakes. */
export interface TimedWebhook {
  webhook: Webhook
  close: () => Promise<void>
}

/** Tells the owner's tools of leads from now on; undefined where there are none. */
export function timedWebhook(
  store: LeadStore,
  { webhook: target, retry, log }: RelaySettings,
  clock: Clock,
): TimedWebhook | undefined {
  if (!target) return undefined
  const alarm = alarmClock(() => void webhook.run())
  const webhook = new Webhook({
    store,
    target,
    schedule: new MailSchedule(retry),
    clock,
    log,
    wakeIn: alarm.wakeIn,
  })
  return {
    webhook,
    async close() {
      alarm.stop()
      await webhook.close()
    },
  }
}
