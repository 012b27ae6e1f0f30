import { searchedText, type LeadGlance } from '../glance'
import type { LeadStore } from '../store'

/** A lead in the inbox: what is known of it at a glance, and with which it is shown. */
export interface LeadSummary extends LeadGlance {
  /** The lead it is shown with; itself, as a rule. */
  root: string
  /** Whether it holds what was searched for. */
  found: boolean
}

/** Tells of a lead, and the text of its fields, whether it is what somebody looks for. */
export type Search = (glance: LeadGlance, text: string) => boolean

/** Every lead, newest first; `found` are those that `search` finds, or all. */
export async function summaries(store: LeadStore, search?: Search): Promise<LeadSummary[]> {
  const all: LeadSummary[] = []
  for (const glance of await store.glances()) {
    const found = !search || (glance.readable && search(glance, await textOf(store, glance)))
    all.push({ ...glance, root: glance.name, found })
  }
  const byName = new Map(all.map((each) => [each.name, each]))
  for (const each of all) each.root = rootOf(each, byName)
  return all
}

async function textOf(store: LeadStore, { name, text }: LeadGlance): Promise<string> {
  return text ?? store.read(name).then(searchedText, () => '')
}

/** The lead at the end of the chain. Should a chain close on itself, its newest. */
function rootOf(start: LeadSummary, byName: ReadonlyMap<string, LeadSummary>): string {
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
