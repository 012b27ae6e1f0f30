import { QuoteForm } from '@/components/forms/quote-form'
import type { Company } from '@/content/types'
import type { SiteConfig } from '@/lib/config'
import { FormSheet } from './form-sheet'

export function QuoteBlock({ company, config }: { company: Company; config: SiteConfig }) {
  return (
    <FormSheet company={company}>
      <QuoteForm config={config} phone={company.phone} email={company.email} />
    </FormSheet>
  )
}
