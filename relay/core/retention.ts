import { mostPhotos } from '@/lib/forms/photo-rules'

import { faultCode } from './fault-code'
import type { Host } from './host'
import { receivedAtFromName } from './lead'
import { composeMessage, withoutAttachments } from './mail'
import type { MailRoute } from './options'
import { photoNames } from './photos'
import { MESSAGE, type LeadStore } from './store'

/** How often the relay looks for what has passed its term: a day, in milliseconds. */
export const PURGE_EVERY_MS = 24 * 60 * 60_000

/** What erasing needs of a host. */
export type Purging = Pick<Host, 'store' | 'settings' | 'clock' | 'log'>

/**
 * Erases photos and leads that have passed their term, and logs how many; what is remembered of requests for
 * hours or days is cleared too. A fault is logged, not thrown.
 */
export async function purgeLeads(host: Purging): Promise<void> {
  await purgeWholeLeads(host)
  await purgePhotos(host)
  await host.store.forgetUsed().catch((error: unknown) => {
    host.log(`what was used is not forgotten: ${faultCode(error)}`)
  })
}

/** Logs why leads past their term are still there. */
export function notErased(error: unknown, log: Host['log']): void {
  log(`leads past their term not erased: ${faultCode(error)}`)
}

/** Erases the photos of leads that are older than photos are kept; the lead itself stays. */
async function purgePhotos({
  store,
  settings: { photoRetentionMonths, mail },
  clock,
  log,
}: Purging): Promise<void> {
  if (photoRetentionMonths === undefined || !store.photos) return
  const limit = monthsBefore(clock.now(), photoRetentionMonths).toISOString()
  let erased = 0
  for (const name of store.names()) {
    if (receivedAtFromName(name) >= limit) continue
    try {
      if (await store.record(name, 'photosErased')) continue
      const photos = await photosOf(store, name, mail)
      if (photos.files.length === 0) continue
      await store.photos.erasePhotos(name, photos.files, {
        name: MESSAGE,
        bytes: await photos.messageWithout(),
      })
      await store.setRecord(name, 'photosErased', { photosErasedAt: clock.now().toISOString() })
      erased += 1
    } catch (error) {
      log(`photos past their term not erased: ${faultCode(error)}`)
    }
  }
  if (erased > 0)
    log(
      `photos of ${erased} ${erased === 1 ? 'lead' : 'leads'} erased after ${photoRetentionMonths} months`,
    )
}

/** The files that hold a lead's photos, and how to make its message without them. */
async function photosOf(store: LeadStore, name: string, mail: MailRoute) {
  const lead = await store.read(name).catch(unlessDamaged)
  if (lead)
    return {
      files: lead.photos?.map((photo) => photo.name) ?? [],
      messageWithout: () => composeMessage(lead, mail),
    }
  // A damaged lead does not name them, and its words are in its message alone.
  const files: string[] = []
  for (const file of photoNames(mostPhotos)) if (await store.file(name, file)) files.push(file)
  return {
    files,
    messageWithout: async () =>
      withoutAttachments((await store.file(name, MESSAGE)) ?? new Uint8Array()),
  }
}

function unlessDamaged(error: unknown): undefined {
  if (!(error instanceof SyntaxError)) throw error
}

async function purgeWholeLeads({
  store,
  settings: { retentionMonths },
  clock,
  log,
}: Purging): Promise<void> {
  if (retentionMonths === undefined) return
  try {
    const erased = await purge(store, retentionMonths, clock.now(), log)
    if (erased === 0) return
    log(
      `${erased} ${erased === 1 ? 'lead' : 'leads'} erased, none of its sender within ${retentionMonths} months`,
    )
  } catch (error) {
    notErased(error, log)
  }
}

/**
 * Erases every lead whose sender has sent nothing for so many months, told by e-mail address or phone.
 * Returns how many it has erased, and logs each that it could not erase. A lead that cannot be read is judged
 * by itself.
 */
async function purge(
  store: LeadStore,
  months: number,
  now: Date,
  log: Host['log'],
): Promise<number> {
  const lastContact = new Map<string, string>()
  const leads = await store.glances()
  for (const { receivedAt, contacts } of leads) {
    // Leads come newest first: the first one with a contact is that sender's last.
    for (const contact of contacts) {
      if (!lastContact.has(contact)) lastContact.set(contact, receivedAt)
    }
  }
  const limit = monthsBefore(now, months).toISOString()
  let erased = 0
  for (const { name, receivedAt, contacts } of leads) {
    const latest = contacts.map((contact) => lastContact.get(contact) ?? receivedAt)
    if ([receivedAt, ...latest].some((date) => date >= limit)) continue
    try {
      await store.erase(name, 'retention')
      erased += 1
    } catch (error) {
      notErased(error, log)
    }
  }
  return erased
}

/** The same day so many months earlier, or the last day of that month if it is shorter. */
function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date)
  before.setUTCMonth(before.getUTCMonth() - months)
  if (before.getUTCDate() !== date.getUTCDate()) before.setUTCDate(0)
  return before
}
