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
  /** What to say of each; two are shown. */
  pointsOf: (trade: Trade) => readonly string[]
  /** The service whose page of the trade is meant, where it is not the trade's own. */
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
