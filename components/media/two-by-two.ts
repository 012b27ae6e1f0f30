import { widthOnPhones } from './picture'

/**
 * How one of several pictures stands that lie two by two: the last of an odd number has a row to itself,
 * from tablets on, and is cut lower than the others, which are of 4/3.
 */
export function twoByTwo(
  position: number,
  count: number,
): { readonly alone: boolean; readonly aspect: string; readonly sizes: string } {
  const alone = position === count - 1 && position % 2 === 0
  return {
    alone,
    aspect: alone ? 'aspect-4/3 sm:aspect-21/9' : 'aspect-4/3',
    sizes: alone
      ? `(min-width: 80rem) 1240px, ${widthOnPhones}`
      : `(min-width: 64rem) 680px, (min-width: 40rem) 50vw, ${widthOnPhones}`,
  }
}
