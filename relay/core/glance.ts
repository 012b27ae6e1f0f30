import { contactsOf, hasUnknownContact } from './contact'
import { foldedText } from './folded-text'
import { UNTOUCHED, type FollowUp } from './follow-up'
import { isSetAside, leadFrom, receivedAtFromName, shownFields, type Lead } from './lead'
import { recordFrom } from './store'

/**
 * What of a lead may be held in memory for every lead; the rest is read when a lead is opened.
 */
export interface LeadGlance {
  name: string
  receivedAt: string
  /** False for a damaged lead: it is shown as damaged, not hidden. */
  readable: boolean
  /** The sender's name, or the subject of the mail about the lead. */
  title: string
  service: string
  place: string
  phone: string
  /** The page from which it was sent, or else its site. */
  page: string
  /** Whether it was set aside under « À vérifier ». */
  setAside: boolean
  /** The sender's addresses and numbers, as `contactKey` writes them. */
  contacts: readonly string[]
  /** Whether a field for an address or a number holds something that is neither. */
  unknownContact: boolean
  reference: string | undefined
  /** What a search looks through; absent where it is too long to be held in memory. */
  text?: string
  followUp: FollowUp
}

const LONGEST = 120
/** Four times what people write; a lead may hold a hundred times as much. */
const LONGEST_TEXT = 4_000

/** What the owner reads in the place of a name where a lead is damaged. */
export const UNREADABLE = 'Demande illisible'

const NOTHING = {
  title: UNREADABLE,
  service: '',
  place: '',
  phone: '',
  page: '',
  setAside: false,
  contacts: [],
  unknownContact: false,
  reference: undefined,
}

/**
 * The glance of a lead.
 * @param lead undefined for a damaged one.
 * @param followUp left out for a lead that nobody has touched.
 */
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
    setAside: isSetAside(lead),
    contacts: contactsOf(lead),
    unknownContact: hasUnknownContact(lead),
    reference: lead.reference,
    ...(text.length <= LONGEST_TEXT && { text }),
  }
}

/**
 * The glance of a lead as it is stored, with what the owner noted of it, an empty text where he has not.
 * Neither may be damaged so much that the other leads could not be shown.
 */
export function storedGlance(name: string, lead: string, followUp: string): LeadGlance {
  return glanceOf(name, unlessDamaged(lead), recordFrom('followUp', followUp, name))
}

function unlessDamaged(lead: string): Lead | undefined {
  try {
    return leadFrom(lead)
  } catch {
    return undefined
  }
}

/** What a search looks through: all fields of a lead that are shown. */
export function searchedText(lead: Lead): string {
  return foldedText(
    shownFields(lead)
      .map(([, value]) => value)
      .join('\n'),
  )
}

/** The value of a lead's first field of that name, trimmed; empty where there is none. */
export function valueOf({ fields }: Lead, name: string): string {
  return fields.find(([each]) => each === name)?.[1].trim() ?? ''
}

/** What the lead is about. */
const serviceOf = (lead: Lead) => valueOf(lead, 'Service') || valueOf(lead, 'Type de bien')

/** Where the works are. */
const placeOf = (lead: Lead) =>
  valueOf(lead, 'Commune du chantier') || valueOf(lead, 'Adresse du bien')

/** What, where, and which phone number, on one line: a phone shows it of a mail that is not open yet. */
export function inShort(lead: Lead): string {
  return [serviceOf(lead), placeOf(lead), valueOf(lead, 'Téléphone')]
    .flatMap((text) => (text === '' ? [] : [text.slice(0, LONGEST)]))
    .join(', ')
}

/** The sender's name; without one, the subject of the mail about the lead. */
export function titleOf(lead: Lead): string {
  return [valueOf(lead, 'Prénom'), valueOf(lead, 'Nom')].filter(Boolean).join(' ') || lead.subject
}
