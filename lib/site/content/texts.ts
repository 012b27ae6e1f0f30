import { fieldWithin } from './field-path'

/** The sentences of a text. */
export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?!])\s+/)

/** A text of a record, and the field that holds it. */
interface HeldText {
  readonly at: string
  readonly text: string
}

/** Every text of a record, with the field that holds it. */
export function textsOf(record: unknown): readonly HeldText[] {
  const texts: HeldText[] = []
  const visit = (value: unknown, at: string): void => {
    if (typeof value === 'string') texts.push({ at, text: value })
    else if (Array.isArray(value))
      for (const [index, entry] of value.entries()) visit(entry, fieldWithin(at, index))
    else if (value !== null && typeof value === 'object')
      for (const [key, entry] of Object.entries(value)) visit(entry, fieldWithin(at, key))
  }
  visit(record, '')
  return texts
}
