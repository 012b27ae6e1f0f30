import type { Metadata } from 'next'
import { CheckList } from '@/components/sections/check-list'
import { CityOfferBlock } from '@/components/sections/city-offer'
import { FaqSection } from '@/components/sections/faq-section'
import { PageHero } from '@/components/sections/page-hero'
import { Section, SectionHeading } from '@/components/sections/section'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { AreaMap } from '@/components/area/area-map'
import { CommuneSearch } from '@/components/area/commune-search'
import { MapSection } from '@/components/area/map-section'
import type { CityOffer } from '@/content/types'
import { areaMapDrawing, majorCityDistances } from '@/lib/site/area-map'
import { breadcrumb } from '@/lib/site/breadcrumb'
import {
  company,
  home,
  requireService,
  requireTrade,
  serviceArea as page,
  services,
} from '@/lib/site/catalog'
import { telHref } from '@/lib/addresses/contact-links'
import { pageMetadata } from '@/lib/site/metadata'
import { paths } from '@/lib/addresses/paths'
import { pictureSource } from '@/lib/site/pictures'
import { unbroken } from '@/lib/text/typography'
import { StructuredData } from '../structured-data'
import { Departments } from './departments'
import { MainCities } from './main-cities'

export const metadata: Metadata = pageMetadata(paths.serviceArea)

/** Counts of content.md §9, « Service area ». */
const servicesInHero = 3

const cities = page.departments.flatMap((department) => department.cities)

export default function ServiceAreaPage() {
  const { radius, travel } = company
  return (
    <>
      <PageHero
        breadcrumb={breadcrumb(paths.serviceArea)}
        title={unbroken(page.title)}
        subtitle={page.subtitle}
        picture={pictureSource(page.heroImage)}
        actions={
          <CheckList
            className="text-craie *:before:bg-ocre"
            items={[
              `Rayon de ${radius.serviceAreaKm}\u00A0km`,
              ...home.services.cards.slice(0, servicesInHero).map(({ title }) => title),
            ]}
          />
        }
      />
      <Section labelledBy="trajets">
        <SectionHeading
          id="trajets"
          title="Ce que coûte la distance"
          lead="Les kilomètres se comptent à vol d’oiseau, du centre de notre zone d’intervention."
        />
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <h3 className="mb-4 text-subtitle">
              Votre commune est&#8209;elle dans le rayon&#8239;?
            </h3>
            <CommuneSearch
              settings={{ coordinates: company.coordinates, travel, phone: company.phone }}
            />
            <dl className="mt-10 border-b border-regle">
              <Distance
                range={`Jusqu’à ${travel.freeWithinKm}\u00A0km`}
                text="Aucun frais de déplacement."
              />
              <Distance
                range={`De ${travel.freeWithinKm} à ${travel.moderateWithinKm}\u00A0km`}
                text="Des frais modérés, sur une ligne du devis."
              />
              <Distance
                range={`Au-delà de ${travel.moderateWithinKm}\u00A0km`}
                text="À voir ensemble, au téléphone, avant la première visite."
              />
            </dl>
            <p className="mt-6 text-encre-2">{page.map.text}</p>
          </div>
          <div className="lg:col-span-7">
            <MapSection
              settings={{ centre: company.coordinates, radiusM: radius.serviceAreaKm * 1000 }}
            >
              <AreaMap map={areaMapDrawing()} alternative={page.map.alternative} />
            </MapSection>
          </div>
        </div>
      </Section>
      <MainCities
        departments={page.departments}
        distances={majorCityDistances()}
        describedBelow={page.focus.map(({ city }) => city)}
      />
      <Section labelledBy="villes-et-metiers">
        <SectionHeading id="villes-et-metiers" title="Trois villes, trois façons de bâtir" />
        <ul className="grid gap-x-12 gap-y-12 md:grid-cols-3">
          {page.focus.map((offer) => (
            <CityOfferBlock key={offer.city} {...lookUp(offer)} />
          ))}
        </ul>
      </Section>
      <Section surface="pierre" labelledBy="pres-de-chez-vous">
        <SectionHeading id="pres-de-chez-vous" title="Nos services près de chez vous" />
        <ul className="grid gap-x-12 gap-y-12 md:grid-cols-3">
          {page.nearby.map((offer) => (
            <CityOfferBlock key={offer.city} {...lookUp(offer)} description={undefined} />
          ))}
        </ul>
      </Section>
      <Departments departments={page.departments} />
      <FaqSection faqs={page.faqs} />
      <Section
        surface="chene"
        labelledBy="pour-commencer"
        className="py-16! md:py-20! print:hidden"
      >
        <h2 id="pour-commencer" className="text-title text-craie">
          {page.closing.title}
        </h2>
        <p className="mt-4 measure text-lead">{page.closing.text}</p>
        <div className="mt-8 flex flex-col gap-4 sm:flex-row sm:flex-wrap">
          <Link href={paths.quote} className={buttonClass('action')}>
            Demander un Devis
          </Link>
          <Link href={paths.contact} className={buttonClass('on-dark')}>
            Nous Contacter
          </Link>
          <a href={telHref(company.phone)} className={buttonClass('on-dark')}>
            <Icon name="Phone" strokeWidth={2} className="size-5" />
            {company.phone}
          </a>
        </div>
      </Section>
      <StructuredData
        path={paths.serviceArea}
        departments={page.departments}
        namedServices={services}
        faqs={page.faqs}
      />
    </>
  )
}

function lookUp({ city, services: slugs, trades }: CityOffer) {
  const description = cities.find(({ name }) => name === city)?.description
  return {
    city,
    ...(description && { description }),
    services: slugs.map(requireService),
    trades: trades.map(requireTrade),
  }
}

function Distance({ range, text }: { range: string; text: string }) {
  return (
    <div className="grid gap-x-6 border-t border-regle py-3 sm:grid-cols-[10rem_1fr]">
      <dt className="font-semibold text-chene">{range}</dt>
      <dd className="text-encre-2">{text}</dd>
    </div>
  )
}
