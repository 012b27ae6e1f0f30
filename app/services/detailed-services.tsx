import type { DetailedService, PriceBox, Service } from '@/content/schema/service'
import { Picture, widthOnPhones } from '@/components/media/picture'
import { CheckList } from '@/components/sections/check-list'
import { Section, SectionHeading } from '@/components/sections/section'
import { buttonClass } from '@/components/ui/button'
import { Tabs } from '@/components/ui/tabs'
import { servicePages as texts, tradeOf } from '@/lib/site/catalog'
import { paths } from '@/lib/addresses/paths'
import { pictureSource } from '@/lib/site/pictures'
import { shownPrice } from '@/lib/site/prices'

/** The service's work in tabs, the first one active. */
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
  return (
    <div className="wide-narrow detail">
      <div>
        <h3>{detail.name}</h3>
        <div className="detail-text">
          {detail.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <CheckList items={detail.features} />
        <div className="detail-ways">
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
      <div>
        <Picture
          source={pictureSource(detail.image)}
          sizes={`(min-width: 64rem) 480px, ${widthOnPhones}`}
        />
        {detail.price && <PriceField id={`surface-${detail.id}`} box={detail.price} />}
      </div>
    </div>
  )
}

function PriceField({ id, box }: { id: string; box: PriceBox }) {
  const { text, spoken, covers, terms, amount, quantity } = shownPrice(box)
  return (
    <div className="price-box">
      <h4>{texts.priceTitle}</h4>
      <p className="price">
        <span aria-hidden="true">{text}</span>
        <span className="sr-only">{spoken}</span>
      </p>
      {terms && <p className="price-terms">{terms}</p>}
      {amount && quantity && (
        <div className="area-amount needs-script">
          <label htmlFor={id}>{quantity}</label>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            className="field-control"
            data-unit-price={amount.from}
          />
          {/* Written by the script in the head, perhaps before React wakes up. */}
          <output htmlFor={id} suppressHydrationWarning>
            &nbsp;
          </output>
        </div>
      )}
      <p>{covers}</p>
      <p className="price-note">{texts.priceNote}</p>
    </div>
  )
}
