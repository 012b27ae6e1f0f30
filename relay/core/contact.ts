import { normalisedEmail } from '@/lib/text/email-address'
import { normalisedPhone } from '@/lib/text/phone-number'

import type { Lead } from './lead'
import { mailAddress } from './mailbox'

/** A longer field does not hold an address or a number. */
const LONGEST_CONTACT = 1_000

/** What may stand between the digits of one number. */
const BETWEEN = '[\\s.,:_·•/()\\p{Pd}\\u2212\\p{Cf}]{0,3}'
/** The same where the number of digits is not known: here a slash or a comma ends the number. */
const BETWEEN_ABROAD = '[\\s.()\\p{Pd}\\u2212\\p{Cf}]{0,3}'

/** A French number (its nine digits) or a foreign one with its country code, anywhere in a text. */
const NUMBER = new RegExp(
  `(?<![\\d+])(?:(?:(?:\\+|00)?33${BETWEEN}0?|0)${BETWEEN}([1-9](?:${BETWEEN}\\d){8})` +
    `|(?:\\+|00)([1-9](?:${BETWEEN_ABROAD}\\d){6,13}))(?!\\d)`,
  'gu',
)

/**
 * « +44 (0)79… »: within a country a number begins with this zero, after the country's code it is not dialled.
 * Italian numbers keep theirs.
 */
const TRUNK_ZERO = /(?<=(?:\+|00)\s?(?!39)[1-9]\d{0,2}[\s.]*)\(\s*0\s*\)/g

/** A text whose phone numbers are as they are dialled from abroad. */
export const withoutTrunkZero = (text: string) => text.replace(TRUNK_ZERO, '')

/**
 * The key under which a person is known: an e-mail address in lower case, or a phone number without its
 * separators. Undefined for a text that is neither.
 */
export function contactKey(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed.includes('@')) return asReached(normalisedEmail(trimmed).toLowerCase())
  const number = normalisedPhone(withoutTrunkZero(trimmed))
    .replace(/[\s./()-]/g, '')
    .replace(/^00/, '+')
  return /^\+?\d{6,15}$/.test(number) ? number : undefined
}

/** The keys of all addresses and numbers in a text, each once. */
export function contactKeysIn(text: string): string[] {
  if (text.length > LONGEST_CONTACT) return []
  const numbers = Array.from(
    withoutTrunkZero(text.normalize('NFKC')).matchAll(NUMBER),
    ([, french, abroad = '']) =>
      french === undefined ? `+${bareDigits(abroad)}` : `0${bareDigits(french)}`,
  )
  const whole = text.includes('@') ? undefined : contactKey(text)
  return [...new Set([...addressesIn(text), ...numbers, ...(whole === undefined ? [] : [whole])])]
}

/** The `tel:` address of the first number in a text, undefined where there is none. */
export function telOf(text: string): string | undefined {
  const number = contactKeysIn(text).find((key) => !key.includes('@'))
  return number && `tel:${number}`
}

/** The keys of a lead's sender. */
export function contactsOf(lead: Lead): string[] {
  return contactFieldsOf(lead).flatMap(contactKeysIn)
}

/** Whether a field for an e-mail address or a phone number holds something else. */
export function hasUnknownContact(lead: Lead): boolean {
  return contactFieldsOf(lead).some(
    (value) => value.trim() !== '' && contactKeysIn(value).length === 0,
  )
}

function contactFieldsOf({ fields }: Lead): string[] {
  return fields.flatMap(([name, value]) =>
    name === 'Email' || name === 'Téléphone' ? [value] : [],
  )
}

function addressesIn(text: string): string[] {
  return normalisedEmail(text)
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s<>()[\],;:"«»]+/)
    .map((piece) => piece.replace(/^['.]+|['.]+$/g, ''))
    .filter((piece) => /.@./.test(piece))
    .map(asReached)
}

/** An address with accents in its domain is the same as with « xn--… »: browsers send one or the other. */
const asReached = (address: string) => mailAddress(address) ?? address

const bareDigits = (text: string) => text.replace(/\D/g, '')
