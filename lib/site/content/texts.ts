import { fieldName } from './faults'

/** Every text of a record, with the field that holds it. */
export function* textsOf(
  value: unknown,
  at: readonly (string | number)[] = [],
): Generator<{ readonly at: string; readonly text: string }> {
  if (typeof value === 'string') yield { at: fieldName(at), text: value }
  else if (Array.isArray(value))
    for (const [index, entry] of value.entries()) yield* textsOf(entry, [...at, index])
  else if (value !== null && typeof value === 'object')
    for (const [key, entry] of Object.entries(value)) yield* textsOf(entry, [...at, key])
}
