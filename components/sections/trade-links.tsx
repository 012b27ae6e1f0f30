import clsx from 'clsx'
import type { Trade } from '@/content/schema/trade'
import { paths } from '@/lib/addresses/paths'

/** Trades named in passing, each a link to its page. */
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
          <a
            href={paths.trade(trade.serviceSlug, trade.id)}
            className="text-link inline-block py-0.5"
          >
            {trade.title}
          </a>
        </li>
      ))}
    </ul>
  )
}
