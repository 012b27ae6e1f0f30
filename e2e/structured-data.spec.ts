import { categories, firm, departments, home, services, trades } from '@/lib/site/catalog'
import { businessTypeOf } from '@/lib/site/json-ld/business-type'
import { internationalPhone } from '@/lib/addresses/contact-links'
import { paths } from '@/lib/addresses/paths'
import { allNodes, nodesOfType, readGraph, typeOf } from '../scripts/checks/export/graph'
import { parseHtml } from '../scripts/checks/export/html'
import { readSite } from '../scripts/checks/export/exported-site'
import { expect, plainTest as test } from './test'

/** The structured data that the specification asks of each kind of page. No browser opens. */

// In one worker: each worker takes a second and more to load the HTML parser.
test.describe.configure({ mode: 'default' })

const { pages } = readSite()
const graphOf = (path: string) => readGraph(parseHtml(pages.get(path) ?? ''))
const businessType = businessTypeOf(firm)
const typesOf = (path: string) => graphOf(path).map(typeOf)

test('the home page describes the business, the website, the page and a breadcrumb', () => {
  expect(typesOf(paths.home)).toEqual(
    expect.arrayContaining([businessType, 'WebSite', 'WebPage', 'BreadcrumbList']),
  )
  const [business] = nodesOfType(graphOf(paths.home), businessType)
  expect(business).toMatchObject({
    name: firm.brand,
    telephone: internationalPhone(firm.phone),
    geo: { latitude: firm.coordinates.lat, longitude: firm.coordinates.lng },
    ...(firm.social.length > 0 && { sameAs: firm.social.map(({ url }) => url) }),
  })
  const pictures = nodesOfType(graphOf(paths.home), 'ImageGallery').flatMap((gallery) =>
    allNodes([gallery]).filter((node) => typeOf(node) === 'ImageObject'),
  )
  expect(pictures).toHaveLength(home.gallery.images.length)
})

test('a service page describes the service, its prices, the page and a two-level breadcrumb', () => {
  for (const { slug, name, detailedServices, faqs } of services) {
    const graph = graphOf(paths.service(slug))
    expect(graph.find((node) => typeOf(node) === 'Service')).toMatchObject({ name })
    expect(nodesOfType(graph, 'Offer')).toHaveLength(
      detailedServices.filter(({ price }) => price).length,
    )
    expect(nodesOfType(graph, 'BreadcrumbList')[0]).toMatchObject({
      itemListElement: [{ name: home.name }, { name }],
    })
    expect(nodesOfType(graph, 'Question').length).toBeGreaterThanOrEqual(faqs.length)
  }
})

test('the trades overview describes the business by its families and trades', () => {
  const graph = graphOf(paths.trades)
  const [business = {}] = nodesOfType(graph, businessType)
  const named = allNodes([business.hasOfferCatalog]).map(({ name }) => name)
  for (const { name } of categories) expect(named).toContain(name)
  for (const { title } of trades) expect(named).toContain(title)
  expect(typesOf(paths.trades)).toContain('ItemList')
})

test('a family lists its trades, each by its kept address', () => {
  for (const { id } of categories) {
    const [list] = nodesOfType(graphOf(paths.category(id)), 'ItemList')
    expect(list).toMatchObject({
      itemListElement: trades
        .filter(({ categoryId }) => categoryId === id)
        .map((trade) => ({
          name: trade.title,
          url: `${firm.origins.canonical}${paths.trade(trade.serviceSlug, trade.id)}`,
        })),
    })
  }
})

test('the service-area page describes the business by its departments and cities, and its services', () => {
  const graph = graphOf(paths.serviceArea)
  expect(nodesOfType(graph, 'AdministrativeArea')).toHaveLength(departments.length)
  const named = nodesOfType(graph, 'City').map(({ name }) => name)
  for (const { cities } of departments)
    for (const { name, isMajor } of cities) if (isMajor) expect(named).toContain(name)
  expect(nodesOfType(graph, 'Service').map(({ name }) => name)).toEqual(
    services.map(({ name }) => name),
  )
})
