import type { Regulations as Texts } from '@/content/schema/service'
import { CheckList } from '@/components/sections/check-list'
import { Section, SectionHeading } from '@/components/sections/section'
import { Accordion } from '@/components/ui/accordion'
import { unbrokenHeading } from '@/components/text/unbroken'

/** What the town hall requires: in columns, then as questions. */
export function Regulations({ regulations }: { regulations: Texts }) {
  const { title: sectionTitle, lead, columns, faqs } = regulations
  return (
    <Section surface="surface-2" labelledBy="reglementation">
      <SectionHeading id="reglementation" title={sectionTitle} lead={lead} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-3">
        {columns.map(({ title, points }) => (
          <div key={title} className="border-t-2 border-band pt-5">
            <h3 className="text-subtitle">{unbrokenHeading(title)}</h3>
            <CheckList items={points} className="mt-4" />
          </div>
        ))}
      </div>
      <div className="mt-14">
        <Accordion
          entries={faqs.map(({ question, answer }) => ({
            title: unbrokenHeading(question),
            content: <p>{answer}</p>,
          }))}
        />
      </div>
    </Section>
  )
}
