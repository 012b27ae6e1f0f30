/**
 * Months for which a request is kept after the last sign of its sender: the privacy policy says it,
 * the relay erases by it. Three years is what the French authority (CNIL) takes for prospects.
 */
export const requestsKeptMonths = 36

/** Months for which the photos of a request are kept: they serve the quote and the works, no longer. */
export const photosKeptMonths = 12

/** « 3 ans », « 18 mois » */
export function duration(months: number): string {
  if (months % 12 !== 0) return `${months} mois`
  return months === 12 ? '1 an' : `${months / 12} ans`
}

/**
 * What the privacy policy says of the relay's copies. It is true of our own, which erases by the terms above.
 */
export const ownRelayCopies =
  'Les mêmes durées que la demande et ses photos : notre relais les efface lui-même.'
