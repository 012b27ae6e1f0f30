/**
 * The middle of several measures, so that one bad run says nothing; of an even number the lower of
 * the two in the middle, which was at least measured.
 * @throws when there are none.
 */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1]
  if (middle === undefined) throw new Error('A median needs at least one value.')
  return middle
}
