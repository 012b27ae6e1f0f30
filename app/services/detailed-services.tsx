import clsx from 'clsx'
import type { DetailedService, PriceBox, Service } from '@/content/schema/service'
import { IllustrationNote, Picture, widthOnPhones } from '@/components/media/picture'
import { CheckList } from '@/components/sections/check-list'
import { Section, SectionHeading } from '@/components/sections/section'
import { buttonClass } from '@/components/ui/button'
import { Tabs } from '@/components/ui/tabs'
import { servicePages as texts, tradeOf } from '@/lib/site/catalog'
import { paths } from '@/lib/addresses/paths'
import { pictureSource } from '@/lib/site/pictures'
import { isTaxed } from '@/lib/site/amounts'
import { shownPrice } from '@/lib/site/prices'

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
        {detail.price && <PriceField id={`surface-${detail.id}`} box={detail.price} />}
      </div>
    </div>
  )
}

function PriceField({ id, box }: { id: string; box: PriceBox }) {
  const { text, spoken, covers, terms, amount, quantity } = shownPrice(box)
  return (
    <div className="border-l-4 border-band bg-surface px-6 py-5">
      <h4 className="text-base text-ink-3">{texts.priceTitle}</h4>
      <p className="mt-1 font-display text-[1.75rem] leading-tight font-bold text-band">
        <span aria-hidden="true">{text}</span>
        <span className="sr-only">{spoken}</span>
      </p>
      {terms && <p className="mt-1 text-base leading-snug text-ink-3">{terms}</p>}
      {amount && quantity && (
        <div className="area-amount needs-script">
          <label htmlFor={id}>{quantity}</label>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            className="field-control"
            data-unit-price={amount.from}
            data-untaxed={isTaxed(amount) ? undefined : ''}
          />
          {/* Written by the script in the head, perhaps before React wakes up. */}
          <output htmlFor={id} suppressHydrationWarning>
            &nbsp;
          </output>
        </div>
      )}
      <p className="mt-3 text-base leading-snug">{covers}</p>
      <p className="mt-2 text-base leading-snug text-ink-3">{texts.priceNote}</p>
    </div>
  )
}
