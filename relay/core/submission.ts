import { normalisedEmail } from '@/lib/text/email-address'
import { normalisedPhone } from '@/lib/text/phone-number'

import type { FormField } from './multipart'
import { Refusal } from './refusal'

/** What a form sent, sorted by whom it is for. */
export interface Submission {
  /** For the relay: `_next`, `_subject`…; their names begin with `_`. */
  directives: ReadonlyMap<string, string>
  /** For the owner: every other field, in order. Phone numbers and e-mail addresses are normalised. */
  fields: readonly FormField[]
  /** Whether the hidden field that only programs see was filled in. */
  trapped: boolean
}

/** The form's session token: it is kept and is part of a lead's identity, but not shown. */
export const TOKEN_FIELD = 'CSRF_Token'

/** Whether there is exactly one token, as the site makes it: 40 bytes in base64url, unpadded. */
export function hasToken({ fields }: Submission): boolean {
  const [token, ...more] = fields.filter(([name]) => name === TOKEN_FIELD)
  return token !== undefined && more.length === 0 && /^[\w-]{54}$/.test(token[1])
}

/** Fields that are kept as the owner dials and writes them, however they were typed. */
const NORMALISED: Readonly<Record<string, (text: string) => string>> = {
  Email: normalisedEmail,
  Téléphone: normalisedPhone,
}

/** Only « Description » and « Description du projet » are typed in a multi-line control. */
export function isMultiline(name: string): boolean {
  return name.startsWith('Description')
}

/**
 * Sorts and checks what was read. Throws 422 for a line break or control character where none can be typed,
 * 400 for an empty form.
 */
export function toSubmission(all: readonly FormField[]): Submission {
  const directives = new Map(all.filter(([name]) => name.startsWith('_')))
  const fields = all
    .filter(([name]) => !name.startsWith('_'))
    .map(([name, value]): FormField => [
      name,
      Object.hasOwn(NORMALISED, name) ? NORMALISED[name]!(value) : value,
    ])

  for (const [name, value] of all) {
    if (hasControl(name) || name.includes('\t')) {
      throw new Refusal(422, `${unfit(`Le nom du champ « ${shown(name)} »`)}.`)
    }
    if (!isMultiline(name) && hasControl(value)) {
      throw new Refusal(422, `${unfit(`Le champ « ${shown(name)} »`)}.`)
    }
  }
  if (!fields.some(([name, value]) => name !== TOKEN_FIELD && value.trim() !== '')) {
    throw new Refusal(400, 'Demande vide : aucun champ n’est rempli.')
  }
  const trapped = all.some(([name, value]) => name === '_honey' && value !== '')
  return { directives, fields, trapped }
}

// Tabs are allowed in values: they come with text pasted from a spreadsheet and break no line.
function hasControl(text: string): boolean {
  return /[^\P{Cc}\t]|[\u2028\u2029]/u.test(text)
}

function unfit(what: string): string {
  return `${what} contient un retour à la ligne ou un caractère de contrôle`
}

function shown(name: string): string {
  return name.replace(/[\p{Cc}\u2028\u2029]/gu, '\u{FFFD}').slice(0, 40)
}
