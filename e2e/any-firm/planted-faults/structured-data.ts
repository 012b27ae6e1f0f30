import { paths } from '@/lib/addresses/paths'
import { firm } from '@/lib/site/catalog'
import { businessTypeOf } from '@/lib/site/json-ld/business-type'
import { canonicalUrl } from '@/lib/site/canonical-url'
import {
  firstPrice,
  inGraph,
  keptAddress,
  secondAddress,
  service,
  swap,
  type PlantedInPage,
} from './plant'

const businessType = businessTypeOf(firm)

/** Faults within the structured data, whatever the page shows. */
export const structuredDataPlants: readonly PlantedInPage[] = [
  ['no graph', service, swap('application/ld+json', 'application/json'), /JSON-LD found 0 graphs/],
  ['a graph that is cut', service, inGraph('"@graph":[', '"@graph":'), /JSON-LD is no JSON/],
  [
    'another context',
    service,
    inGraph('https://schema.org"', 'http://example.com"'),
    /is no graph in the context/,
  ],
  [
    'a type that schema.org does not know',
    service,
    inGraph(`"@type":"${businessType}"`, '"@type":"Contractor"'),
    /Contractor: is no type of schema.org/,
  ],
  [
    'a property that schema.org does not know',
    service,
    inGraph('"telephone"', '"phone"'),
    new RegExp(`${businessType}: schema.org gives it no « phone »`),
  ],
  [
    'a property of another type',
    service,
    inGraph('"streetAddress"', '"opens":"08:30","streetAddress"'),
    /PostalAddress: schema.org gives it no « opens »/,
  ],
  [
    'a business without an address',
    service,
    inGraph(/"address":\{[^}]*\},/, ''),
    new RegExp(`${businessType}: no address`),
  ],
  [
    'a business without a name',
    service,
    inGraph(`"name":"${firm.brand}"`, '"name":""'),
    new RegExp(`${businessType}: no name`),
  ],
  [
    'a page that does not say which picture it leads with',
    service,
    inGraph(/"primaryImageOfPage":\{[^}]*\},?/, ''),
    /WebPage: no primaryImageOfPage/,
  ],
  [
    'a picture said of a page that shows none',
    paths.legalNotice,
    inGraph(
      '"isPartOf"',
      `"primaryImageOfPage":{"@id":"${canonicalUrl(paths.legalNotice)}#webpage"},"isPartOf"`,
    ),
    /WebPage: a primaryImageOfPage/,
  ],
  [
    'an ampersand that is escaped for HTML',
    service,
    inGraph(`"name":"${firm.brand}`, `"name":"${firm.brand} &amp; Fils`),
    /is no plain text/,
  ],
  [
    'a rating of oneself',
    service,
    inGraph('"slogan"', '"aggregateRating":{"@type":"AggregateRating","ratingValue":5},"slogan"'),
    /« aggregateRating » is not ours to say/,
  ],
  [
    'hours of no day',
    service,
    inGraph(/"dayOfWeek":\[[^\]]*\],/, ''),
    /neither a dayOfWeek nor the days of a closure/,
  ],
  [
    'a closure that is none',
    firm.closures.length > 0 ? service : undefined,
    inGraph(/"validThrough":"[^"]*"/, '"validThrough":"2099-12-31"'),
    /neither a dayOfWeek nor the days of a closure/,
  ],
  [
    'the number of a label that the firm has not',
    firm.legal.labels?.length ? service : undefined,
    inGraph(/"identifier":"[^"]*"/, '"identifier":"0000"'),
    /« identifier » is not ours to say/,
  ],
  [
    'a number of its own',
    service,
    inGraph('"slogan"', '"identifier":"1","slogan"'),
    /« identifier » is not ours to say/,
  ],
  [
    'a registration number',
    service,
    firm.legal.siret
      ? inGraph(/"taxID":"[^"]*"/, '"taxID":"1"')
      : inGraph('"slogan"', '"taxID":"1","slogan"'),
    /« taxID » is not ours to say/,
  ],
  [
    'a reference to nothing',
    service,
    inGraph(
      `"publisher":{"@id":"${firm.origins.canonical}/#business"`,
      `"publisher":{"@id":"${firm.origins.canonical}/#firm"`,
    ),
    /reference to .*#firm, which this page does not define/,
  ],
  [
    'two nodes of one name',
    service,
    inGraph('#area","geoMidpoint', '#business","geoMidpoint'),
    /#business is defined twice/,
  ],
  ['a step without a place', service, inGraph('"position":1,', ''), /ListItem: no position/],
  [
    'steps out of order',
    service,
    inGraph('"position":2', '"position":3'),
    /BreadcrumbList: positions 1, 3/,
  ],
  ['a step that leads nowhere', service, inGraph(/,"item":"[^"]*"/, ''), /ListItem: no item/],
  [
    'a price without a currency',
    service,
    inGraph('"priceCurrency":"EUR",', ''),
    /UnitPriceSpecification: no priceCurrency/,
  ],
  [
    'a price without its amount',
    service,
    inGraph(`"price":${firstPrice.from},`, ''),
    /UnitPriceSpecification: no price/,
  ],
  [
    'a question without an answer',
    service,
    inGraph(/"acceptedAnswer":\{[^}]*\}/, '"acceptedAnswer":[]'),
    /Question: no acceptedAnswer/,
  ],
  [
    'another day of change',
    service,
    inGraph(/"dateModified":"[^"]*"/, '"dateModified":"2020-01-01"'),
    /dateModified « 2020-01-01 » instead of/,
  ],
  [
    'the address that is not kept',
    secondAddress,
    inGraph(
      `"url":"${canonicalUrl(keptAddress ?? '')}","inLanguage"`,
      `"url":"${canonicalUrl(secondAddress ?? '')}","inLanguage"`,
    ),
    /is no page that search engines keep/,
  ],
  [
    'an address with a typographic space',
    service,
    inGraph('"logo":"https://www.', '"logo":"https://www.\u00A0'),
    /is no plain address/,
  ],
]
