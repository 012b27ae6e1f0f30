import type {
  AdministrativeAreaLeaf,
  CityLeaf,
  EducationalOccupationalCredentialLeaf,
  GeoCircleLeaf,
  GeoCoordinatesLeaf,
  HomeAndConstructionBusiness,
  OfferCatalogLeaf,
  PersonLeaf,
  WebSiteLeaf,
} from 'schema-dts'
import type { Category } from '@/content/schema/categories'
import type { Department } from '@/content/schema/area'
import type { Firm } from '@/content/schema/firm'
import type { WeekDay } from '@/content/schema/firm-hours'
import type { Label } from '@/content/schema/firm-identity'
import type { Member } from '@/content/schema/team'
import type { Id } from '@/content/schema/vocabulary'
import { legalName } from '@/content/legal/parts/firm-texts'
import { brandIcons } from '@/lib/brand/brand-icons'
import { firm, home, pictureOf, tradesOfCategory } from '@/lib/site/catalog'
import { internationalPhone } from '@/lib/addresses/contact-links'
import { canonicalUrl } from '@/lib/site/canonical-url'
import { pictureFallback } from '@/lib/site/pictures'
import { paths } from '@/lib/addresses/paths'
import { dayNames, isByAppointment } from '@/lib/text/opening-hours'
import { businessTypeOf } from './business-type'
import { areaId, businessId, nodeId, reference, websiteId } from './node-id'

/** What a page shows of the firm beyond what stands in every footer. */
export interface ShownOfBusiness {
  /** Names of the offers whose prices the page shows. */
  readonly offerIds?: readonly string[] | undefined
  /** Families of trades that the page lists. */
  readonly families?: readonly Category[] | undefined
  /** Departments and their cities that the page names. */
  readonly departments?: readonly Department[] | undefined
  /** People whom the page presents. */
  readonly team?: readonly Member[] | undefined
  /** The picture that the site leads with. */
  readonly photo?: Id<'picture'>
}

type Business = Exclude<HomeAndConstructionBusiness, string>

/** Search engines ask for a logo of at least 112 pixels, and all of them read PNG. */
const [, largestIcon] = brandIcons.manifest

/**
 * The firm. No rating, review or price range: search engines show no rating that a firm gives itself. What
 * only the owner knows is said as far as the record holds it.
 */
export function business(shown: ShownOfBusiness): Business {
  const { brand, tagline, phone, email, addresses, social } = firm
  const address = addresses.registered
  return {
    '@type': businessTypeOf(firm),
    '@id': businessId,
    name: brand,
    slogan: tagline,
    description: home.metaDescription,
    url: canonicalUrl(paths.home),
    logo: canonicalUrl(largestIcon.src),
    ...(shown.photo && ownPhoto(shown.photo)),
    telephone: internationalPhone(phone),
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressRegion: address.department,
      addressCountry: 'FR',
    },
    geo: coordinates(),
    openingHoursSpecification: openingHours(),
    areaServed: [
      ...(shown.departments
        ? shown.departments.flatMap(departmentAndCities)
        : [{ '@type': 'AdministrativeArea' as const, name: address.department }]),
      reference(areaId),
    ],
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    ...ownFacts(firm),
    ...(shown.offerIds && { makesOffer: shown.offerIds.map(reference) }),
    ...employees(shown.team),
    ...(shown.families && { hasOfferCatalog: tradeCatalog(shown.families) }),
  }
}

/** A photo of the firm's own; a computer-made picture shows nothing of it. */
function ownPhoto(id: Id<'picture'>): { readonly image?: string } {
  return pictureOf(id).illustration ? {} : { image: canonicalUrl(pictureFallback(id).src) }
}

/** The facts that the record may lack. */
function ownFacts(firm: Firm): Partial<Business> {
  const { founded, languages, closures, legal } = firm
  const { name, siret, vatNumber, labels = [] } = legal
  return {
    ...(name && { legalName: legalName(firm) }),
    // 0009 is the French register's list of premises in ISO 6523; the first nine figures name the firm.
    ...(siret && { taxID: siret.slice(0, 9), iso6523Code: `0009:${siret}` }),
    ...(vatNumber && vatNumber !== 'franchise' && { vatID: vatNumber }),
    ...(founded && { foundingDate: `${founded}` }),
    // French alone goes without saying.
    ...(languages.length > 1 && { knowsLanguage: languages }),
    ...(labels.length > 0 && { hasCredential: labels.map(credential) }),
    ...(closures.length > 0 && {
      specialOpeningHoursSpecification: closures.map(({ from, until }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        opens: '00:00',
        closes: '00:00',
        validFrom: from,
        validThrough: until,
      })),
    }),
  }
}

/** The real members of the team: samples are nobody. */
function employees(team: readonly Member[] = []): { readonly employee?: readonly PersonLeaf[] } {
  const real = team.filter(({ sample }) => !sample)
  if (real.length === 0) return {}
  return {
    employee: real.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role })),
  }
}

function credential({
  name,
  domain,
  body,
  number,
  until,
}: Label): EducationalOccupationalCredentialLeaf {
  return {
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: 'certification',
    name,
    description: domain,
    identifier: number,
    recognizedBy: { '@type': 'Organization', name: body },
    expires: until,
  }
}

/** The circle of the service-area page; only the home page speaks of a larger one. */
export function area(): GeoCircleLeaf {
  return {
    '@type': 'GeoCircle',
    '@id': areaId,
    geoMidpoint: coordinates(),
    // Metres.
    geoRadius: firm.radius.serviceAreaKm * 1000,
  }
}

/** The site's own node, which stands in every graph. */
export function website(): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: firm.brand,
    description: firm.baseline,
    url: canonicalUrl(paths.home),
    inLanguage: 'fr-FR',
    publisher: reference(businessId),
  }
}

function coordinates(): GeoCoordinatesLeaf {
  const { lat, lng } = firm.coordinates
  return { '@type': 'GeoCoordinates', latitude: lat, longitude: lng }
}

/**
 * Opening hours, days with the same hours together. A closed day opens and closes at midnight, as Google
 * reads it. Of a day by appointment nothing is said: it is neither open nor closed, and schema.org has no word
 * for it (schemaorg/schemaorg#3177).
 */
function openingHours() {
  const closed = [{ opens: '00:00', closes: '00:00' }]
  const byInterval = new Map<string, WeekDay[]>()
  const days = (Object.keys(dayNames) as WeekDay[]).filter(
    (day) => !isByAppointment(firm.openingHours, day),
  )
  for (const day of days) {
    const intervals = firm.openingHours[day]
    for (const { opens, closes } of intervals.length > 0 ? intervals : closed) {
      const interval = `${opens} ${closes}`
      byInterval.set(interval, [...(byInterval.get(interval) ?? []), day])
    }
  }
  return [...byInterval].map(([interval, days]) => {
    const [opens = '', closes = ''] = interval.split(' ')
    return {
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
      opens,
      closes,
    }
  })
}

function departmentAndCities({
  name,
  code,
  cities,
}: Department): readonly (AdministrativeAreaLeaf | CityLeaf)[] {
  const id = nodeId(paths.serviceArea, `department-${code}`)
  return [
    { '@type': 'AdministrativeArea', '@id': id, name },
    ...cities
      .filter(({ isMajor }) => isMajor)
      .map((city) => ({
        '@type': 'City' as const,
        name: city.name,
        containedInPlace: reference(id),
      })),
  ]
}

/** The trades, family by family. */
function tradeCatalog(families: readonly Category[]): OfferCatalogLeaf {
  return {
    '@type': 'OfferCatalog',
    name: 'Les métiers de la rénovation',
    itemListElement: families.map(({ id, name }) => ({
      '@type': 'OfferCatalog',
      name,
      url: canonicalUrl(paths.category(id)),
      itemListElement: tradesOfCategory(id).map((trade) => ({
        '@type': 'Service',
        name: trade.title,
        url: canonicalUrl(paths.trade(trade.serviceSlug, trade.id)),
      })),
    })),
  }
}
