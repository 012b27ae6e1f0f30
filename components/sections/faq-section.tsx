import type { ReactNode } from 'react'
import type { Faq } from '@/content/schema/parts'
import { Accordion } from '@/components/ui/accordion'
import { unbrokenHeading } from '@/components/text/unbroken'
import { Section, SideHeading } from './section'

/** Questions and answers. @param children what stands below them. */
export function FaqSection({ faqs, children }: { faqs: readonly Faq[]; children?: ReactNode }) {
  return (
    <Section labelledBy="questions">
      <SideHeading id="questions" title="Questions fréquentes">
        <Accordion
          entries={faqs.map(({ question, answer }) => ({
            title: unbrokenHeading(question),
            content: <p>{answer}</p>,
          }))}
        />
        {children}
      </SideHeading>
    </Section>
  )
}
