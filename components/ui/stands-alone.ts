/** Whether an entry has its row to itself in a grid of two columns: it is the last of an odd number. */
export function standsAlone(position: number, count: number): boolean {
  return position === count - 1 && position % 2 === 0
}
