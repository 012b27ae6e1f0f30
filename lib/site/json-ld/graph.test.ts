import type { Graph, OfferCatalogLeaf, OfferLeaf, ServiceLeaf } from 'schema-dts'
import { paths } from '@/lib/addresses/paths'
import { firm } from '@/lib/site/catalog'
import { pagesOf, requirePage } from '@/lib/site/pages'
import { startingPrice } from '@/lib/site/prices'
import { businessTypeOf } from './business-type'
import { pageGraph as graphOf, scriptText, type ShownOnPage } from './graph'
import { units, type Amount, type Unit } from '@/content/schema/prices'
import type { ProposedOffer } from './service'

const origin = firm.origins.canonical
const pageGraph = (path: string, shown?: ShownOnPage) => graphOf(requirePage(path), shown)

/** The one node of a type. */
function node<Node>(graph: Graph, type: string): Node {
  const found = graph['@graph'].filter(
    (candidate) =>
      typeof candidate === 'object' && '@type' in candidate && candidate['@type'] === type,
  )
  expect(found).toHaveLength(1)
  return found[0] as Node
}

function offerOf(price: ProposedOffer['price']): OfferLeaf {
  const shown: ShownOnPage = {
    service: {
      name: 'Toits',
      description: 'Des tuiles.',
      offers: { title: 'Prix', of: [{ id: 'x', name: 'Versant', path: paths.quote, price }] },
    },
  }
  const graph = pageGraph(paths.home, shown)
  const { hasOfferCatalog } = node<ServiceLeaf>(graph, 'Service')
  const [offer] = (hasOfferCatalog as OfferCatalogLeaf).itemListElement as OfferLeaf[]
  return offer as OfferLeaf
}

test('no text of a page can close its script element, or open a comment in it', () => {
  const hostile = '</script><script>alert(1)</script><!-- & " \\ \u2028'
  const graph = pageGraph(paths.home, { faqs: [{ question: hostile, answer: hostile }] })
  const text = scriptText(graph)
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(graph)
})

test('the brand keeps its ampersand', () => {
  expect(scriptText(pageGraph(paths.home))).toContain(`"name":${JSON.stringify(firm.brand)}`)
})

test('a second address speaks of the first, and keeps its own way down', () => {
  const page = pagesOf('trade').find(({ indexable }) => indexable)!
  const { trade } = page.subject
  const first = `${origin}${page.path}`
  const above = requirePage(paths.quote)
  const second = {
    ...page,
    path: paths.trade('ailleurs', trade.id),
    canonical: page.path,
    parent: above.path,
  }
  const text = scriptText(graphOf(second))
  expect(text).not.toContain(second.path)
  expect(text).toContain(`"url":"${first}"`)
  const step = (position: number, name: string, item: string) =>
    scriptText({ '@type': 'ListItem', position, name, item } as never)
  expect(text).toContain(
    `${step(1, above.name, `${origin}${above.path}`)},${step(2, trade.title, first)}`,
  )
})

const amount: Amount = {
  from: 25,
  unit: 'm²',
  taxIncluded: true,
  taxRate: 10,
  month: '2026-11',
  covers: 'La pose.',
}

test('a price per square metre is the lowest, with VAT and month, and says what it covers', () => {
  expect(offerOf(startingPrice({ ...amount, to: 40, covers: 'Deux couches.' }))).toMatchObject({
    '@type': 'Offer',
    description: 'Deux couches.',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      description: 'TVA\u00A0à\u00A010\u00A0%, prix de novembre 2026',
      price: 25,
      minPrice: 25,
      maxPrice: 40,
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: true,
      validFrom: '2026-11-01',
      unitCode: 'MTK',
    },
  })
})

test('a price for the whole has no unit', () => {
  const { priceSpecification } = offerOf(startingPrice({ ...amount, from: 650, unit: 'forfait' }))
  expect(priceSpecification).toMatchObject({ '@type': 'PriceSpecification', price: 650 })
  expect(priceSpecification).not.toHaveProperty('unitCode')
})

test('what is on quote has no price', () => {
  expect(
    offerOf({ text: 'Sur devis', spoken: 'Sur devis', covers: 'Après le relevé.' }),
  ).not.toHaveProperty('priceSpecification')
})

test('each unit is said by the code that the world has for it', () => {
  const codeOf = (unit: Unit) =>
    (
      offerOf(startingPrice({ ...amount, unit })).priceSpecification as {
        unitCode?: string
      }
    )?.unitCode
  expect(units.map(codeOf)).toEqual(['MTK', 'MTR', 'HUR', undefined])
})

test('an amount whose record leaves VAT out is said with it', () => {
  const price = startingPrice({ ...amount, from: 150, taxIncluded: false })
  expect(offerOf(price).priceSpecification).toMatchObject({
    price: 165,
    valueAddedTaxIncluded: true,
  })
})

test('every offer that a page makes is one of the business', () => {
  const graph = pageGraph(paths.quote, {
    service: {
      name: 'Estimation',
      description: 'Une visite.',
      offers: {
        title: 'Prix',
        of: [
          {
            id: 'x',
            name: 'Visite',
            price: startingPrice(amount),
          },
        ],
      },
    },
  })
  expect(node(graph, businessTypeOf(firm))).toMatchObject({
    makesOffer: [{ '@id': `${origin}${paths.quote}#offer-x` }],
  })
})

test('the circle served is the one of the service-area page, in metres', () => {
  expect(node(pageGraph(paths.home), 'GeoCircle')).toMatchObject({
    geoMidpoint: { latitude: firm.coordinates.lat, longitude: firm.coordinates.lng },
    geoRadius: firm.radius.serviceAreaKm * 1000,
  })
})

test('a trade shown twice is listed once', () => {
  const trade = { id: 'x', serviceSlug: 'y', title: 'Z' } as never
  expect(node(pageGraph(paths.trades, { trades: [trade, trade] }), 'ItemList')).toMatchObject({
    numberOfItems: 1,
  })
})

test('a list that the page shows nothing of is left out', () => {
  const none = { trades: [], faqs: [], families: [], gallery: [], departments: [] }
  expect(pageGraph(paths.trades, none)).toEqual(pageGraph(paths.trades))
})

test('a page says which picture it leads with, and one that shows none says none', () => {
  const home = pageGraph(paths.home)
  expect(node(home, 'WebPage')).toHaveProperty('primaryImageOfPage')
  expect(node(home, 'ImageObject')).toHaveProperty('contentUrl')
  for (const path of [paths.quote, paths.legalNotice])
    expect(scriptText(pageGraph(path))).not.toMatch(/primaryImageOfPage|ImageObject/)
})

test('an address without a record is refused by name', () => {
  expect(() => pageGraph('/nulle-part')).toThrow('No page record has the path "/nulle-part"')
})
