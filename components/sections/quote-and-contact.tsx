import { QuoteForm } from '@/components/forms/quote-form'
import type { Firm } from '@/content/schema/firm'
import type { SiteConfig } from '@/lib/config'
import type { CommuneSearchSettings } from '@/lib/area/communes'
import { formFirm } from '@/lib/forms/firm'
import type { Choice } from '@/lib/forms/form'
import { ContactCard } from './contact-card'
import { FormSheet } from './form-sheet'

/** The quote form and every other way to reach us; while it is closed, these alone. */
export function QuoteAndContact({
  company,
  config,
  services,
  communes,
  retention,
  level,
}: {
  company: Firm
  config: SiteConfig
  /** What a request can be about. */
  services: readonly Choice[]
  /** How the place of the works is looked for. */
  communes: CommuneSearchSettings
  /** What is kept of a request, and how long. */
  retention: string
  /** The level of the headings in it. */
  level: 2 | 3
}) {
  if (company.switches.quoteForm !== true)
    return <ContactCard company={company} level={level} wide />
  return (
    <div className="grid items-start gap-8 lg:grid-cols-3">
      <div className="lg:col-span-2">
        <FormSheet company={company}>
          <QuoteForm
            services={services}
            communes={communes}
            retention={retention}
            config={config}
            firm={formFirm(company)}
          />
        </FormSheet>
      </div>
      <ContactCard company={company} level={level} />
    </div>
  )
}
