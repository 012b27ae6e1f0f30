import { firm } from '../../../lib/site/catalog'
import { businessTypeOf } from '../../../lib/site/json-ld/business-type'
import { canonicalUrl } from '../../../lib/site/canonical-url'
import { leadPicture, type PageRecord } from '../../../lib/site/page-record'
import { pages } from '../../../lib/site/pages'
import { allNodes, list, nodesOfType, text, typeOf, type Node } from './graph'
import { schemaVocabulary } from './vocabulary'

const businessType = businessTypeOf(firm)

/**
 * What a node of a type cannot do without: what Google asks of LocalBusiness, BreadcrumbList, FAQPage
 * and Offer, and what makes the others worth reading.
 */
const required: Record<string, readonly string[]> = {
  [businessType]: [
    'name',
    'address',
    'telephone',
    'email',
    'url',
    'geo',
    'openingHoursSpecification',
    'areaServed',
    'logo',
    // A firm without an account elsewhere is the same as nothing else.
    ...(firm.social.length > 0 ? ['sameAs'] : []),
  ],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  GeoCircle: ['geoMidpoint', 'geoRadius'],
  OpeningHoursSpecification: ['opens', 'closes'],
  AdministrativeArea: ['name'],
  City: ['name'],
  WebSite: ['name', 'url', 'publisher'],
  WebPage: ['name', 'description', 'url', 'dateModified', 'breadcrumb'],
  CollectionPage: ['name', 'url', 'dateModified', 'breadcrumb', 'mainEntity'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  OfferCatalog: ['name', 'itemListElement'],
  Service: ['name', 'url'],
  Offer: ['name', 'description', 'itemOffered'],
  PriceSpecification: ['price', 'priceCurrency'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitCode'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ImageObject: ['contentUrl', 'width', 'height', 'caption'],
}

/** Said by others, or by nobody: a rating of oneself, a number that may be somebody else's. */
const forbidden = [
  ...['aggregateRating', 'review', 'reviews', 'starRating', 'award', 'priceRange'],
  ...['leiCode', 'duns'],
]

const { siret, vatNumber, labels = [] } = firm.legal

/** Said as the firm's record says it, or not at all. */
const fromRecord: Record<string, (value: unknown, type: string) => boolean> = {
  taxID: (value) => siret !== undefined && value === siret.slice(0, 9),
  iso6523Code: (value) => siret !== undefined && value === `0009:${siret}`,
  vatID: (value) => vatNumber !== undefined && value === vatNumber,
  hasCredential: (value) => list(value).length > 0 && list(value).length <= labels.length,
  // Of a label alone: the firm has no other number to say.
  identifier: (value, type) =>
    type === 'EducationalOccupationalCredential' && labels.some(({ number }) => number === value),
}

/** Hours are those of a day of the week, or of the days of a closure of the record. */
function hoursFaults({ dayOfWeek, validFrom, validThrough }: Node): string[] {
  if (!isEmpty(dayOfWeek)) return []
  return firm.closures.some(({ from, until }) => from === validFrom && until === validThrough)
    ? []
    : ['neither a dayOfWeek nor the days of a closure']
}

const everyPageHasOne = [
  [businessType],
  ['WebSite'],
  ['WebPage', 'CollectionPage'],
  ['BreadcrumbList'],
]

/** What is wrong with a page's graph in itself, whatever the page shows. */
export function structuredDataFaults(page: PageRecord, graph: readonly Node[]): string[] {
  return [
    ...everyPageHasOne.flatMap((types) => {
      const { length } = nodesOfType(graph, ...types)
      return length === 1 ? [] : [`${types.join(' or ')}: found ${length} times`]
    }),
    ...allNodes(graph).flatMap((node) =>
      nodeFaults(node).map((fault) => `${nameOf(node)}: ${fault}`),
    ),
    ...referenceFaults(graph),
    ...recordFaults(page, graph),
    ...addressFaults(graph),
  ]
}

function nameOf(node: Node): string {
  return typeOf(node) || JSON.stringify(node).slice(0, 60)
}

/** Vocabulary, required and forbidden properties, texts. */
function nodeFaults(node: Node): string[] {
  const type = typeOf(node)
  const keys = Object.keys(node)
  if (!type) return keys.join() === '@id' ? [] : ['is neither a node with a type nor a reference']
  const known = schemaVocabulary().get(type)
  if (!known) return ['is no type of schema.org']
  return [
    ...keys
      .filter((key) => !key.startsWith('@') && !known.has(key))
      .map((key) => `schema.org gives it no « ${key} »`),
    ...(required[type] ?? []).filter((key) => isEmpty(node[key])).map((key) => `no ${key}`),
    ...keys
      .filter((key) => forbidden.includes(key) || fromRecord[key]?.(node[key], type) === false)
      .map((key) => `« ${key} » is not ours to say`),
    ...Object.values(node)
      .flatMap(list)
      .filter((value): value is string => typeof value === 'string')
      .filter((value) => /<|&\w+;|\[à compléter\]/.test(value))
      .map((value) => `« ${value} » is no plain text`),
    ...listFaults(type, node),
    ...(type === 'OpeningHoursSpecification' ? hoursFaults(node) : []),
  ]
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  )
}

/** Places in a list count from 1, and each leads somewhere. */
function listFaults(type: string, node: Node): string[] {
  if (type === 'ListItem')
    return ['position', 'name', ...('url' in node ? ['url'] : ['item'])]
      .filter((key) => isEmpty(node[key]))
      .map((key) => `no ${key}`)
  if (type !== 'ItemList' && type !== 'BreadcrumbList') return []
  const positions = list(node.itemListElement).map((item) => (item as Node).position)
  return positions.every((position, index) => position === index + 1)
    ? []
    : [`positions ${positions.join(', ')}`]
}

/** Every reference is to a node of this page, and every node has a name of its own. */
function referenceFaults(graph: readonly Node[]): string[] {
  const nodes = allNodes(graph)
  const defined = nodes
    .filter((node) => typeOf(node))
    .map((node) => text(node['@id']))
    .filter(Boolean)
  return [
    ...nodes
      .filter((node) => !typeOf(node) && !defined.includes(text(node['@id'])))
      .map((node) => `reference to ${text(node['@id'])}, which this page does not define`),
    ...defined
      .filter((id, index) => defined.indexOf(id) !== index)
      .map((id) => `${id} is defined twice`),
  ]
}

/** The page speaks of itself as its record does, by the address that search engines keep. */
function recordFaults(page: PageRecord, graph: readonly Node[]): string[] {
  const address = canonicalUrl(page.canonical ?? page.path)
  const [webPage = {}] = nodesOfType(graph, 'WebPage', 'CollectionPage')
  const [business = {}] = nodesOfType(graph, businessType)
  const expected: [what: string, found: unknown, value: string][] = [
    ['WebPage: url', webPage.url, address],
    ['WebPage: name', webPage.name, page.title],
    ['WebPage: description', webPage.description, page.description],
    ['WebPage: dateModified', webPage.dateModified, page.updated],
    [`${businessType}: name`, business.name, firm.brand],
  ]
  const pictured = leadPicture(page) !== undefined
  return [
    ...expected
      .filter(([, found, value]) => found !== value)
      .map(([what, found, value]) => `${what} « ${found} » instead of « ${value} »`),
    ...(isEmpty(webPage.primaryImageOfPage) === pictured
      ? [`WebPage: ${pictured ? 'no' : 'a'} primaryImageOfPage`]
      : []),
  ]
}

/** Addresses of this site are those of its pages that search engines keep, without typography. */
function addressFaults(graph: readonly Node[]): string[] {
  const kept = new Set(
    pages.filter(({ indexable }) => indexable).map(({ path }) => canonicalUrl(path)),
  )
  return allNodes(graph).flatMap((node) =>
    ['url', 'item', 'sameAs', 'logo', 'contentUrl', '@id', '@type']
      .flatMap((key) => list(node[key]))
      .map(text)
      .filter((address) => address.includes('://'))
      .flatMap((address) => {
        if (!/^https:\/\/[!-~]+$/.test(address)) return [`« ${address} » is no plain address`]
        if (!address.startsWith(firm.origins.canonical)) return []
        const page = address.replace(/\/?#.*$/, '')
        return kept.has(page) || /\.(?:jpg|png)$/.test(page)
          ? []
          : [`« ${address} » is no page that search engines keep`]
      }),
  )
}
