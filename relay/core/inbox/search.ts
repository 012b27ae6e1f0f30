import { contactKey, withoutTrunkZero } from '../contact'
import { foldedText } from '../folded-text'
import { idFromName } from '../lead'
import type { Search } from './listed-lead'

const PHONE_PIECE = /^[+\d\s./()\p{Pd}]+$/u
const SHORTEST_PHONE_PIECE = 4
/** Fewer hexadecimal digits begin too many identifiers, and may be words. */
const SHORTEST_ID_PIECE = 6

/**
 * Returns a function that tells whether a lead matches a search. Every word of it must stand in the lead's
 * fields, notes or reference, whatever accents and capitals; or it is a phone number, whole or in part,
 * however typed.
 */
export function searcher(query: string): Search {
  const key = contactKey(query)
  const pieces = PHONE_PIECE.test(query) ? phonePieces(query) : []
  const whole = foldedText(query.trim())
  return ({ name, reference, contacts, followUp: { notes } }, fields) => {
    if (key !== undefined && contacts.includes(key)) return true
    const id = whole.length >= SHORTEST_ID_PIECE ? idFromName(name) : undefined
    const names = [reference, reference?.replace('-', ''), id]
    if (names.some((each) => each?.toLowerCase().startsWith(whole))) return true
    const text = [fields, ...notes.map((note) => foldedText(note.text))].join('\n')
    return pieces.length > 0
      ? text.includes(whole) ||
          contacts.some((each) => pieces.some((piece) => each.includes(piece)))
      : whole.split(/\s+/).every((word) => text.includes(word))
  }
}

/**
 * The digits of a part of a number as contacts have them: « +33 6 39 » is 0639, and « 0044 79 » 4479. A text
 * without a country's code may be any part.
 */
function phonePieces(query: string): string[] {
  const digits = withoutTrunkZero(query).replace(/[^+\d]/g, '')
  const pieces = [
    digits.replace(/\D/g, ''),
    digits.replace(/^(?:\+|00)?330?(?=[1-9])/, '0'),
    digits.replace(/^00/, ''),
  ]
  return [...new Set(pieces)].filter(({ length }) => length >= SHORTEST_PHONE_PIECE)
}
