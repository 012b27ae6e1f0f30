import { contactsOf } from './contact'
import type { Lead } from './lead'
import type { LeadStore } from './store'

/** All that is kept of one sender, oldest first, and the names of leads that could not be read. */
export async function leadsOf(
  store: LeadStore,
  contact: string,
): Promise<{ found: [name: string, lead: Lead][]; unreadable: string[] }> {
  const found: [name: string, lead: Lead][] = []
  const unreadable: string[] = []
  for (const name of store.names().reverse()) {
    const lead = await store.read(name).catch(() => undefined)
    if (!lead) unreadable.push(name)
    else if (contactsOf(lead).includes(contact)) found.push([name, lead])
  }
  return { found, unreadable }
}
