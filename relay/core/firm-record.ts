import * as z from 'zod/mini'

import type { FormFirm } from '@/lib/forms/firm'

import { Refusal } from './refusal'

const some = () => z.string().check(z.minLength(1), z.maxLength(200))
const day = () => z.iso.date()
const time = () => z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))
const hours = () => z.array(z.strictObject({ opens: time(), closes: time() }))

/** Whose requests these are and when the firm answers, as the command `firm` sends it. */
const record = z.strictObject({
  brand: some(),
  phone: some(),
  email: some(),
  openingHours: z.strictObject({
    Monday: hours(),
    Tuesday: hours(),
    Wednesday: hours(),
    Thursday: hours(),
    Friday: hours(),
    Saturday: hours(),
    Sunday: hours(),
  }),
  closures: z.array(z.strictObject({ from: day(), until: day() })),
  answerWithinHours: z.optional(z.number().check(z.positive())),
})

/** The firm in a record that was sent. Throws Refusal (422), which names the field. */
export function firmFrom(sent: unknown): FormFirm {
  const { data, error } = record.safeParse(sent)
  if (data) {
    const { answerWithinHours, ...firm } = data
    return { ...firm, ...(answerWithinHours !== undefined && { answerWithinHours }) }
  }
  const [fault] = error.issues
  throw new Refusal(
    422,
    `Entreprise illisible : ${fault?.path.join('.') || 'un objet est attendu'}.`,
  )
}
