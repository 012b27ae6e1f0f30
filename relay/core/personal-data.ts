import type { LeadStore } from './store'

/** The names of all leads of one sender, oldest first, and of those that could not be read. */
export async function leadsOf(
  store: LeadStore,
  contact: string,
): Promise<{ found: string[]; unreadable: string[] }> {
  const glances = [...(await store.glances())].reverse()
  const namesOf = (some: typeof glances) => some.map(({ name }) => name)
  return {
    found: namesOf(glances.filter(({ contacts }) => contacts.includes(contact))),
    unreadable: namesOf(glances.filter(({ readable }) => !readable)),
  }
}
