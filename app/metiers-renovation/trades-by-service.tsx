import { Section, SectionHeading } from '@/components/sections/section'
import { Tabs } from '@/components/ui/tabs'
import type { Service } from '@/content/schema/service'
import { tradesOf } from '@/lib/site/catalog'
import { TradeRows } from '../trade-rows'

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
                {/* On paper and without scripts there are no tabs: panels follow one another under their
                    names. One alone has none on the screen either. */}
                <h3
                  className={
                    services.length > 1
                      ? 'panel-name mb-4 hidden text-title print:block'
                      : 'text-subtitle'
                  }
                >
                  {name}
                </h3>
                <div className="pt-10">
                  <TradeRows
                    trades={tradesOf(slug)}
                    pointsOf={({ expertises }) => expertises.map(({ title }) => title)}
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
