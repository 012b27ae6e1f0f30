import * as z from 'zod/mini'

/** A time as relays write it: ISO 8601, UTC. */
export const storedMoment = () => z.iso.datetime()

/**
 * What a text in a store holds, with all that another relay may have added. Throws SyntaxError for a text
 * that no relay has written: half of it is never taken, or the fault would come out where nobody expects it.
 */
export function storedAs<T>(schema: z.ZodMiniType<T>, stored: string): T {
  const result = schema.safeParse(JSON.parse(stored))
  if (result.success) return result.data
  throw new SyntaxError('not as a relay writes it')
}
