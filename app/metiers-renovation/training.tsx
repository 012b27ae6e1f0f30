import clsx from 'clsx'
import { standsAlone } from '@/components/ui/stands-alone'
import type { TradesOverviewPage } from '@/content/schema/pages/trades-overview'
import { Section, SectionHeading } from '@/components/sections/section'
import { unbrokenHeading } from '@/components/text/unbroken'

/** Certifications of firms, and the diplomas of those who work in them. */
export function Training({
  title: sectionTitle,
  training,
}: {
  title: string
  training: TradesOverviewPage['training']
}) {
  const { blocks, path } = training
  return (
    <Section surface="surface-2" labelledBy="formations">
      <SectionHeading id="formations" title={sectionTitle} />
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        {blocks.map(({ title, description }, position) => (
          <div
            key={title}
            className={clsx(
              'border-t-2 border-band pt-5',
              standsAlone(position, blocks.length) && 'md:col-span-2',
            )}
          >
            <h3 className="text-subtitle">{unbrokenHeading(title)}</h3>
            <p className="mt-3 measure text-ink-2">{description}</p>
          </div>
        ))}
      </div>
      <div className="mt-14 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <h3 className="text-subtitle">{path.title}</h3>
          <p className="mt-3 measure text-ink-2">{path.description}</p>
        </div>
        <dl>
          {path.diplomas.map(({ title, description }) => (
            <div
              key={title}
              className="grid grid-cols-[5.5rem_1fr] gap-x-4 border-t border-rule py-4"
            >
              <dt className="font-display font-semibold text-band">{title}</dt>
              <dd className="text-ink-2">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
