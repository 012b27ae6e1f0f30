import clsx from 'clsx'
import { TextLink } from '@/components/ui/text-link'
import type { Trade } from '@/content/schema/trade'
import { paths } from '@/lib/addresses/paths'

/** Trades that a text names, each a link to its page. */
export function TradeLinks({
  trades,
  className,
}: {
  trades: readonly Pick<Trade, 'id' | 'serviceSlug' | 'title'>[]
  className?: string
}) {
  if (trades.length === 0) return null
  return (
    <ul className={clsx('flex flex-wrap gap-x-6 gap-y-1', className)}>
      {trades.map((trade) => (
        <li key={trade.id}>
          <TextLink href={paths.trade(trade.serviceSlug, trade.id)} className="inline-block py-0.5">
            {trade.title}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
