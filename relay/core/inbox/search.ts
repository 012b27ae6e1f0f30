import { contactKey, contactsOf } from '../contact'
import type { FollowUp } from '../follow-up'
import { shownFields, type Lead } from '../lead'

const PHONE_PIECE = /^[+\d\s./()\p{Pd}]+$/u
const SHORTEST_PHONE_PIECE = 4

/**
 * Tells whether a lead holds what is searched for: every word, whatever its accents and capitals,
 * in its fields, its notes or its reference; or a phone number, whole or in part, however typed.
 */
export function searcher(query: string): (lead: Lead, followUp: FollowUp) => boolean {
  const key = contactKey(query)
  const digits = PHONE_PIECE.test(query) ? query.replace(/\D/g, '') : ''
  const whole = folded(query.trim())
  return (lead, { notes }) => {
    const contacts = contactsOf(lead)
    if (key !== undefined && contacts.includes(key)) return true
    const names = [lead.reference, lead.reference?.replace('-', ''), lead.id]
    if (names.some((each) => each?.toLowerCase().startsWith(whole))) return true
    const text = folded(
      [...shownFields(lead).map(([, value]) => value), ...notes.map((note) => note.text)].join(
        '\n',
      ),
    )
    return digits.length >= SHORTEST_PHONE_PIECE
      ? text.includes(whole) || contacts.some((each) => each.includes(digits))
      : whole.split(/\s+/).every((word) => text.includes(word))
  }
}

/** Without accents, ligatures, capitals and the difference between apostrophes. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
}
