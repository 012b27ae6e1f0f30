import { isPutAside, receivedAtFromName } from './lead'
import type { RelaySettings } from './options'
import { LeadGone, MESSAGE, type LeadStore } from './store'
import { closingOf, isSummaryKey, summaryKey, summaryLetter } from './summary'

/** A message as a mail server gets it. */
export interface Mail {
  /** Bare addresses. */
  from: string
  to: readonly string[]
  raw: Uint8Array
}

/** One mail on its way: how to make it, and what to write down of its fate. */
export interface Letter {
  /** The lead, or what else it is about, as the log names it. */
  about: string
  /** Throws LeadGone when there is nothing to send any more. */
  mail: () => Promise<Mail>
  /** Notes that it was taken, so that no restart sends it again. Throws LeadGone. */
  recordDelivery: (at: string) => Promise<void>
  /** Notes that it is refused for good. */
  recordRefusal: (at: string, code: string) => Promise<void>
}

/** The mails that leads ask for. */
export interface Letters {
  /** Finds a letter again by what names it in the schedule; undefined when there is none any more. */
  find: (key: string) => Letter | undefined
  /** All that is yet to be taken by a mail server, oldest first, with how long it is still held back. */
  unsent: () => AsyncIterable<{ key: string; holdMs: number }>
}

type Settings = Pick<RelaySettings, 'mail' | 'summaryEveryMs'>

/** Which letter tells the owner about a lead, and how long it is held back. */
export function letterAbout(
  name: string,
  setAside: boolean,
  { summaryEveryMs }: Pick<Settings, 'summaryEveryMs'>,
  now: Date,
): { key: string; holdMs: number } {
  if (!setAside) return { key: name, holdMs: 0 }
  const closing = closingOf(receivedAtFromName(name), summaryEveryMs)
  return { key: summaryKey(closing), holdMs: Math.max(closing - now.getTime(), 0) }
}

/** All that the owner is told: a letter for each lead, one a day for those that were set aside. */
export function ownerLetters(store: LeadStore, settings: Settings, now: () => Date): Letters {
  const { from, to } = settings.mail
  return {
    find(key) {
      if (isSummaryKey(key)) return summaryLetter(store, settings, key)
      return store.has(key) ? letter(key) : undefined
    },
    async *unsent() {
      for (const name of store.names().reverse()) {
        if ((await store.record(name, 'delivered')) !== undefined) continue
        // One that cannot be read is told of as any other: its message may be whole.
        const setAside = await store.read(name).then(isPutAside, () => false)
        yield letterAbout(name, setAside, settings, now())
      }
    },
  }

  function letter(name: string): Letter {
    return {
      about: name,
      async mail() {
        const raw = await store.file(name, MESSAGE)
        if (!raw) throw new LeadGone()
        return { from: from.address, to: to.map(({ address }) => address), raw }
      },
      async recordDelivery(deliveredAt) {
        await store.setRecord(name, 'delivered', { deliveredAt })
        await store.removeRecord(name, 'refused')
      },
      recordRefusal: (refusedAt, code) => store.setRecord(name, 'refused', { refusedAt, code }),
    }
  }
}
