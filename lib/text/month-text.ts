const monthName = new Intl.DateTimeFormat('fr', { month: 'long', timeZone: 'UTC' })

/** « mars 2026 », from a day or a month (YYYY-MM-DD or YYYY-MM). */
export function monthText(date: string): string {
  return `${monthName.format(new Date(`${date.slice(0, 7)}-01`))} ${date.slice(0, 4)}`
}

/** « de mars 2026 », « d'avril 2026 » */
export function ofMonth(date: string): string {
  const month = monthText(date)
  return `${/^[ao]/.test(month) ? "d'" : 'de '}${month}`
}
