const format = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'full',
  timeStyle: 'short',
  // The owner's clock, wherever the relay runs.
  timeZone: 'Europe/Paris',
})

/** « vendredi 21 novembre 2025 à 18:25 » for an ISO 8601 time. Throws RangeError for other text. */
export function frenchDate(iso: string): string {
  return format.format(new Date(iso))
}
