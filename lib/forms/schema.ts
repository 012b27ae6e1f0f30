import * as z from 'zod/mini'
import { inThousands } from '@/lib/text/thousands'
import type { Field, Fields, FormDefinition, RequestOf } from './form'
import { oneLine, severalLines } from './plain-text'

/**
 * The rules of a form, in the order of its fields; each field reports the first rule that it breaks. Loaded
 * with the code that checks and sends a form: a page that only draws one carries no zod.
 */
export function formSchema<F extends Fields>({
  fields,
}: FormDefinition<F>): z.ZodMiniType<RequestOf<F>, RequestOf<F>> {
  const rules = Object.entries(fields).map(([name, field]) => [name, ruleOf(field)] as const)
  // Built entry by entry, which loses the names of the fields in the type.
  return z.object(Object.fromEntries(rules)) as unknown as z.ZodMiniType<RequestOf<F>, RequestOf<F>>
}

/**
 * The most characters of a field. Even where each takes three bytes, a whole form stays below the 256 KiB of
 * our relay, which answers 413 beyond that.
 */
const longest = { text: 500, lines: 50_000 } as const

function ruleOf(field: Field): z.ZodMiniType {
  switch (field.kind) {
    case 'held':
      return z.string()
    case 'tick':
      return z.boolean().check(z.refine((ticked) => ticked || !field.required, field.required))
    case 'choice': {
      const values = field.choices.map(({ value }) => value)
      return z.enum(field.required ? values : ['', ...values], { error: field.required })
    }
    case 'text': {
      const { required, pattern, normalise = (value) => value } = field
      return text(
        (value) => normalise(oneLine(value)),
        longest.text,
        required,
        pattern && [(value) => pattern[0].test(value), pattern[1]],
      )
    }
    case 'lines': {
      const { required, shortest } = field
      return text(
        severalLines,
        longest.lines,
        required,
        shortest && [(value) => value.length >= shortest[0], shortest[1]],
      )
    }
  }
}

/** A text is cleaned and trimmed before it is checked; an optional one may stay empty. */
function text(
  clean: (text: string) => string,
  most: number,
  required: string | undefined,
  rule?: readonly [holds: (text: string) => boolean, message: string] | undefined,
): z.ZodMiniType {
  const cleaned = z.string().check(
    z.overwrite(clean),
    z.trim(),
    z.maxLength(most, {
      error: `Texte trop long : ${inThousands(most, ' ')} caractères au plus`,
      abort: true,
    }),
  )
  const present = required
    ? cleaned.check(z.minLength(1, { error: required, abort: true }))
    : cleaned
  if (!rule) return present
  const [holds, message] = rule
  return present.check(z.refine((value) => value === '' || holds(value), message))
}
