import * as z from 'zod'
import { faultIn } from '../answers'
import { input } from '../prompts'

/** What goes with the words of a question: its field, what it depends on, and what is proposed. */
export interface Asked {
  readonly field: string
  readonly after?: readonly string[]
  readonly fallback?: string | undefined
}

/** Shown for an answer that may be left empty: it is then not known. */
const notKnown = 'inconnu'

/** Asks until the answer is valid; undefined for an empty one, where that is allowed. */
export async function text(
  message: string,
  schema: z.ZodType,
  {
    field,
    after = [],
    fallback,
    optional = false,
    without = notKnown,
  }: Asked & { readonly optional?: boolean; readonly without?: string },
): Promise<string | undefined> {
  const answer = await input({
    message: optional ? `${message} (vide : ${without})` : message,
    field,
    after,
    clearable: optional && without === notKnown,
    ...(fallback !== undefined && { default: fallback }),
    validate: (value) =>
      (optional && value.trim() === '') || (faultIn(schema, value.trim()) ?? true),
  })
  return answer.trim() || undefined
}

/** Units that may be typed after a number, by what is asked. */
const units = {
  years: '',
  hours: 'h|heures?',
  kilometres: 'km|kilom[eè]tres?',
  euros: '€|euros?',
  degrees: '°',
} as const
type Unit = keyof typeof units

/** A number of each as it may be typed, for who has typed none. */
const examples: Readonly<Record<Unit, string>> = {
  years: '2018',
  hours: '48',
  kilometres: '40',
  euros: '5000',
  degrees: '45.18',
}

/** « 10 000 », « 70,5 » or « 24 h » as a number; undefined where it is none. */
export function readNumber(typed: string, unit: Unit): number | undefined {
  const written = new RegExp(`^(-?\\d+(?:[.,]\\d+)?)(?:${units[unit]})?$`, 'i')
  const digits = written.exec(typed.replace(/\s/g, ''))?.[1]
  return digits === undefined ? undefined : Number(digits.replace(',', '.'))
}

/** A schema of numbers for typed texts; a text that is no number is quoted in the refusal. */
export const inNumber = (unit: Unit, schema: z.ZodType) =>
  z
    .string()
    .min(1)
    .transform((typed, context) => {
      const read = readNumber(typed, unit)
      // A number with another unit is none: what the message of a record proposes would be wrong here.
      if (read === undefined)
        context.addIssue({
          code: 'custom',
          message: `« ${typed} » n'est pas un nombre, comme ${examples[unit]}`,
        })
      return read ?? z.NEVER
    })
    .pipe(schema as z.ZodType<number, number>)

/** The same for a number, which may be typed with its unit. */
export async function number(
  message: string,
  unit: Unit,
  schema: z.ZodType,
  asked: Omit<Asked, 'fallback'> & { readonly fallback?: number | undefined },
): Promise<number> {
  const { fallback } = asked
  const answer = await text(message, inNumber(unit, schema), {
    ...asked,
    fallback: fallback === undefined ? undefined : String(fallback),
  })
  return readNumber(answer ?? '', unit) ?? NaN
}

/** What an empty answer means: where the same firm adopts again, what its record says stays. */
export const withoutAnswer = (now: unknown) => (now ? 'ce que dit la fiche reste' : notKnown)
