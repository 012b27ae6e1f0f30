import type { Metadata } from 'next'
import { CheckList } from '@/components/sections/check-list'
import { CityOfferBlock } from '@/components/sections/city-offer'
import { FaqSection } from '@/components/sections/faq-section'
import { PageHero } from '@/components/sections/page-hero'
import { Section, SectionHeading } from '@/components/sections/section'
import { Sources } from '@/components/sections/sources'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { AreaMap } from '@/components/area/area-map'
import { CommuneSearch } from '@/components/area/commune-search'
import { FramedMap, OwnLegend } from '@/components/area/framed-map'
import { GoogleMapSection } from '@/components/area/google-map-section'
import { offersGoogleMap } from '@/content/schema/firm'
import type { CityOffer } from '@/content/schema/pages/service-area'
import { areaMapAlternative, areaMapDrawing, majorCities, mapMark } from '@/lib/site/area-map'
import { breadcrumb } from '@/lib/site/breadcrumb'
import {
  firm,
  departments,
  jobs,
  jobsPage,
  serviceCards,
  serviceOf,
  services,
  tradeOf,
} from '@/lib/site/catalog'
import { communeSearchSettings } from '@/lib/site/commune-search'
import { telHref } from '@/lib/addresses/contact-links'
import { sourcesOf } from '@/lib/site/facts'
import { pageMetadata } from '@/lib/site/metadata'
import { pageOf } from '@/lib/site/pages'
import { paths } from '@/lib/addresses/paths'
import { pictureSource } from '@/lib/site/pictures'
import { unbrokenHeading } from '@/components/text/unbroken'
import { french } from '@/lib/text/typography'
import { StructuredData } from '../structured-data'
import { Departments } from './departments'
import { TravelColumns } from './travel-columns'
import { JobsByCommune } from './jobs-by-commune'
import { MainCities } from './main-cities'

const record = pageOf('serviceArea', paths.serviceArea)
const page = record.subject

export const metadata: Metadata = pageMetadata(record)

/** As many as fit beside the radius. */
const servicesInHero = 3

export default function ServiceAreaPage() {
  const { radius, travel, switches } = firm
  const map = switches.map === 'none' ? undefined : page.map
  return (
    <>
      <PageHero
        breadcrumb={breadcrumb(record)}
        title={page.title}
        subtitle={page.subtitle}
        picture={pictureSource(page.heroImage)}
        isHigh
        actions={
          <CheckList
            className="text-surface"
            items={[
              french(`Rayon de ${radius.serviceAreaKm} km`),
              ...serviceCards.slice(0, servicesInHero).map(({ title }) => title),
            ]}
          />
        }
      />
      <Section labelledBy="trajets">
        <SectionHeading id="trajets" {...page.distance} />
        <TravelColumns
          search={
            <div className="needs-script">
              <h3 className="mb-4 text-subtitle">{unbrokenHeading(page.searchTitle)}</h3>
              <CommuneSearch settings={communeSearchSettings()} />
            </div>
          }
          fees={
            <dl className="border-b border-rule">
              <Distance range={`Jusqu'à ${travel.freeWithinKm} km`} text={page.fees.free} />
              <Distance
                range={`De ${travel.freeWithinKm} à ${travel.moderateWithinKm} km`}
                text={page.fees.moderate}
              />
              <Distance
                range={`Au-delà de ${travel.moderateWithinKm} km`}
                text={page.fees.beyond}
              />
            </dl>
          }
          map={
            map && {
              words: <p className="mt-6 text-ink-2">{map.text}</p>,
              drawing: offersGoogleMap(firm) ? (
                <GoogleMapSection
                  settings={{
                    centre: firm.coordinates,
                    radiusM: radius.serviceAreaKm * 1000,
                  }}
                  mark={mapMark()}
                >
                  <OwnMap />
                </GoogleMapSection>
              ) : (
                <FramedMap legend={<OwnLegend mark={mapMark()} />}>
                  <OwnMap />
                </FramedMap>
              ),
            }
          }
        />
      </Section>
      <MainCities title={page.citiesTitle} cities={majorCities()} />
      {jobsPage && (
        <JobsByCommune title={jobsPage.area.title} lead={map && jobsPage.area.lead} jobs={jobs} />
      )}
      {page.focus.length > 0 && (
        <Section labelledBy="villes-et-metiers">
          <SectionHeading id="villes-et-metiers" title={page.focusTitle} />
          <ul className="grid gap-x-12 gap-y-12 md:grid-cols-3">
            {page.focus.map((offer) => (
              <CityOfferBlock key={offer.city} {...lookUp(offer)} />
            ))}
          </ul>
        </Section>
      )}
      {page.nearby.length > 0 && (
        <Section surface="surface-2" labelledBy="pres-de-chez-vous">
          <SectionHeading id="pres-de-chez-vous" title={page.nearbyTitle} />
          <ul className="grid gap-x-12 gap-y-12 md:grid-cols-3">
            {page.nearby.map((offer) => (
              <CityOfferBlock key={offer.city} {...lookUp(offer)} />
            ))}
          </ul>
        </Section>
      )}
      <Departments title={page.departmentsTitle} departments={departments} />
      <FaqSection faqs={page.faqs} />
      <Sources sources={sourcesOf(record)} />
      <Section surface="band" labelledBy="pour-commencer" className="py-16! md:py-20! print:hidden">
        <h2 id="pour-commencer" className="text-title text-surface">
          {unbrokenHeading(page.closing.title)}
        </h2>
        <p className="mt-4 measure text-lead">{page.closing.text}</p>
        <div className="mt-8 flex flex-col gap-4 sm:flex-row sm:flex-wrap">
          <a href={paths.quote} className={buttonClass('action')}>
            Demander un Devis
          </a>
          <a href={paths.contact} className={buttonClass('on-dark')}>
            Nous Contacter
          </a>
          <a href={telHref(firm.phone)} className={buttonClass('on-dark')}>
            <Icon name="Phone" strokeWidth={2} className="size-5" />
            {firm.phone}
          </a>
        </div>
      </Section>
      <StructuredData
        page={record}
        departments={departments}
        namedServices={services}
        faqs={page.faqs}
      />
    </>
  )
}

/** Departments, distances and cities. */
function OwnMap() {
  return <AreaMap map={areaMapDrawing()} alternative={areaMapAlternative(page.citiesTitle)} />
}

function lookUp({ services: slugs, trades, ...offer }: CityOffer) {
  return { ...offer, services: slugs.map(serviceOf), trades: trades.map(tradeOf) }
}

function Distance({ range, text }: { range: string; text: string }) {
  return (
    <div className="grid gap-x-6 border-t border-rule py-3 sm:grid-cols-[10rem_1fr]">
      <dt className="font-semibold text-band">{french(range)}</dt>
      <dd className="text-ink-2">{text}</dd>
    </div>
  )
}
