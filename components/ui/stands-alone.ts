/** Whether it is the last of an odd number, in a grid of two columns: it has its row to itself. */
export function standsAlone(position: number, count: number): boolean {
  return position === count - 1 && position % 2 === 0
}
