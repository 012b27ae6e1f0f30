import type { ReactNode } from 'react'
import type { Faq } from '@/content/schema/parts'
import { Accordion } from '@/components/ui/accordion'
import { unbrokenHeading } from '@/components/text/unbroken'
import { Section } from './section'

/** Questions and answers. @param children what stands below them. */
export function FaqSection({ faqs, children }: { faqs: readonly Faq[]; children?: ReactNode }) {
  return (
    <Section labelledBy="questions">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <h2 id="questions" className="text-title lg:col-span-4">
          Questions fréquentes
        </h2>
        <div className="lg:col-span-8">
          <Accordion
            entries={faqs.map(({ question, answer }) => ({
              title: unbrokenHeading(question),
              content: <p>{answer}</p>,
            }))}
          />
          {children}
        </div>
      </div>
    </Section>
  )
}
