import { Link } from '@/components/ui/link'
import type { TradeId } from '@/content/types'
import { requireTrade } from '@/lib/catalog'
import { paths } from '@/lib/paths'

/** The pages of the trades named in a text. */
export function TradeLinks({ ids }: { ids: readonly TradeId[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
      {ids.map(requireTrade).map((trade) => (
        <li key={trade.id}>
          <Link
            href={paths.trade(trade.serviceSlug, trade.id)}
            className="inline-block py-0.5 font-semibold text-terre underline underline-offset-4 hover:text-terre-2"
          >
            {trade.title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
