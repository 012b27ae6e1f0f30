import { bytesToHex } from '@noble/hashes/utils'

import { Delivery } from './delivery'
import type { Clock, Host } from './host'
import { PublicHealth } from './inbox/health'
import { SignIn } from './inbox/sign-in'
import { acknowledgements, joinLetters, ownerLetters, type Letters } from './letters'
import type { RelaySettings } from './options'
import type { Outages } from './outages'
import type { MailFault } from './mail-fault'
import type { QueuePorts } from './queue'
import { RateLimit } from './rate-limit'
import { Semaphore } from './semaphore'
import { smtpMailer, type OpenSocket } from './smtp-mailer'
import type { LeadStore } from './store'
import { summaryLetters } from './summary'
import { Webhook } from './webhook'

/** What a host provides for `hostParts`. */
interface Ground {
  settings: RelaySettings
  store: LeadStore
  clock: Clock
  outages: Outages
  log: (line: string) => void
}

/** More would take more memory, of which the smallest host has 128 MB, and no disk does more at once. */
const LEADS_AT_A_TIME = 4

/**
 * Of each host, not of the process: the platform may end one host in the middle of such a lead, and the others
 * in the same process would wait for its place for ever.
 */
const LEADS_WITH_PHOTOS_AT_A_TIME = 1

/** The parts of a host that are made in the same way everywhere: all but sending, waking and remembering. */
export type HostParts = Omit<Host, 'delivery' | 'webhook' | 'learnFirm' | 'permissionSecret'>

/** Makes these parts; nothing is sent yet. */
export function hostParts(ground: Ground): HostParts {
  const { settings, store, clock } = ground
  return {
    ...ground,
    rateLimit: new RateLimit(settings.rateLimit, clock.elapsed),
    leadSlots: new Semaphore(LEADS_AT_A_TIME),
    photoSlots: new Semaphore(LEADS_WITH_PHOTOS_AT_A_TIME),
    publicHealth: new PublicHealth(),
    signIn:
      settings.signIn &&
      new SignIn({ settings: settings.signIn, route: settings.mail, store, clock }),
  }
}

/** A queue's schedule, and what kept messages from leaving, as a host has kept them since it last ran. */
export interface KeptSchedule<Fault> extends Pick<QueuePorts<Fault>, 'schedule' | 'save'> {
  fault?: Fault | undefined
}

/** What a host does for a queue in its own way. */
interface Waking<Fault> extends Pick<QueuePorts<Fault>, 'wakeIn'> {
  /** @param dependsOn the settings after whose change all is tried again at once. */
  scheduleOf: (dependsOn: readonly unknown[]) => KeptSchedule<Fault>
}

/** Mails leads, and letters of other kinds; undefined where no mail server is set. */
export function deliveryOf(
  parts: HostParts,
  { scheduleOf, wakeIn }: Waking<MailFault>,
  openSocket?: OpenSocket,
): Delivery | undefined {
  const { settings, clock, log } = parts
  const { smtpUrl, mail } = settings
  if (smtpUrl === undefined) return undefined
  const { fault, ...kept } = scheduleOf([smtpUrl, mail])
  const mailer = smtpMailer(smtpUrl, openSocket)
  return new Delivery({ ...kept, letters: allLetters(parts), mailer, clock, log, wakeIn }, fault)
}

/** Tells the owner's tools of leads; undefined where there are none. */
export function webhookOf(
  { settings, store, clock, log }: HostParts,
  { scheduleOf, wakeIn }: Waking<string>,
): Webhook | undefined {
  const target = settings.webhook
  if (!target) return undefined
  const { fault, ...kept } = scheduleOf([target])
  return new Webhook({ ...kept, store, target, clock, log, wakeIn }, fault)
}

/**
 * The key that signs permissions: from the setting, or from what the host has kept for good. Where there is
 * neither it is made now, and the host has to keep what was `made`.
 */
export function permissionKey(known: string | undefined): { key: Uint8Array; made?: string } {
  if (known !== undefined) return { key: new TextEncoder().encode(known) }
  const made = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  return { key: new TextEncoder().encode(made), made }
}

/** Every letter that a relay sends: about leads, about what was set aside, to senders, and to sign in. */
function allLetters({
  settings,
  store,
  clock,
  outages,
  signIn,
}: Pick<Host, 'settings' | 'store' | 'clock' | 'outages' | 'signIn'>): Letters {
  return joinLetters(
    ownerLetters(store, settings.mail, (id) => outages.lasted(id)),
    summaryLetters(store, settings, clock),
    acknowledgements(store, settings.mail, clock),
    ...(signIn ? [signIn.letters] : []),
  )
}
