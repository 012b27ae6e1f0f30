/**
 * Whether a list can be sorted by one property of its entries: there are several, and they differ in it.
 * @param namesOfEach the names under which each entry is found.
 */
export function offersChoice(namesOfEach: readonly (readonly unknown[])[]): boolean {
  return namesOfEach.length > 1 && new Set(namesOfEach.flat()).size > 1
}
