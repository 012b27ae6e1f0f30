import { QuoteForm } from '@/components/forms/quote-form'
import type { Firm } from '@/content/schema/firm'
import type { SiteConfig } from '@/lib/config'
import type { CommuneSearchSettings } from '@/lib/area/communes'
import { formFirm } from '@/lib/forms/firm'
import type { Choice } from '@/lib/forms/form'
import { ClosedForm, FormSheet } from './form-sheet'

/** The quote form, or the owner's sentence while it is closed. */
export function QuoteBlock({
  company,
  config,
  services,
  communes,
  retention,
}: {
  company: Firm
  config: SiteConfig
  /** What a request can be about. */
  services: readonly Choice[]
  /** How the place of the works is looked for. */
  communes: CommuneSearchSettings
  /** What is kept of a request, and how long. */
  retention: string
}) {
  const { quoteForm } = company.switches
  if (quoteForm !== true) return <ClosedForm text={quoteForm.closedText} company={company} />
  return (
    <FormSheet company={company}>
      <QuoteForm
        services={services}
        communes={communes}
        retention={retention}
        config={config}
        firm={formFirm(company)}
      />
    </FormSheet>
  )
}
