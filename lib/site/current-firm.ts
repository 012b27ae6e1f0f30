import type { Firm } from '@/content/schema/firm'

/** The day in France, YYYY-MM-DD, wherever the machine stands. */
export function parisDay(now: Date = new Date()): string {
  // Swedes write days that way.
  return now.toLocaleDateString('sv', { timeZone: 'Europe/Paris' })
}

/** The firm's record without the closures, notices, insurances and labels that are over on a day. */
export function currentFirm(firm: Firm, day: string = parisDay()): Firm {
  const lasts = ({ until }: { readonly until: string }) => until >= day
  const { labels, insurances } = firm.legal
  return {
    ...firm,
    closures: firm.closures.filter(lasts),
    notices: firm.notices.filter(lasts),
    legal: {
      ...firm.legal,
      insurances: insurances.filter(lasts),
      ...(labels && { labels: labels.filter(lasts) }),
    },
  }
}
