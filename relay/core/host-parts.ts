import { Semaphore } from './semaphore'
import type { Clock, Host } from './host'
import { SignIn } from './inbox/sign-in'
import { acknowledgements, joinLetters, ownerLetters, type Letters } from './letters'
import type { RelaySettings } from './options'
import { RateLimit } from './rate-limit'
import type { LeadStore } from './store'
import { summaryLetters } from './summary'

/** What a host provides for `hostParts`. */
interface Ground {
  settings: RelaySettings
  store: LeadStore
  clock: Clock
  log: (line: string) => void
  leadsAtATime: number
}

/** The parts of a host that are made in the same way everywhere: all but sending, waking and remembering. */
export type HostParts = Omit<Host, 'delivery' | 'webhook' | 'learnFirm' | 'permissionSecret'>

/** Makes these parts; nothing is sent yet. */
export function hostParts({ leadsAtATime, ...ground }: Ground): HostParts {
  const { settings, store, clock } = ground
  return {
    ...ground,
    rateLimit: new RateLimit(settings.rateLimit, clock.elapsed),
    leadSlots: new Semaphore(leadsAtATime),
    signIn:
      settings.signIn &&
      new SignIn({ settings: settings.signIn, route: settings.mail, store, clock }),
  }
}

/** Every letter that a relay sends: about leads, about what was set aside, to senders, and to sign in. */
export function allLetters({
  settings,
  store,
  clock,
  signIn,
}: Pick<Host, 'settings' | 'store' | 'clock' | 'signIn'>): Letters {
  return joinLetters(
    ownerLetters(store, settings.mail),
    summaryLetters(store, settings, clock),
    acknowledgements(store, settings.mail, clock),
    ...(signIn ? [signIn.letters] : []),
  )
}
