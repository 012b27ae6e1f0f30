import { Section, SectionHeading } from '@/components/sections/section'
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
