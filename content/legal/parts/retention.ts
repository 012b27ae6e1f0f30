/**
 * How long a request is kept after the last contact from its sender, in months: the privacy policy states it,
 * the relay erases by it. The French authority (CNIL) recommends three years for prospects.
 */
export const requestsKeptMonths = 36

/** How long the photos of a request are kept, in months: they serve the quote and the works. */
export const photosKeptMonths = 12

/** Writes out a duration: « 3 ans », « 18 mois ». */
export function duration(months: number): string {
  if (months % 12 !== 0) return `${months} mois`
  return months === 12 ? '1 an' : `${months / 12} ans`
}
