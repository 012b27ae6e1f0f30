import { normalisedPhone } from '@/lib/text/phone-number'

import type { Lead } from './lead'

/** No number is longer, and Unicode is set right in a time that grows with the square of a text. */
const LONGEST_PHONE = 100

/** A phone number as the owner dials it; any other text as it stands. */
export function phoneAsKept(text: string): string {
  return text.length > LONGEST_PHONE ? text : normalisedPhone(text)
}

/**
 * What a person is known by: an e-mail address in small letters, or a phone number without its
 * separators. Undefined for text that is neither.
 */
export function contactKey(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed.includes('@')) return trimmed.toLowerCase()
  const number = phoneAsKept(trimmed).replace(/[\s./()-]/g, '')
  return /^\+?\d{6,15}$/.test(number) ? number : undefined
}

/** What the sender of a lead is known by. */
export function contactsOf({ fields }: Lead): string[] {
  return fields.flatMap(([name, value]) =>
    name === 'Email' || name === 'Téléphone' ? (contactKey(value) ?? []) : [],
  )
}
