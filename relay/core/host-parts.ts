import { Gate } from './gate'
import type { Clock, Host } from './host'
import { SignIn } from './inbox/sign-in'
import { acknowledgements, joinLetters, ownerLetters, type Letters } from './letters'
import type { RelaySettings } from './options'
import { RateLimit } from './rate-limit'
import type { LeadStore } from './store'
import { summaryLetters } from './summary'

/** What a host brings to them. */
interface Ground {
  settings: RelaySettings
  store: LeadStore
  clock: Clock
  log: (line: string) => void
  leadsAtATime: number
}

/** What every host puts together alike: all but who sends, who wakes, and what the host remembers. */
export type HostParts = Omit<Host, 'delivery' | 'webhook' | 'learnFirm' | 'permissionSecret'>

/** Puts them together; nothing is sent yet. */
export function hostParts({ leadsAtATime, ...ground }: Ground): HostParts {
  const { settings, store, clock } = ground
  return {
    ...ground,
    rateLimit: new RateLimit(settings.rateLimit, clock.elapsed),
    gate: new Gate(leadsAtATime),
    signIn:
      settings.signIn &&
      new SignIn({ settings: settings.signIn, route: settings.mail, store, clock }),
  }
}

/** Every letter that a relay sends: of leads, of what was set aside, to senders, to whoever signs in. */
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
