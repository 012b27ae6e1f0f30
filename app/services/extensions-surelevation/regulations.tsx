import type { ExtensionsPage } from '@/content/types'
import { CheckList } from '@/components/sections/check-list'
import { Section, SectionHeading } from '@/components/sections/section'
import { Accordion } from '@/components/ui/accordion'

/** What the town hall asks: three columns and four questions (behaviour.md §2). */
export function Regulations({
  columns,
  faqs,
}: {
  columns: ExtensionsPage['regulations']
  faqs: ExtensionsPage['regulationFaqs']
}) {
  return (
    <Section surface="pierre" labelledBy="reglementation">
      <SectionHeading
        id="reglementation"
        title="Ce que la mairie demande"
        lead="La surface créée, la zone et le total après travaux décident du dossier. Ces règles sont générales : la vôtre se confirme en mairie."
      />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-3">
        {columns.map(({ title, points }) => (
          <div key={title} className="border-t-2 border-chene pt-5">
            <h3 className="text-subtitle">{title}</h3>
            <CheckList items={points} className="mt-4" />
          </div>
        ))}
      </div>
      <div className="mt-14">
        <Accordion
          entries={faqs.map(({ question, answer }) => ({
            title: question,
            content: <p>{answer}</p>,
          }))}
        />
      </div>
    </Section>
  )
}
