import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ContactCard } from '@/components/sections/contact-card'
import { FeatureBlocks } from '@/components/sections/feature-blocks'
import { JobsSection } from '@/components/sections/jobs-section'
import { PageHero } from '@/components/sections/page-hero'
import { Presentation } from '@/components/sections/presentation'
import { Section } from '@/components/sections/section'
import { Sources } from '@/components/sections/sources'
import { Steps } from '@/components/sections/steps'
import { TradeBlocks } from '@/components/sections/trade-blocks/trade-blocks'
import { buttonClass } from '@/components/ui/button'
import { breadcrumb } from '@/lib/site/breadcrumb'
import { firm, jobsOfTrade, specimensOfTrade, tradePages as texts } from '@/lib/site/catalog'
import { sourcesOf } from '@/lib/site/facts'
import { pageMetadata } from '@/lib/site/metadata'
import { findPage, pagesOf } from '@/lib/site/pages'
import { paths } from '@/lib/addresses/paths'
import { pictureSource } from '@/lib/site/pictures'
import { unbroken, unbrokenHeading } from '@/components/text/unbroken'
import { lowerFirst } from '@/lib/text/typography'
import { jobsElsewhere } from '@/app/show-jobs'
import { orUnused, unused } from '@/app/unused-params'
import { StructuredData } from '@/app/structured-data'
import { Questions } from '@/app/services/questions'
import { RelatedBar } from './related-bar'

interface Props {
  params: Promise<{ serviceSlug: string; tradeId: string }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return orUnused(
    pagesOf('trade').map(({ subject }) => ({
      serviceSlug: subject.home.slug,
      tradeId: subject.trade.id,
    })),
    { serviceSlug: unused, tradeId: unused },
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { serviceSlug, tradeId } = await params
  const page = findPage('trade', paths.trade(serviceSlug, tradeId))
  return page ? pageMetadata(page) : {}
}

export default async function TradePage({ params }: Props) {
  const { serviceSlug, tradeId } = await params
  const page = findPage('trade', paths.trade(serviceSlug, tradeId))
  if (!page) notFound()
  const { trade, home, category, related } = page.subject
  return (
    <>
      <PageHero
        breadcrumb={breadcrumb(page)}
        title={trade.title}
        subtitle={trade.subtitle}
        picture={pictureSource(trade.heroImage)}
      />
      <Presentation
        title={trade.presentationTitle}
        paragraphs={trade.presentationText}
        listTitle={texts.keyPointsTitle}
        list={trade.keyPoints}
        picture={pictureSource(trade.presentationImage)}
      >
        <p className="mt-6 border-t border-rule pt-5 font-display text-lg font-semibold text-band">
          {firm.experience.trades} {texts.experienceOf}
        </p>
      </Presentation>
      <TradeBlocks blocks={trade.blocks} after="presentation" />
      <FeatureBlocks
        id="expertises"
        title={`${texts.expertisesTitle} ${lowerFirst(trade.title)}`}
        blocks={trade.expertises}
      />
      <TradeBlocks blocks={trade.blocks} after="expertises" />
      <Steps id="methode" title={texts.methodTitle} steps={trade.workProcess} />
      <TradeBlocks blocks={trade.blocks} after="method" />
      <JobsSection {...jobsElsewhere(jobsOfTrade(trade.id))} surface="surface-2" />
      <Questions faqs={trade.faqs} specimens={specimensOfTrade(trade.id)} trades={[trade]} />
      <Section surface="surface-2" labelledBy="contact-title" className="print:hidden">
        <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1fr_auto]">
          <div>
            <h2 id="contact-title" className="max-w-[24ch] text-title">
              {unbrokenHeading(texts.contact.title)}
            </h2>
            <p className="mt-5 measure text-lead text-ink-2">{unbroken(texts.contact.text)}</p>
          </div>
          <p>
            <a href={paths.quote} className={buttonClass('action', 'max-sm:w-full')}>
              Demander un devis gratuit
            </a>
          </p>
        </div>
        <div className="mt-10">
          <ContactCard firm={firm} wide />
        </div>
      </Section>
      <RelatedBar home={home} title={texts.relatedTitle} related={related} category={category} />
      <Sources sources={sourcesOf(page)} />
      <StructuredData
        page={page}
        service={{
          name: trade.title,
          description: trade.metaDescription,
          category: category?.name,
        }}
        faqs={trade.faqs}
      />
    </>
  )
}
