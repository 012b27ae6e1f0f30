import { french } from '@/lib/text/typography'

import type { Lead } from './lead'
import { receivedAtFromName } from './lead'
import { isPutAside } from './lead'
import type { Letter } from './letters'
import { composeSummary } from './summary-mail'
import type { RelaySettings } from './options'
import { LeadGone, type LeadStore } from './store'

/**
 * The mail that tells the owner once a day what was set aside. A lead belongs to the one that closes
 * next after it came in: which, follows from its name alone, so that neither a restart nor a mail that
 * fails can lose it, and none comes in too late for a mail that is just being written.
 */

/** Five in the morning, UTC: six or seven in France. */
const CLOSES_AT_MS = 5 * 60 * 60_000
const PREFIX = 'summary-'

type Settings = Pick<RelaySettings, 'mail' | 'summaryEveryMs'>

/** When the summary closes that a lead of this time belongs to; milliseconds since 1970. */
export function closingOf(receivedAt: string, everyMs: number): number {
  const periods = Math.floor((Date.parse(receivedAt) - CLOSES_AT_MS) / everyMs) + 1
  return periods * everyMs + CLOSES_AT_MS
}

/** What names a summary among the letters. */
export const summaryKey = (closing: number) => `${PREFIX}${closing}`

/** Whether a letter's key names a summary. */
export const isSummaryKey = (key: string) => key.startsWith(PREFIX)

/** The summary of one key. */
export function summaryLetter(
  store: LeadStore,
  { mail: { from, to }, summaryEveryMs }: Settings,
  key: string,
): Letter {
  const closing = Number(key.slice(PREFIX.length))

  async function leads(): Promise<[name: string, lead: Lead][]> {
    const found: [string, Lead][] = []
    for (const name of store.names().reverse()) {
      if (closingOf(receivedAtFromName(name), summaryEveryMs) !== closing) continue
      if ((await store.record(name, 'delivered')) !== undefined) continue
      // Erased or edited by hand: the others must still be told.
      const lead = await store.read(name).catch(() => undefined)
      if (lead && isPutAside(lead)) found.push([name, lead])
    }
    return found
  }

  const forEach = async (note: (name: string) => Promise<void>) => {
    for (const [name] of await leads()) {
      await note(name).catch((error: unknown) => {
        if (!(error instanceof LeadGone)) throw error
      })
    }
  }

  return {
    about: key,
    async mail() {
      const found = (await leads()).map(([, lead]) => lead)
      if (found.length === 0) throw new LeadGone()
      return {
        from: from.address,
        to: to.map(({ address }) => address),
        raw: await composeSummary(found, closing, { from, to }),
      }
    },
    recordDelivery: (deliveredAt) =>
      forEach(async (name) => {
        await store.setRecord(name, 'delivered', { deliveredAt })
        await store.removeRecord(name, 'refused')
      }),
    recordRefusal: (refusedAt, code) =>
      forEach((name) => store.setRecord(name, 'refused', { refusedAt, code })),
  }
}

/** What the inbox says of a lead that waits for its summary. */
export const WAITS_FOR_SUMMARY = french("Mise de côté : dans l'e-mail récapitulatif du matin")
