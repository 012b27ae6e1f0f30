import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { Sources } from '@/components/sections/sources'
import { standInPairs } from '@/components/sections/card-rows'
import { TradeCard } from '@/components/sections/trade-card'
import { Icon } from '@/components/ui/icon'
import { breadcrumb } from '@/lib/site/breadcrumb'
import { shownCategories } from '@/lib/site/catalog'
import { sourcesOf } from '@/lib/site/facts'
import { pageMetadata } from '@/lib/site/metadata'
import { findPage, pagesOf } from '@/lib/site/pages'
import { paths } from '@/lib/addresses/paths'
import { pictureSource } from '@/lib/site/pictures'
import { orUnused, unused } from '@/app/unused-params'
import { StructuredData } from '@/app/structured-data'
import { FamilyStory } from './family-story'
import { NeighbourFamilies } from './neighbour-families'
import { TradeSearch } from './trade-search'
import { unbrokenHeading } from '@/components/text/unbroken'

interface Props {
  params: Promise<{ categoryId: string }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return orUnused(
    pagesOf('category').map(({ subject }) => ({ categoryId: subject.category.id })),
    { categoryId: unused },
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = findPage('category', paths.category((await params).categoryId))
  return page ? pageMetadata(page) : {}
}

export default async function CategoryPage({ params }: Props) {
  const page = findPage('category', paths.category((await params).categoryId))
  if (!page) notFound()
  const { category, trades, texts } = page.subject
  return (
    <>
      <div className="on-dark bg-band text-surface">
        <div className="container-page py-12 lg:py-20">
          <Breadcrumb steps={breadcrumb(page)} />
          <h1 className="mt-6 flex items-center gap-4 text-hero">
            <Icon name={category.icon} className="size-12 shrink-0 text-highlight max-sm:hidden" />
            <span>{unbrokenHeading(category.name)}</span>
          </h1>
          <p className="mt-5 measure text-lead text-band-ink">{category.description}</p>
        </div>
      </div>
      <div className="container-page py-12 lg:py-20">
        <TradeSearch
          items={trades.map((trade, index) => ({
            id: trade.id,
            text: `${trade.title}\n${trade.subtitle}`,
            card: (
              <TradeCard
                title={trade.title}
                subtitle={trade.subtitle}
                points={trade.keyPoints.slice(0, 2)}
                picture={pictureSource(trade.heroImage)}
                href={paths.trade(trade.serviceSlug, trade.id)}
                label="En savoir plus"
                first={index === 0}
                large={standInPairs(trades.length)}
              />
            ),
          }))}
        />
      </div>
      <FamilyStory
        category={category}
        trades={trades}
        answersTitle={texts.answersTitle}
        orderTitle={texts.orderTitle}
      />
      <NeighbourFamilies families={shownCategories} of={category} title={texts.neighboursTitle} />
      <Sources sources={sourcesOf(page)} />
      <StructuredData page={page} trades={trades} />
    </>
  )
}
