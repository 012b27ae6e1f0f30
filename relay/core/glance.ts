import { contactsOf, hasUnknownContact } from './contact'
import { foldedText } from './folded-text'
import { UNTOUCHED, type FollowUp } from './follow-up'
import { isPutAside, receivedAtFromName, shownFields, type Lead } from './lead'

/** What is known of each lead at once, and may be held in memory for all; the rest is read when it is opened. */
export interface LeadGlance {
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
  /** What its sender is known by. */
  contacts: readonly string[]
  /** Whether there is more of that, in which nothing is recognised. */
  unknownContact: boolean
  reference: string | undefined
  /** What a search looks through; absent where it is too long to be held for each. */
  text?: string
  followUp: FollowUp
}

const LONGEST = 120
/** Four times what people write; a lead may be a hundred times as long. */
const LONGEST_TEXT = 4_000

const NOTHING = {
  title: 'Demande illisible',
  service: '',
  place: '',
  phone: '',
  page: '',
  setAside: false,
  contacts: [],
  unknownContact: false,
  reference: undefined,
}

/** A lead at a glance. Without `lead` it is damaged, without `followUp` nobody has touched it. */
export function glanceOf(
  name: string,
  lead: Lead | undefined,
  followUp: FollowUp = UNTOUCHED,
): LeadGlance {
  const known = { name, receivedAt: receivedAtFromName(name), followUp }
  if (!lead) return { ...known, readable: false, ...NOTHING }
  const field = (each: string) => valueOf(lead, each).slice(0, LONGEST)
  const text = searchedText(lead)
  return {
    ...known,
    readable: true,
    title: titleOf(lead).slice(0, LONGEST),
    service: serviceOf(lead).slice(0, LONGEST),
    place: placeOf(lead).slice(0, LONGEST),
    phone: field('Téléphone'),
    page: field('Page') || lead.origin,
    setAside: isPutAside(lead),
    contacts: contactsOf(lead),
    unknownContact: hasUnknownContact(lead),
    reference: lead.reference,
    ...(text.length <= LONGEST_TEXT && { text }),
  }
}

/** What a search looks through of a lead: all that is shown of it. */
export function searchedText(lead: Lead): string {
  return foldedText(
    shownFields(lead)
      .map(([, value]) => value)
      .join('\n'),
  )
}

/** What a lead's first field of that name holds, trimmed; nothing where there is none. */
export function valueOf({ fields }: Lead, name: string): string {
  return fields.find(([each]) => each === name)?.[1].trim() ?? ''
}

/** What a lead is about. */
const serviceOf = (lead: Lead) => valueOf(lead, 'Service') || valueOf(lead, 'Type de bien')

/** Where the works are. */
const placeOf = (lead: Lead) =>
  valueOf(lead, 'Commune du chantier') || valueOf(lead, 'Adresse du bien')

/** What, where, and under which number, on one line: what a phone shows of a mail before it is opened. */
export function inShort(lead: Lead): string {
  return [serviceOf(lead), placeOf(lead), valueOf(lead, 'Téléphone')]
    .flatMap((text) => (text === '' ? [] : [text.slice(0, LONGEST)]))
    .join(', ')
}

/** Who wrote a lead; without a name, what the mail about it is called. */
export function titleOf(lead: Lead): string {
  return [valueOf(lead, 'Prénom'), valueOf(lead, 'Nom')].filter(Boolean).join(' ') || lead.subject
}
