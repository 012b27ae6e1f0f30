import type { TradesOverviewPage } from '@/content/schema/pages/trades-overview'
import { NumberedRow } from '@/components/sections/numbered-row'
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
          <NumberedRow key={title} position={index}>
            <h3 className="text-subtitle">{unbrokenHeading(title)}</h3>
            <div>
              <p className="measure text-ink-2">{description}</p>
              <TradeLinks trades={trades.map(tradeOf)} className="mt-3" />
            </div>
          </NumberedRow>
        ))}
      </ol>
    </Section>
  )
}
