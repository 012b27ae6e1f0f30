import { QuoteForm } from '@/components/forms/quote-form'
import type { Firm } from '@/content/schema/firm'
import type { SiteConfig } from '@/lib/config'
import { FormSheet } from './form-sheet'

export function QuoteBlock({ company, config }: { company: Firm; config: SiteConfig }) {
  return (
    <FormSheet company={company}>
      <QuoteForm config={config} phone={company.phone} email={company.email} />
    </FormSheet>
  )
}
