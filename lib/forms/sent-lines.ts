import type { FormValues } from './draft'
import type { FormDefinition } from './form'
import { valueText } from './prefilled-mail'
import type { SentRequest } from './sent-request'

/** What was sent of a form, for its sender to read again: labels and values, without empty fields. */
export function sentLines(
  form: FormDefinition,
  values: FormValues,
  photos = 0,
): SentRequest['lines'] {
  const lines = Object.entries(form.fields).flatMap(([name, field]) => {
    if (!('relay' in field && field.relay)) return []
    const text = valueText(field, values[name])
    return text ? [[field.label, text] as const] : []
  })
  return photos > 0 ? [...lines, ['Photos', String(photos)]] : lines
}
