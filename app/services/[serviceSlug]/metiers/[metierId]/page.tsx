import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ContactCard } from '@/components/sections/contact-card'
import { FaqSection } from '@/components/sections/faq-section'
import { FeatureBlocks } from '@/components/sections/feature-blocks'
import { PageHero } from '@/components/sections/page-hero'
import { Presentation } from '@/components/sections/presentation'
import { Section } from '@/components/sections/section'
import { Steps } from '@/components/sections/steps'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { breadcrumb } from '@/lib/site/breadcrumb'
import {
  company,
  findCategory,
  findTradeHome,
  findTrade,
  relatedTrades,
  servicesOf,
  trades,
} from '@/lib/site/catalog'
import { pageMetadata } from '@/lib/site/metadata'
import { paths } from '@/lib/addresses/paths'
import { pictureSource } from '@/lib/site/pictures'
import { lowerFirst } from '@/lib/text/typography'
import { StructuredData } from '../../../../structured-data'
import { RelatedBar } from './related-bar'

interface Props {
  params: Promise<{ serviceSlug: string; metierId: string }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return trades.flatMap((trade) =>
    servicesOf(trade).map((serviceSlug) => ({ serviceSlug, metierId: trade.id })),
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { serviceSlug, metierId } = await params
  return pageMetadata(paths.trade(serviceSlug, metierId))
}

export default async function TradePage({ params }: Props) {
  const { serviceSlug, metierId } = await params
  const service = findTradeHome(serviceSlug)
  const trade = findTrade(serviceSlug, metierId)
  if (!service || !trade) notFound()
  const path = paths.trade(serviceSlug, metierId)
  return (
    <>
      <PageHero
        breadcrumb={breadcrumb(path)}
        title={trade.title}
        subtitle={trade.subtitle}
        picture={pictureSource(trade.heroImage)}
      />
      <Presentation
        title={trade.presentationTitle}
        paragraphs={trade.presentationText}
        listTitle="Points clés"
        list={trade.keyPoints}
        picture={pictureSource(trade.presentationImage)}
      >
        <p className="mt-6 border-t border-regle pt-5 font-display text-lg font-semibold text-chene">
          {company.experience.trades} de chantiers
        </p>
      </Presentation>
      <FeatureBlocks
        id="expertises"
        title={`Les expertises d’un ${lowerFirst(trade.title)}`}
        blocks={trade.expertises}
      />
      <Steps id="methode" title="Notre méthodologie de travail" steps={trade.workProcess} />
      <FaqSection faqs={trade.faqs} />
      <Section surface="pierre" labelledBy="contact-title" className="print:hidden">
        <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <h2 id="contact-title" className="max-w-[22ch] text-title">
              Montrez-nous la pièce, nous vous dirons par où commencer
            </h2>
            <p className="mt-5 measure text-lead text-encre-2">
              Une photo et trois lignes suffisent pour un premier avis. La visite, elle, se fait sur
              rendez-vous, et le devis qui la suit est gratuit.
            </p>
            <p className="mt-8">
              <Link href={paths.quote} className={buttonClass('action', 'max-sm:w-full')}>
                Demander un devis gratuit
              </Link>
            </p>
          </div>
          <div className="lg:col-span-5">
            <ContactCard company={company} />
          </div>
        </div>
      </Section>
      <RelatedBar service={service} related={relatedTrades(trade)} />
      <StructuredData
        path={path}
        service={{
          name: trade.title,
          description: trade.metaDescription,
          category: findCategory(trade.categoryId)?.name,
        }}
        faqs={trade.faqs}
      />
    </>
  )
}
