import type { Trade } from '@/content/types'
import { CheckList } from '@/components/sections/check-list'
import { Section, SectionHeading } from '@/components/sections/section'
import { lowerFirst } from '@/lib/typography'

export function Expertises({ trade }: { trade: Trade }) {
  return (
    <Section surface="pierre" labelledBy="expertises">
      <SectionHeading id="expertises" title={`Les expertises d’un ${lowerFirst(trade.title)}`} />
      <ul className="grid gap-x-12 gap-y-12 md:grid-cols-2">
        {trade.expertises.map(({ title, description, features }) => (
          <li key={title} className="border-t-2 border-chene pt-5">
            <h3 className="text-subtitle">{title}</h3>
            <p className="mt-3 measure text-encre-2">{description}</p>
            <CheckList items={features} className="mt-4" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
