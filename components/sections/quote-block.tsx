import { QuoteForm } from '@/components/forms/quote-form'
import type { Firm } from '@/content/schema/firm'
import type { SiteConfig } from '@/lib/config'
import type { Choice } from '@/lib/forms/form'
import { ClosedForm, FormSheet } from './form-sheet'

/** The quote form, or what the owner says while there is none. */
export function QuoteBlock({
  company,
  config,
  services,
}: {
  company: Firm
  config: SiteConfig
  /** What a request can be about. */
  services: readonly Choice[]
}) {
  const { quoteForm } = company.switches
  if (quoteForm !== true) return <ClosedForm text={quoteForm.closedText} company={company} />
  return (
    <FormSheet company={company}>
      <QuoteForm services={services} config={config} phone={company.phone} email={company.email} />
    </FormSheet>
  )
}
