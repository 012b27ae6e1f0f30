import { CardRows, mayBeWide } from '@/components/sections/card-rows'
import { TradeCard } from '@/components/sections/trade-card'
import type { Trade } from '@/content/schema/trade'
import { paths } from '@/lib/addresses/paths'
import { pictureSource } from '@/lib/site/pictures'

/** Trades in rows, each with two points and the way to its page. */
export function TradeRows({
  trades,
  pointsOf,
  under,
}: {
  trades: readonly Trade[]
  /** What to say of each trade; the first two points are shown. */
  pointsOf: (trade: Trade) => readonly string[]
  /** Slug of the service under whose address the pages are linked; the trade's own unless told. */
  under?: string
}) {
  return (
    <CardRows
      cards={trades.map((trade, position) => ({
        id: trade.id,
        card: (
          <TradeCard
            title={trade.title}
            subtitle={trade.subtitle}
            points={pointsOf(trade).slice(0, 2)}
            picture={pictureSource(trade.heroImage)}
            href={paths.trade(under ?? trade.serviceSlug, trade.id)}
            label="Découvrir ce métier"
            large={mayBeWide(position, trades.length)}
          />
        ),
      }))}
    />
  )
}
