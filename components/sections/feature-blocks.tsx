import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { TitledText } from '@/content/schema/parts'
import { standsAlone } from '@/components/ui/stands-alone'
import { unbrokenHeading } from '@/components/text/unbroken'
import { CheckList } from './check-list'
import { Section, SectionHeading } from './section'

export interface FeatureBlock extends TitledText {
  readonly features?: readonly string[]
  /** Short facts under the title, such as a surface and a time. */
  readonly facts?: readonly string[]
}

/** Titled texts with lists, two by two. */
export function FeatureBlocks({
  id,
  title,
  blocks,
  surface = 'surface-2',
  children,
}: {
  id: string
  title: string
  blocks: readonly FeatureBlock[]
  surface?: 'surface' | 'surface-2'
  /** Fills the last cell when the number of blocks is odd. */
  children?: ReactNode
}) {
  return (
    <Section surface={surface} labelledBy={id}>
      <SectionHeading id={id} title={title} />
      <ul className="grid gap-x-12 gap-y-12 md:grid-cols-2">
        {blocks.map(({ title: blockTitle, facts, description, features }, position) => {
          // A block alone in its row takes all of it, with its list in the other half.
          const alone = !children && standsAlone(position, blocks.length)
          return (
            <li
              key={blockTitle}
              className={clsx(
                'border-t-2 border-band pt-5',
                alone && 'grid gap-x-12 md:col-span-2 md:grid-cols-2',
              )}
            >
              <div>
                <h3 className="text-subtitle">{unbrokenHeading(blockTitle)}</h3>
                {facts && (
                  <p className="mt-1 font-display text-lg font-semibold text-band">
                    {facts.join(' · ')}
                  </p>
                )}
                <p className="mt-3 measure text-ink-2">{description}</p>
              </div>
              {features && (
                <CheckList items={features} className={clsx('mt-4', alone && 'md:mt-1')} />
              )}
            </li>
          )
        })}
        {children && <li>{children}</li>}
      </ul>
    </Section>
  )
}
