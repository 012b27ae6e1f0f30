import { contactKey, contactsOf } from '../contact'
import { followUpOf, type FollowUp } from '../follow-up'
import { isPutAside, receivedAtFromName, type Lead } from '../lead'
import type { LeadStore } from '../store'

/** What the inbox knows of each lead at once; the rest is read when it is opened. */
export interface LeadSummary {
  name: string
  receivedAt: string
  /** False for one that is damaged: it is shown as such, not hidden. */
  readable: boolean
  /** Who wrote, or what the mail about it is called. */
  title: string
  service: string
  place: string
  phone: string
  /** The page it was sent from, or else its site. */
  page: string
  /** Whether it was set aside under « À vérifier ». */
  setAside: boolean
  contacts: readonly string[]
  followUp: FollowUp
  /** The lead it is shown with; itself, as a rule. */
  root: string
  /** Whether it holds what was searched for. */
  found: boolean
}

/** A very long lead weighs 256 KiB: this many are in memory at a time. */
const READ_AT_A_TIME = 8
const LONGEST = 120

/** Every lead, newest first. `matches` is asked once for each. */
export async function summaries(
  store: LeadStore,
  matches: (lead: Lead, followUp: FollowUp) => boolean = () => true,
): Promise<LeadSummary[]> {
  const names = store.names()
  const all: LeadSummary[] = []
  for (let start = 0; start < names.length; start += READ_AT_A_TIME) {
    const some = names.slice(start, start + READ_AT_A_TIME)
    all.push(...(await Promise.all(some.map((name) => summary(store, name, matches)))))
  }
  const byName = new Map(all.map((each) => [each.name, each]))
  for (const each of all) each.root = rootOf(each, byName)
  return all
}

async function summary(
  store: LeadStore,
  name: string,
  matches: (lead: Lead, followUp: FollowUp) => boolean,
): Promise<LeadSummary> {
  const followUp = await followUpOf(store, name)
  const known = { name, receivedAt: receivedAtFromName(name), followUp, root: name }
  try {
    const lead = await store.read(name)
    return { ...known, readable: true, ...shown(lead), found: matches(lead, followUp) }
  } catch {
    // Erased or edited by hand: the other leads must still show.
    return { ...known, readable: false, ...NOTHING, found: false }
  }
}

const NOTHING = {
  title: 'Demande illisible',
  service: '',
  place: '',
  phone: '',
  page: '',
  setAside: false,
  contacts: [],
}

function shown(lead: Lead) {
  const field = (name: string) => valueOf(lead, name).slice(0, LONGEST)
  return {
    title: titleOf(lead).slice(0, LONGEST),
    service: field('Service') || field('Type de bien'),
    place: field('Commune du chantier') || field('Adresse du bien'),
    phone: field('Téléphone'),
    page: field('Page') || lead.origin,
    setAside: isPutAside(lead),
    contacts: contactsOf(lead),
  }
}

/** What a lead's first field of that name holds, trimmed; nothing where there is none. */
export function valueOf({ fields }: Lead, name: string): string {
  return fields.find(([each]) => each === name)?.[1].trim() ?? ''
}

/** Who wrote a lead; without a name, what the mail about it is called. */
export function titleOf(lead: Lead): string {
  return [valueOf(lead, 'Prénom'), valueOf(lead, 'Nom')].filter(Boolean).join(' ') || lead.subject
}

/** The address that dials a number, undefined for text that is none. */
export function telOf(phone: string): string | undefined {
  const key = phone.includes('@') ? undefined : contactKey(phone)
  return key && `tel:${key}`
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
