import clsx from 'clsx'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { standsAlone } from '@/components/ui/stands-alone'
import { CallToAction } from '@/components/sections/call-to-action'
import { FaqSection } from '@/components/sections/faq-section'
import { FeatureBlocks } from '@/components/sections/feature-blocks'
import { PageHero } from '@/components/sections/page-hero'
import { Section, SectionHeading, SideHeading } from '@/components/sections/section'
import { Sources } from '@/components/sections/sources'
import { TradeLinks } from '@/components/sections/trade-links'
import { breadcrumb } from '@/lib/site/breadcrumb'
import { firm, guideTabs, shownCategories, tradeOf, tradesOf } from '@/lib/site/catalog'
import { sourcesOf } from '@/lib/site/facts'
import { pageMetadata } from '@/lib/site/metadata'
import type { Page as PageOf } from '@/lib/site/page-record'
import { findPage } from '@/lib/site/pages'
import { paths } from '@/lib/addresses/paths'
import { pictureSource } from '@/lib/site/pictures'
import { unbrokenHeading } from '@/components/text/unbroken'
import { StructuredData } from '../structured-data'
import { Families } from './families'
import { Sequence } from './sequence'
import { Standards } from './standards'
import { TradesByService } from './trades-by-service'
import { Training } from './training'

const record = findPage('tradesOverview', paths.trades)

export const metadata: Metadata = record ? pageMetadata(record) : {}

/** Switched off, the route still exists; the build then removes what Next exports of it. */
export default function Page() {
  return record ? <TradesOverviewPage record={record} /> : notFound()
}

/** An entry about trades leaves the page with the last of them. */
const withTrades = <Entry extends { readonly trades: readonly unknown[] }>(
  entries: readonly Entry[],
) => entries.filter(({ trades }) => trades.length > 0)

function TradesOverviewPage({ record }: { record: PageOf<'tradesOverview'> }) {
  const page = record.subject
  const sequence = withTrades(page.sequence)
  const interactions = withTrades(page.interactions)
  return (
    <>
      <PageHero
        breadcrumb={breadcrumb(record)}
        title={page.title}
        subtitle={page.heroLead}
        picture={pictureSource(page.heroImage)}
      />
      <Section surface="surface-2" labelledBy="introduction">
        <ul className="mb-12 grid gap-x-12 gap-y-8 md:grid-cols-3">
          {page.badges.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-band pt-4">
              <strong className="font-display text-lg">{title}</strong>
              <p className="mt-1 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
        <SideHeading
          id="introduction"
          title={page.introduction.title}
          className="measure space-y-5"
        >
          {page.introduction.text.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? 'text-lead' : 'text-ink-2'}>
              {paragraph}
            </p>
          ))}
        </SideHeading>
      </Section>
      {guideTabs.length > 0 && <TradesByService title={page.tabsTitle} services={guideTabs} />}
      {shownCategories.length > 0 && <Families title={page.familiesTitle} />}
      <Standards page={page} />
      <Training title={page.trainingTitle} training={page.training} />
      {sequence.length > 0 && <Sequence title={page.sequenceTitle} stages={sequence} />}
      {interactions.length > 0 && (
        <Section labelledBy="interactions">
          <SectionHeading id="interactions" title={page.interactionsTitle} />
          <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">
            {interactions.map(({ title, description, trades }, position) => (
              <li
                key={title}
                className={clsx(
                  'border-t border-rule pt-5',
                  standsAlone(position, interactions.length) &&
                    'grid gap-x-12 md:col-span-2 md:grid-cols-2',
                )}
              >
                <div>
                  <h3 className="text-subtitle">{unbrokenHeading(title)}</h3>
                  <p className="mt-2 measure text-ink-2">{description}</p>
                </div>
                <TradeLinks
                  trades={trades.map(tradeOf)}
                  className={clsx('mt-3', standsAlone(position, interactions.length) && 'md:mt-0')}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {firm.projectManagement && (
        <FeatureBlocks id="gestion-de-projet" title={page.servicesTitle} blocks={page.services} />
      )}
      <FaqSection faqs={page.faqs} />
      <Sources sources={sourcesOf(record)} />
      <CallToAction {...page.closing} />
      <StructuredData
        page={record}
        trades={guideTabs.flatMap(({ slug }) => tradesOf(slug))}
        families={shownCategories}
        faqs={page.faqs}
      />
    </>
  )
}
