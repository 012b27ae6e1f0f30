import { Section, SectionHeading } from '@/components/sections/section'
import { TradeCard } from '@/components/sections/trade-card'
import { Tabs } from '@/components/ui/tabs'
import { findTradeHome, tradesOf } from '@/lib/site/catalog'
import { paths } from '@/lib/addresses/paths'
import { pictureSource } from '@/lib/site/pictures'

/** The four services of the tabs, in order; the first is open (behaviour.md §2, « Trades overview »). */
const tabs = [
  'renovation-interieure',
  'renovation-exterieure',
  'renovation-energetique',
  'cuisines-salles-de-bains',
]

/** Every trade of the tabs. */
export const shownTrades = tabs.flatMap(tradesOf)

export function TradesByService() {
  return (
    <Section labelledBy="metiers">
      <SectionHeading id="metiers" title="Les métiers, service par service" className="mb-6!" />
      <Tabs
        label="Services"
        tabs={tabs.map((slug) => {
          const name = findTradeHome(slug)?.name ?? slug
          return {
            id: slug,
            name,
            panel: (
              <>
                {/* On paper and without a script the tabs are gone: panels follow one another. */}
                <h3 className="panel-name mb-4 hidden text-title print:block">{name}</h3>
                <ul className="grid gap-x-8 gap-y-14 pt-10 sm:grid-cols-2 lg:grid-cols-3">
                  {tradesOf(slug).map((trade) => (
                    <li key={trade.id}>
                      <TradeCard
                        title={trade.title}
                        subtitle={trade.subtitle}
                        points={trade.expertises.slice(0, 2).map(({ title }) => title)}
                        picture={pictureSource(trade.heroImage)}
                        href={paths.trade(trade.serviceSlug, trade.id)}
                        label="Découvrir ce métier"
                      />
                    </li>
                  ))}
                </ul>
              </>
            ),
          }
        })}
      />
    </Section>
  )
}
