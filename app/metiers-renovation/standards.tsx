import type { TradesOverviewPage } from '@/content/schema/pages/trades-overview'
import { Section, SectionHeading } from '@/components/sections/section'
import { unbrokenHeading } from '@/components/text/unbroken'

/** What each standard requires, and what it does not. */
export function Standards({ page }: { page: TradesOverviewPage }) {
  return (
    <Section labelledBy="normes">
      <SectionHeading id="normes" title={page.standardsTitle} />
      <ul className="border-b border-rule">
        {page.standards.map(({ title, reference, binds, doesNotBind }) => (
          <li
            key={title}
            className="grid gap-x-12 gap-y-4 border-t border-rule py-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,4fr)]"
          >
            <div>
              <h3 className="text-subtitle">{unbrokenHeading(title)}</h3>
              <p className="mt-1 font-display font-semibold text-band">{reference}</p>
            </div>
            <p>
              <strong className="block text-base text-ink-3">{page.bindsTerm}</strong>
              {binds}
            </p>
            <p>
              <strong className="block text-base text-ink-3">{page.doesNotBindTerm}</strong>
              {doesNotBind}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
