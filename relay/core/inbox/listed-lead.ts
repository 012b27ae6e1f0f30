import { shownTogether } from '../follow-up'
import { searchedText, type LeadGlance } from '../glance'
import type { LeadStore } from '../store'

/**
 * A lead in the inbox: its glance, and the lead that it is shown with. A lead with which others are shown has
 * the follow-up of all.
 */
export interface ListedLead extends LeadGlance {
  /** The name of the lead that it is shown with; usually its own. */
  root: string
  /** Whether it, or one shown with it, was set aside and nobody has looked after that one yet. */
  toVerify: boolean
  /** Whether it matches the search. */
  found: boolean
}

/** Tells whether a lead matches a search, from its glance and the text of its fields. */
export type Search = (glance: LeadGlance, text: string) => boolean

/** Every lead, newest first; `found` marks those that match `search`, or all. */
export async function listedLeads(store: LeadStore, search?: Search): Promise<ListedLead[]> {
  const all: ListedLead[] = []
  for (const glance of await store.glances()) {
    const found = !search || (glance.readable && search(glance, await textOf(store, glance)))
    // Its first change of state settles it.
    const toVerify = glance.setAside && glance.followUp.status === 'new'
    all.push({ ...glance, root: glance.name, toVerify, found })
  }
  const byName = new Map(all.map((each) => [each.name, each]))
  for (const each of all) each.root = rootOf(each, byName)
  const parts = all.filter(({ name, root }) => name !== root)
  for (const root of new Set(parts.map((each) => each.root))) {
    const lead = byName.get(root)
    const others = parts.filter((each) => each.root === root)
    if (!lead) continue
    lead.followUp = shownTogether(lead, others)
    lead.toVerify ||= others.some(({ toVerify }) => toVerify)
  }
  return all
}

/** The leads that a lead's page shows besides its own. */
export const shownBeside = (all: readonly ListedLead[], name: string) =>
  all.filter((each) => each.root === name && each.name !== name)

async function textOf(store: LeadStore, { name, text }: LeadGlance): Promise<string> {
  return text ?? store.read(name).then(searchedText, () => '')
}

/** The lead at the end of a chain of merged leads; the newest of a chain that closes on itself. */
function rootOf(start: ListedLead, byName: ReadonlyMap<string, ListedLead>): string {
  const seen = [start.name]
  for (let each = start; ;) {
    const next = byName.get(each.followUp.mergedInto ?? '')
    if (!next) return each.name
    const again = seen.indexOf(next.name)
    if (again >= 0) return seen.slice(again).sort().at(-1) ?? each.name
    seen.push(next.name)
    each = next
  }
}
