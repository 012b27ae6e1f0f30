import { french } from '@/lib/text/typography'

import type { Clock } from './host'
import { isSetAside, receivedAtFromName, type Lead } from './lead'
import { noteDelivery, type Letter, type Letters } from './letters'
import type { RelaySettings } from './options'
import { LeadGone, type LeadStore } from './store'
import { composeSummary } from './summary-mail'

/**
 * The mail that tells the owner once a day what was set aside, or sooner if its sender was promised a call. A
 * lead belongs to the summary that closes next after it came in, which follows from its name alone: neither a
 * restart nor a mail that fails can lose it. A lead that is only stored while that mail is on its way is told
 * in another.
 */

/** Five in the morning, UTC: six or seven in France. */
const CLOSES_AT_MS = 5 * 60 * 60_000
const PREFIX = 'summary-'
/** How long before the call that a sender was promised the owner hears of the request. */
const BEFORE_CALL_MS = 2 * 60 * 60_000

type Settings = Pick<RelaySettings, 'mail' | 'summaryEveryMs'>

/** When the summary of a lead that came at this time closes; milliseconds since 1970. */
function closingOf(receivedAt: string, everyMs: number): number {
  const periods = Math.floor((Date.parse(receivedAt) - CLOSES_AT_MS) / everyMs) + 1
  return periods * everyMs + CLOSES_AT_MS
}

const summaryKey = (closing: number) => `${PREFIX}${closing}`

/** The key of the letter that tells the owner about a lead. */
export function letterKey(
  name: string,
  setAside: boolean,
  { summaryEveryMs }: Pick<Settings, 'summaryEveryMs'>,
): string {
  return setAside ? summaryKey(closingOf(receivedAtFromName(name), summaryEveryMs)) : name
}

/** The letter that tells the owner about a lead, and how long it is held back. */
export function letterAbout(
  name: string,
  lead: Lead,
  { summaryEveryMs }: Pick<Settings, 'summaryEveryMs'>,
  now: Date,
): { key: string; holdMs: number } {
  return isSetAside(lead) ? summaryAbout(name, lead, summaryEveryMs, now) : { key: name, holdMs: 0 }
}

function summaryAbout(
  name: string,
  { callBackBy }: Pick<Lead, 'callBackBy'>,
  everyMs: number,
  now: Date,
): { key: string; holdMs: number } {
  const closing = closingOf(receivedAtFromName(name), everyMs)
  const tellBy = callBackBy === undefined ? closing : Date.parse(callBackBy) - BEFORE_CALL_MS
  const holdMs = Math.min(tellBy, closing) - now.getTime()
  // A lead that came while the clock was ahead might close in years: it is not held back for that.
  return { key: summaryKey(closing), holdMs: holdMs > everyMs ? 0 : Math.max(holdMs, 0) }
}

/** The letters that tell the owner of what was set aside, one a day. */
export function summaryLetters(store: LeadStore, settings: Settings, clock: Clock): Letters {
  const told: Told = new Map()
  return {
    find: (key) => (key.startsWith(PREFIX) ? summaryLetter(store, settings, key, told) : undefined),
    async *unsent() {
      for await (const name of store.namesWithout('delivered')) {
        // One that cannot be read is told to the owner like any other.
        const lead = await store.read(name).catch(() => undefined)
        if (lead && isSetAside(lead))
          yield summaryAbout(name, lead, settings.summaryEveryMs, clock.now())
      }
    },
  }
}

/** The leads of each summary that is on its way, by key, until what becomes of it is noted. */
type Told = Map<string, readonly string[]>

function summaryLetter(
  store: LeadStore,
  { mail, summaryEveryMs }: Settings,
  key: string,
  told: Told,
): Letter {
  const closing = Number(key.slice(PREFIX.length))

  // One at a time: those of a day may not fit in memory together.
  async function* untold(): AsyncGenerator<[name: string, lead: Lead | undefined]> {
    for (const name of store.names().reverse()) {
      if (closingOf(receivedAtFromName(name), summaryEveryMs) !== closing) continue
      try {
        if ((await store.record(name, 'delivered')) !== undefined) continue
        const lead = await store.read(name)
        if (isSetAside(lead)) yield [name, lead]
      } catch (error) {
        // Erased, or on a disk that does not answer: the others must still be told. A damaged lead may be one
        // of those that were set aside.
        if (error instanceof SyntaxError) yield [name, undefined]
      }
    }
  }

  async function* noting(names: (string | undefined)[]): ReturnType<typeof untold> {
    for await (const [name, lead] of untold()) {
      // A damaged lead is named, not told: after a restart its own message leaves, as of any that is not told.
      names.push(lead && name)
      yield [name, lead]
    }
  }

  // If the host was put to sleep in between, the leads are not known any more: better told twice than never.
  const forEachTold = async (note: (name: string) => Promise<void>) => {
    for (const name of told.get(key) ?? []) {
      await note(name).catch((error: unknown) => {
        if (!(error instanceof LeadGone)) throw error
      })
    }
  }

  return {
    about: key,
    async mail() {
      const names: (string | undefined)[] = []
      const { from, to } = mail
      const raw = await composeSummary(noting(names), closing, mail)
      if (names.length === 0) throw new LeadGone()
      told.set(
        key,
        names.flatMap((name) => name ?? []),
      )
      return { from: from.address, to: to.map(({ address }) => address), raw }
    },
    async recordDelivery(deliveredAt, unreached) {
      await forEachTold((name) => noteDelivery(store, name, deliveredAt, unreached))
      told.delete(key)
    },
    recordRefusal: (refusedAt, code) =>
      forEachTold((name) => store.setRecord(name, 'refused', { refusedAt, code })),
    async next() {
      for await (const [, lead] of untold()) if (lead) return key
      return undefined
    },
  }
}

/** What the inbox says of a lead that waits for its summary. */
export const WAITS_FOR_SUMMARY = french('Mise de côté : dans le prochain e-mail récapitulatif')
