import clsx from 'clsx'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CallToAction } from '@/components/sections/call-to-action'
import { FaqSection } from '@/components/sections/faq-section'
import { FeatureBlocks } from '@/components/sections/feature-blocks'
import { PageHero } from '@/components/sections/page-hero'
import { Section, SectionHeading } from '@/components/sections/section'
import { Sources } from '@/components/sections/sources'
import { Steps } from '@/components/sections/steps'
import { breadcrumb } from '@/lib/site/breadcrumb'
import { paths, projectManagementSlug } from '@/lib/addresses/paths'
import { sourcesOf } from '@/lib/site/facts'
import { pageMetadata } from '@/lib/site/metadata'
import type { Page as PageOf } from '@/lib/site/page-record'
import { findPage } from '@/lib/site/pages'
import { pictureSource } from '@/lib/site/pictures'
import { unbrokenHeading } from '@/components/text/unbroken'
import { StructuredData } from '@/app/structured-data'
import { TradeRows } from '@/app/trade-rows'

const record = findPage('projectManagement', paths.service(projectManagementSlug))

export const metadata: Metadata = record ? pageMetadata(record) : {}

/** Switched off, the route still exists; the build then removes what Next exports of it. */
export default function Page() {
  return record ? <ProjectManagementPage record={record} /> : notFound()
}

function ProjectManagementPage({ record }: { record: PageOf<'projectManagement'> }) {
  const { page, trades } = record.subject
  return (
    <>
      <PageHero
        breadcrumb={breadcrumb(record)}
        title={page.title}
        subtitle={page.subtitle}
        picture={pictureSource(page.heroImage)}
      />
      <Section labelledBy="presentation">
        <h2 id="presentation" className="max-w-[24ch] text-title">
          {unbrokenHeading(page.presentation.title)}
        </h2>
        <div className="mt-8 grid gap-x-12 gap-y-5 lg:grid-cols-2">
          {page.presentation.text.map((paragraph, index) => (
            <p
              key={paragraph}
              className={clsx('measure', index === 0 ? 'text-lead' : 'text-ink-2')}
            >
              {paragraph}
            </p>
          ))}
        </div>
      </Section>
      <FeatureBlocks id="missions" title={page.blocksTitle} blocks={page.blocks} />
      <Steps id="etapes" title={page.stepsTitle} steps={page.steps} />
      <Section surface="band" labelledBy="avantages">
        <SectionHeading
          id="avantages"
          title={page.advantagesTitle}
          className="*:[h2]:text-surface"
        />
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {page.advantages.map(({ title, description }) => (
            <li key={title} className="border-t border-band-ink/40 pt-5">
              <h3 className="text-subtitle text-surface">{unbrokenHeading(title)}</h3>
              <p className="mt-2">{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      {trades.length > 0 && (
        <Section labelledBy="metiers">
          <SectionHeading id="metiers" title={page.tradesTitle} />
          <TradeRows
            trades={trades}
            pointsOf={({ keyPoints }) => keyPoints}
            under={projectManagementSlug}
          />
        </Section>
      )}
      <FaqSection faqs={page.faqs} />
      <Sources sources={sourcesOf(record)} />
      <CallToAction {...page.closing} />
      <StructuredData
        page={record}
        service={{ name: page.name, description: page.metaDescription }}
        faqs={page.faqs}
      />
    </>
  )
}
