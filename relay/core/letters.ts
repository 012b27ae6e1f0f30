import type { MailRoute } from './options'
import { LeadGone, MESSAGE, type LeadStore } from './store'

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

/** The letter to the owner about each lead. Its key is the lead's name. */
export function ownerLetters(store: LeadStore, { from, to }: MailRoute): Letters {
  return {
    find: (name) => (store.has(name) ? letter(name) : undefined),
    async *unsent() {
      for (const name of store.names().reverse()) {
        if ((await store.record(name, 'delivered')) === undefined) yield { key: name, holdMs: 0 }
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
