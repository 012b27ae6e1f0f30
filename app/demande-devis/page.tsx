import type { Metadata } from 'next'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { CheckList } from '@/components/sections/check-list'
import { ContactCard } from '@/components/sections/contact-card'
import { QuoteBlock } from '@/components/sections/quote-block'
import { breadcrumb } from '@/lib/site/breadcrumb'
import { company } from '@/lib/site/catalog'
import { siteConfig } from '@/lib/config'
import { pageMetadata } from '@/lib/site/metadata'
import { paths } from '@/lib/addresses/paths'
import { StructuredData } from '../structured-data'

export const metadata: Metadata = pageMetadata(paths.quote)

export default function QuotePage() {
  const { title, included, benefits } = company.projectManagement
  return (
    <div className="bg-pierre py-12 lg:py-20">
      <div className="container-page">
        <Breadcrumb steps={breadcrumb(paths.quote)} />
        <h1 className="mt-6 max-w-[18ch] text-hero">Demandez votre devis gratuit</h1>
        <p className="mt-5 mb-10 measure text-lead text-encre-2">
          Quelques lignes suffisent. Nous vous rappelons pour convenir d’une visite, puis vous
          recevez sous 48 h un devis détaillé, qui ne vous engage à rien.
        </p>
        <div className="grid items-start gap-8 lg:grid-cols-3">
          <div className="lg:col-span-2">
            <QuoteBlock company={company} config={siteConfig()} />
          </div>
          <div className="space-y-8">
            <ContactCard company={company} level={2} />
            <aside
              aria-labelledby="project-management"
              className="rounded-picture border border-regle bg-craie p-6 sm:p-8"
            >
              <h2 id="project-management" className="text-subtitle">
                {title}
              </h2>
              <CheckList items={included} className="mt-4" />
              <h3 className="mt-6 border-t border-regle pt-5 text-lg">Ce que vous y gagnez</h3>
              <CheckList items={benefits} className="mt-3" />
            </aside>
          </div>
        </div>
      </div>
      <StructuredData path={paths.quote} />
    </div>
  )
}
