import clsx from 'clsx'
import type { DetailedService, Service } from '@/content/schema/service'
import { IllustrationNote, Picture, widthOnPhones } from '@/components/media/picture'
import { CheckList } from '@/components/sections/check-list'
import { Section, SectionHeading } from '@/components/sections/section'
import { buttonClass } from '@/components/ui/button'
import { Tabs } from '@/components/ui/tabs'
import { servicePages as texts, tradeOf } from '@/lib/site/catalog'
import { paths } from '@/lib/addresses/paths'
import { pictureSource } from '@/lib/site/pictures'
import { shownPrice } from '@/lib/site/prices'
import { PriceBox } from './price-box'

/** The details of a service in tabs, the first one open. */
export function DetailedServices({ service }: { service: Service }) {
  return (
    <Section surface="surface-2" labelledBy="travaux">
      <SectionHeading id="travaux" title={texts.detailsTitle} className="mb-6!" />
      <Tabs
        label="Travaux"
        tabs={service.detailedServices.map((detail) => ({
          id: detail.id,
          name: detail.name,
          panel: <DetailPanel service={service} detail={detail} />,
        }))}
      />
    </Section>
  )
}

function DetailPanel({ service, detail }: { service: Service; detail: DetailedService }) {
  const trade = detail.trade && tradeOf(detail.trade)
  const picture = pictureSource(detail.image)
  return (
    <div className="grid gap-x-12 gap-y-8 pt-10 lg:grid-cols-2">
      <div>
        <h3 className="text-subtitle">{detail.name}</h3>
        <div className="mt-5 measure space-y-4">
          {detail.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <CheckList items={detail.features} className="mt-6 measure" />
        <div className="mt-8 flex flex-col gap-4 sm:flex-row">
          <a href={paths.quote} className={buttonClass('action')}>
            Demander un devis
          </a>
          {trade && (
            <a href={paths.trade(service.slug, trade.id)} className={buttonClass('outline')}>
              En savoir plus
              <span className="sr-only">{` : ${trade.title}`}</span>
            </a>
          )}
        </div>
      </div>
      <div
        className={clsx(
          'grid content-start gap-x-12 gap-y-6 lg:grid-cols-1',
          detail.price && 'md:grid-cols-2',
        )}
      >
        <div>
          <Picture
            source={picture}
            sizes={`(min-width: 80rem) 596px, (min-width: 48rem) 50vw, ${widthOnPhones}`}
            className="aspect-4/3 rounded-picture"
          />
          {picture.illustration && <IllustrationNote className="mt-1 block" />}
        </div>
        {detail.price && <PriceBox id={`surface-${detail.id}`} price={shownPrice(detail.price)} />}
      </div>
    </div>
  )
}
