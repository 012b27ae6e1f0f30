import type { ExtensionsPage } from '@/content/schema/pages/extensions'
import { CheckList } from '@/components/sections/check-list'
import { Section, SectionHeading } from '@/components/sections/section'
import { Accordion } from '@/components/ui/accordion'

/** What the town hall asks: three columns and four questions. */
export function Regulations({ content }: { content: ExtensionsPage }) {
  const { regulationsTitle, regulationsLead, regulations, regulationFaqs } = content
  return (
    <Section surface="surface-2" labelledBy="reglementation">
      <SectionHeading id="reglementation" title={regulationsTitle} lead={regulationsLead} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-3">
        {regulations.map(({ title, points }) => (
          <div key={title} className="border-t-2 border-band pt-5">
            <h3 className="text-subtitle">{title}</h3>
            <CheckList items={points} className="mt-4" />
          </div>
        ))}
      </div>
      <div className="mt-14">
        <Accordion
          entries={regulationFaqs.map(({ question, answer }) => ({
            title: question,
            content: <p>{answer}</p>,
          }))}
        />
      </div>
    </Section>
  )
}
