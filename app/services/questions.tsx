import { FaqSection } from '@/components/sections/faq-section'
import { PageLinks } from '@/components/sections/page-links'
import type { Faq } from '@/content/schema/parts'
import type { SpecimenQuote } from '@/content/schema/specimen-quote'
import type { Trade } from '@/content/schema/trade'
import { aidLinks } from '@/lib/site/aids'
import { aidsPage, specimenTexts } from '@/lib/site/catalog'
import { specimenLinks } from '@/lib/site/specimen-quotes'
import { french } from '@/lib/text/typography'

/** Questions on a service or a trade, and under them links to specimen quotes and aids for the same works. */
export function Questions({
  faqs,
  specimens,
  trades,
}: {
  faqs: readonly Faq[]
  specimens: readonly SpecimenQuote[]
  /** The trades whose works the page is about. */
  trades: readonly Trade[]
}) {
  return (
    <FaqSection faqs={faqs}>
      <PageLinks
        title={specimenTexts.elsewhereTitle}
        links={specimenLinks(specimens)}
        className="mt-8"
      />
      {aidsPage && (
        <PageLinks
          title={french(`${aidsPage.name} : `)}
          links={aidLinks(trades)}
          className={specimens.length > 0 ? 'mt-3' : 'mt-8'}
        />
      )}
    </FaqSection>
  )
}
