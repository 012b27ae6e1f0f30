import { Section, SectionHeading } from '@/components/sections/section'
import { CardRows, mayBeWide } from '@/components/sections/card-rows'
import { TradeCard } from '@/components/sections/trade-card'
import { Tabs } from '@/components/ui/tabs'
import type { Service } from '@/content/schema/service'
import { tradesOf } from '@/lib/site/catalog'
import { paths } from '@/lib/addresses/paths'
import { pictureSource } from '@/lib/site/pictures'

/** The trades of some services in tabs, the first one open. */
export function TradesByService({
  title,
  services,
}: {
  title: string
  services: readonly Service[]
}) {
  return (
    <Section labelledBy="metiers">
      <SectionHeading id="metiers" title={title} className="mb-6!" />
      <Tabs
        label="Services"
        tabs={services.map(({ slug, name }) => {
          const trades = tradesOf(slug)
          return {
            id: slug,
            name,
            panel: (
              <>
                {/* On paper and without a script the tabs are gone: panels follow one another. */}
                <h3 className="panel-name mb-4 hidden text-title print:block">{name}</h3>
                <div className="pt-10">
                  <CardRows
                    cards={trades.map((trade, position) => ({
                      id: trade.id,
                      card: (
                        <TradeCard
                          title={trade.title}
                          subtitle={trade.subtitle}
                          points={trade.expertises.slice(0, 2).map(({ title }) => title)}
                          picture={pictureSource(trade.heroImage)}
                          href={paths.trade(trade.serviceSlug, trade.id)}
                          label="Découvrir ce métier"
                          large={mayBeWide(position, trades.length)}
                        />
                      ),
                    }))}
                  />
                </div>
              </>
            ),
          }
        })}
      />
    </Section>
  )
}
