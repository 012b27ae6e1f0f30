import type { PrefilledMail } from '@/lib/addresses/contact-links'
import type { FormValues } from './draft'
import type { Choice, DrawnForm } from './form'

/**
 * The e-mail offered when the relay cannot be reached: every field that the relay would get, the long texts
 * last.
 */
export function prefilledMail(
  form: Pick<DrawnForm, 'subject' | 'fields'>,
  values: FormValues,
): PrefilledMail {
  const lines: string[] = []
  const texts: string[] = []
  for (const [name, field] of Object.entries(form.fields)) {
    if (!field.relay) continue
    const text = valueText(field, values[name])
    if (field.kind === 'lines') texts.push('', text)
    else lines.push(`${field.label} : ${text}`)
    const { wording } = field
    if (wording && values[name] === true) lines.push(`${wording.relay} : ${wording.text}`)
  }
  return { subject: subjectOf(form, values), body: [...lines, ...texts].join('\n') }
}

/** The subject of the owner's mail, with the sender's name at its end. */
export function subjectOf({ subject }: { subject: string }, values: FormValues): string {
  return `${subject} - ${values.firstName} ${values.lastName}`
}

/** As the owner reads it: a choice by its label, a tick as « Oui » or « Non ». */
export function valueText(
  field: { readonly kind: string; readonly choices?: readonly Choice[] },
  value: string | boolean | undefined,
): string {
  if (field.kind === 'tick') return value ? 'Oui' : 'Non'
  const text = String(value ?? '')
  if (!field.choices || !text) return text
  return field.choices.find((choice) => choice.value === text)?.label ?? ''
}
