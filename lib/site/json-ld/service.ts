import type {
  OfferLeaf,
  PriceSpecificationLeaf,
  ServiceLeaf,
  UnitPriceSpecificationLeaf,
} from 'schema-dts'
import type { Amount } from '@/content/schema/prices'
import { isTaxed, unitTexts } from '@/lib/site/amounts'
import { canonicalUrl } from '@/lib/site/canonical-url'
import type { ShownPrice } from '@/lib/site/prices'
import { areaId, businessId, nodeId, reference } from './node-id'

/** Work that a page offers. */
export interface ProposedService {
  readonly name: string
  readonly description: string
  /** What kind of work it is, such as the family of a trade. */
  readonly category?: string | undefined
  readonly offers?: { readonly title: string; readonly of: readonly ProposedOffer[] }
}

/** A priced part of a service, as the page shows it. */
export interface ProposedOffer {
  readonly id: string
  readonly name: string
  /** Path of the page that says more about this part, if another does. */
  readonly path?: string
  readonly price: ShownPrice
}

/** The id of the node of a priced part. */
export function offerId(path: string, { id }: ProposedOffer): string {
  return nodeId(path, `offer-${id}`)
}

/** The service that the page at an address is about. */
export function service(
  path: string,
  { name, description, category, offers }: ProposedService,
): ServiceLeaf {
  return {
    '@type': 'Service',
    '@id': nodeId(path, 'service'),
    name,
    description,
    ...(category && { category }),
    url: canonicalUrl(path),
    provider: reference(businessId),
    areaServed: reference(areaId),
    ...(offers && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: offers.title,
        itemListElement: offers.of.map((proposed) => offer(path, proposed)),
      },
    }),
  }
}

/** A service that a page names and another page describes. */
export function namedService(path: string, name: string): ServiceLeaf {
  return {
    '@type': 'Service',
    '@id': nodeId(path, 'service'),
    name,
    url: canonicalUrl(path),
    provider: reference(businessId),
    areaServed: reference(areaId),
  }
}

function offer(path: string, proposed: ProposedOffer): OfferLeaf {
  const { name, price } = proposed
  return {
    '@type': 'Offer',
    '@id': offerId(path, proposed),
    name,
    description: price.covers,
    url: canonicalUrl(path),
    itemOffered: proposed.path
      ? { '@type': 'Service', name, url: canonicalUrl(proposed.path) }
      : reference(nodeId(path, 'service')),
    ...(price.amount &&
      price.terms && { priceSpecification: priceSpecification(price.amount, price.terms) }),
  }
}

/**
 * « À partir de » as a lowest price, and as the single price that some readers look for. schema.org has no
 * rate of VAT: the description says it, as the page does.
 */
function priceSpecification(
  { from, to, unit, month, ...tax }: Amount,
  terms: string,
): PriceSpecificationLeaf | UnitPriceSpecificationLeaf {
  const amount = {
    description: terms,
    price: from,
    minPrice: from,
    ...(to !== undefined && { maxPrice: to }),
    priceCurrency: 'EUR',
    ...(isTaxed(tax) && { valueAddedTaxIncluded: true }),
    validFrom: `${month}-01`,
  }
  const { code } = unitTexts[unit]
  return code
    ? { '@type': 'UnitPriceSpecification', ...amount, unitCode: code, unitText: unit }
    : { '@type': 'PriceSpecification', ...amount }
}
