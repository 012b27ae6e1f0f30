import { FaqSection } from '@/components/sections/faq-section'
import { SpecimenLinks } from '@/components/sections/specimen-links'
import type { Faq } from '@/content/schema/parts'
import type { SpecimenQuote } from '@/content/schema/specimen-quote'
import { specimenTexts } from '@/lib/site/catalog'
import { specimenLinks } from '@/lib/site/specimen-quotes'

/** Questions on a service or a trade, and under them links to specimen quotes about it. */
export function Questions({
  faqs,
  specimens,
}: {
  faqs: readonly Faq[]
  specimens: readonly SpecimenQuote[]
}) {
  return (
    <FaqSection faqs={faqs}>
      <SpecimenLinks
        title={specimenTexts.elsewhereTitle}
        links={specimenLinks(specimens)}
        className="mt-8"
      />
    </FaqSection>
  )
}
