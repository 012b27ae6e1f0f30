import type { ReactNode } from 'react'
import type { TradeBlock } from '@/content/schema/trade-blocks'
import { Section, SectionHeading } from '../section'

/** The section around a block: it has the ground of the section that it follows, and continues it. */
export function BlockSection({
  id,
  block: { after, title, lead },
  children,
}: {
  id: string
  block: TradeBlock
  children: ReactNode
}) {
  return (
    <Section
      surface={after === 'expertises' ? 'surface-2' : 'surface'}
      labelledBy={id}
      className="pt-0!"
    >
      <div className="border-t-2 border-band pt-8">
        <SectionHeading id={id} title={title} lead={lead} className="md:mb-10" />
        {children}
      </div>
    </Section>
  )
}
