import * as z from 'zod/mini'
import { oneLine, severalLines } from './plain-text'

/** A text of one line that is not empty once trimmed (behaviour.md §5). */
export function required(message: string) {
  return optional().check(notEmpty(message))
}

/** The same for a text of several lines. */
export function requiredLines(message: string) {
  return z.string().check(z.overwrite(severalLines), z.trim(), notEmpty(message))
}

/** A text of one line with no rule but the cleaning and trimming that every text gets. */
export function optional() {
  return z.string().check(z.overwrite(oneLine), z.trim())
}

/** A box that must be ticked. */
export function ticked(message: string) {
  return z.boolean().check(z.refine((value) => value, { error: message }))
}

function notEmpty(message: string) {
  return z.minLength(1, { error: message, abort: true })
}
