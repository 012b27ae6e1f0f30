import type { Firm } from '@/content/schema/firm'
import { parisDay } from '@/lib/calendar/paris-day'

/** The firm's record without the closures, notices, insurances and labels that are over today. */
export function currentFirm(firm: Firm): Firm {
  const today = parisDay()
  const lasts = ({ until }: { readonly until: string }) => until >= today
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
