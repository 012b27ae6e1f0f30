import type { Host } from './host'
import type { LeadStore } from './store'

/** A day, in milliseconds: how often the relay looks for what has passed its term. */
export const PURGE_EVERY_MS = 24 * 60 * 60_000

/** Erases what has passed its term, if there is one, and logs how many. A fault is logged, not thrown. */
export async function purgeLeads({
  store,
  settings: { retentionMonths },
  clock,
  log,
}: Pick<Host, 'store' | 'settings' | 'clock' | 'log'>): Promise<void> {
  if (retentionMonths === undefined) return
  try {
    const erased = await purge(store, retentionMonths, clock.now())
    if (erased === 0) return
    log(
      `${erased} ${erased === 1 ? 'lead' : 'leads'} erased, none of its sender within ${retentionMonths} months`,
    )
  } catch (error) {
    log(`leads past their term not erased: ${(error as { code?: string }).code ?? String(error)}`)
  }
}

/**
 * Erases every lead of whose sender nothing has come for so many months: no lead with the same
 * e-mail address or phone. Returns how many. A lead that cannot be read counts by itself.
 */
async function purge(store: LeadStore, months: number, now: Date): Promise<number> {
  const lastContact = new Map<string, string>()
  const leads = await store.glances()
  for (const { receivedAt, contacts } of leads) {
    // Newest first: the first that is met is the last contact.
    for (const contact of contacts) {
      if (!lastContact.has(contact)) lastContact.set(contact, receivedAt)
    }
  }
  const limit = monthsBefore(now, months).toISOString()
  let erased = 0
  for (const { name, receivedAt, contacts } of leads) {
    const latest = contacts.map((contact) => lastContact.get(contact) ?? receivedAt)
    if ([receivedAt, ...latest].some((date) => date >= limit)) continue
    await store.erase(name, 'retention')
    erased += 1
  }
  return erased
}

/** The same day so many months earlier; the last of its month where that has no such day. */
function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date)
  before.setUTCMonth(before.getUTCMonth() - months)
  if (before.getUTCDate() !== date.getUTCDate()) before.setUTCDate(0)
  return before
}
