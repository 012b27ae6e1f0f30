/**
 * The median, so that one bad run does not count; of an even number of values the lower middle one, which was
 * really measured.
 * @throws when there are none.
 */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1]
  if (middle === undefined) throw new Error('A median needs at least one value.')
  return middle
}
