import type { Faq } from '@/content/schema/parts'
import { Accordion } from '@/components/ui/accordion'
import { Section } from './section'

export function FaqSection({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <Section labelledBy="questions">
      <div className="questions">
        <h2 id="questions">Questions fréquentes</h2>
        <div>
          <Accordion
            entries={faqs.map(({ question, answer }) => ({
              title: question,
              content: <p>{answer}</p>,
            }))}
          />
        </div>
      </div>
    </Section>
  )
}
