import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { CallToAction } from '@/components/sections/call-to-action'
import { Section, SectionHeading } from '@/components/sections/section'
import { Sources } from '@/components/sections/sources'
import { PageLinks } from '@/components/sections/page-links'
import { TradeLinks } from '@/components/sections/trade-links'
import { paths } from '@/lib/addresses/paths'
import { breadcrumb } from '@/lib/site/breadcrumb'
import { firm, specimenQuotes, specimenTexts as texts, tradeOf } from '@/lib/site/catalog'
import { sourcesOf } from '@/lib/site/facts'
import { pageMetadata } from '@/lib/site/metadata'
import { findPage, pagesOf } from '@/lib/site/pages'
import { specimenLinks } from '@/lib/site/specimen-quotes'
import { unbroken, unbrokenHeading } from '@/components/text/unbroken'
import { StructuredData } from '@/app/structured-data'
import { orUnused, unused } from '@/app/unused-params'
import { SpecimenSheet } from './specimen-sheet'

interface Props {
  params: Promise<{ slug: string }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return orUnused(
    pagesOf('specimenQuote').map(({ subject }) => ({ slug: subject.id })),
    { slug: unused },
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = findPage('specimenQuote', paths.specimenQuote((await params).slug))
  return page ? pageMetadata(page) : {}
}

export default async function SpecimenQuotePage({ params }: Props) {
  const page = findPage('specimenQuote', paths.specimenQuote((await params).slug))
  if (!page) notFound()
  const specimen = page.subject
  const others = specimenQuotes.filter(({ id }) => id !== specimen.id)
  return (
    <>
      <div className="bg-surface-2 py-12 lg:py-20">
        <div className="container-page">
          <Breadcrumb steps={breadcrumb(page)} />
          <h1 className="mt-6 max-w-[20ch] text-hero">{unbrokenHeading(specimen.title)}</h1>
          <p className="mt-5 measure text-lead text-ink-2">{unbroken(specimen.subtitle)}</p>
          <p className="mt-10 mb-10 measure border-l-4 border-highlight bg-surface px-5 py-4 text-base text-ink-2">
            {texts.sampleNote}
          </p>
          <SectionHeading id="devis" title={texts.linesTitle} lead={texts.linesLead} />
          <SpecimenSheet specimen={specimen} texts={texts} firm={firm} />
        </div>
      </div>
      <Section labelledBy="oublis">
        <SectionHeading id="oublis" title={texts.missingTitle} />
        <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          {specimen.missing.map(({ title, description }) => (
            <li key={title}>
              <h3 className="text-subtitle">{unbrokenHeading(title)}</h3>
              <p className="mt-3 measure text-ink-2">{description}</p>
            </li>
          ))}
        </ul>
        <TradeLinks
          trades={specimen.trades.map(tradeOf)}
          className="mt-14 border-t border-rule pt-6"
        />
        <PageLinks title={texts.othersTitle} links={specimenLinks(others)} className="mt-3" />
      </Section>
      <Sources sources={sourcesOf(page)} />
      <CallToAction {...texts.closing} />
      <StructuredData page={page} specimen={specimen} />
    </>
  )
}
