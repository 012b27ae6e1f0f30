import type { TradesOverviewPage } from '@/content/schema/pages/trades-overview'
import { Section, SectionHeading } from '@/components/sections/section'
import { TradeLinks } from '@/components/sections/trade-links'
import { tradeOf } from '@/lib/site/catalog'
import { unbrokenHeading } from '@/components/text/unbroken'

/** The stages of a site, in their order. */
export function Sequence({
  title: sectionTitle,
  stages,
}: {
  title: string
  stages: TradesOverviewPage['sequence']
}) {
  return (
    <Section surface="surface-2" labelledBy="ordre" className="pt-0!">
      <SectionHeading id="ordre" title={sectionTitle} />
      <ol>
        {stages.map(({ title, description, trades }, index) => (
          <li
            key={title}
            className="grid gap-x-10 gap-y-2 border-t border-rule py-6 md:grid-cols-[3.5rem_minmax(0,4fr)_minmax(0,6fr)] md:items-baseline"
          >
            <span
              aria-hidden="true"
              className="font-display text-3xl leading-none font-bold text-band"
            >
              {index + 1}
            </span>
            <h3 className="text-subtitle">{unbrokenHeading(title)}</h3>
            <div>
              <p className="measure text-ink-2">{description}</p>
              <TradeLinks trades={trades.map(tradeOf)} className="mt-3" />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
