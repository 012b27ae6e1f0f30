import type { ReactNode } from 'react'
import type { Company } from '@/content/types'
import { mailtoHref, telHref } from '@/lib/contact-links'

/** The sheet that a form stands on; without a script, the ways to call or write instead. */
export function FormSheet({ company, children }: { company: Company; children: ReactNode }) {
  const { address } = company
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
          , {address.street}, {address.postalCode} {address.city}.
        </p>
      </noscript>
      {children}
    </div>
  )
}
