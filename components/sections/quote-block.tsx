import type { Company } from '@/content/types'
import { QuoteForm } from '@/components/forms/quote-form'
import type { SiteConfig } from '@/lib/config'
import { mailtoHref, telHref } from '@/lib/contact-links'

/** The quote form on its sheet; without a script, the ways to write or call instead. */
export function QuoteBlock({ company, config }: { company: Company; config: SiteConfig }) {
  return (
    <div className="rounded-picture border border-regle bg-white p-5 shadow-lift sm:p-8 lg:p-10">
      <noscript>
        <p className="text-lead">
          Ce formulaire a besoin de JavaScript. Sans lui, appelez le{' '}
          <a href={telHref(company.phone)} className="font-semibold text-terre underline">
            {company.phone}
          </a>{' '}
          ou écrivez à{' '}
          <a href={mailtoHref(company.email)} className="font-semibold text-terre underline">
            {company.email}
          </a>
          , {company.address.street}, {company.address.postalCode} {company.address.city}.
        </p>
      </noscript>
      <QuoteForm config={config} phone={company.phone} email={company.email} />
    </div>
  )
}
