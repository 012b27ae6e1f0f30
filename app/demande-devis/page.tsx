import type { Metadata } from 'next'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { CheckList } from '@/components/sections/check-list'
import { PageLinks } from '@/components/sections/page-links'
import { breadcrumb } from '@/lib/site/breadcrumb'
import { firm, specimenQuotes, specimenTexts } from '@/lib/site/catalog'
import { pageOf } from '@/lib/site/pages'
import { pageMetadata } from '@/lib/site/metadata'
import { specimenLinks } from '@/lib/site/specimen-quotes'
import { paths } from '@/lib/addresses/paths'
import { QuoteAndContact } from '../quote-and-contact'
import { StructuredData } from '../structured-data'
import { unbrokenHeading } from '@/components/text/unbroken'

const page = pageOf('quote', paths.quote)

export const metadata: Metadata = pageMetadata(page)

export default function QuotePage() {
  const { projectManagement } = firm
  return (
    <div className="bg-surface-2 py-12 lg:py-20">
      <div className="container-page">
        <Breadcrumb steps={breadcrumb(page)} />
        <h1 className="mt-6 max-w-[20ch] text-hero">{unbrokenHeading(page.subject.heading)}</h1>
        <p className="mt-5 measure text-lead text-ink-2">{page.subject.lead}</p>
        <PageLinks
          title={specimenTexts.elsewhereTitle}
          links={specimenLinks(specimenQuotes)}
          className="mt-4"
        />
        <div className="mt-10">
          <QuoteAndContact level={2} />
          {projectManagement && (
            <aside
              aria-labelledby="project-management"
              className="mt-8 grid gap-x-12 gap-y-8 rounded-picture border border-rule bg-surface p-6 sm:p-8 md:grid-cols-2"
            >
              <div>
                <h2 id="project-management" className="text-subtitle">
                  {projectManagement.title}
                </h2>
                <CheckList items={projectManagement.included} className="mt-4" />
              </div>
              <div>
                <h3 className="text-subtitle">{page.subject.benefitsTitle}</h3>
                <CheckList items={projectManagement.benefits} className="mt-4" />
              </div>
            </aside>
          )}
        </div>
      </div>
      <StructuredData page={page} />
    </div>
  )
}
