import { QuoteForm } from '@/components/forms/quote-form'
import { ContactCard } from '@/components/sections/contact-card'
import { FormSheet } from '@/components/sections/form-sheet'
import { siteConfig } from '@/lib/config'
import { formFirm } from '@/lib/forms/firm'
import { firm, quoteChoices } from '@/lib/site/catalog'
import { communeSearchSettings } from '@/lib/site/commune-search'
import { retentionText } from '@/lib/site/retention-text'

/**
 * The quote form and every other way to reach us; while it is closed, these alone.
 * @param level of the headings in it.
 */
export function QuoteAndContact({ level }: { level: 2 | 3 }) {
  if (firm.switches.quoteForm !== true) return <ContactCard firm={firm} level={level} wide />
  return (
    <div className="grid items-start gap-8 lg:grid-cols-3">
      <div className="lg:col-span-2">
        <FormSheet firm={firm}>
          <QuoteForm
            settings={{ config: siteConfig(), firm: formFirm(firm) }}
            services={quoteChoices}
            communes={communeSearchSettings()}
            retention={retentionText()}
          />
        </FormSheet>
      </div>
      <ContactCard firm={firm} level={level} />
    </div>
  )
}
