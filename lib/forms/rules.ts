import * as z from 'zod/mini'

/** A text that is not empty once trimmed (behaviour.md §5). */
export function required(message: string) {
  return z.string().check(z.trim(), z.minLength(1, { error: message, abort: true }))
}

/** A box that must be ticked. */
export function ticked(message: string) {
  return z.boolean().check(z.refine((value) => value, { error: message }))
}
