import path from 'node:path'
import { existsSync } from 'node:fs'
import { firm, pictures, servicePages } from '../../../lib/site/catalog'
import { mailtoHref, telHref } from '../../../lib/addresses/contact-links'
import type { OpeningHours } from '../../../content/schema/firm-hours'
import { chargesVat } from '../../../content/schema/firm-identity'
import type { Id } from '../../../content/schema/vocabulary'
import { dayNames, hoursRuns } from '../../../lib/text/opening-hours'
import { businessTypeOf } from '../../../lib/site/json-ld/business-type'
import { canonicalUrl } from '../../../lib/site/canonical-url'
import type { PageRecord } from '../../../lib/site/page-record'
import { pictureFallback } from '../../../lib/site/pictures'
import { paths } from '../../../lib/addresses/paths'
import { units } from '../../../content/schema/prices'
import { french } from '../../../lib/text/typography'
import { amountText, unitTexts } from '../../../lib/site/amounts'
import { isNode, list, nodesOfType, text, type Node } from './graph'
import { attributeValues, plainText, visibleText } from './html'

/** How far before its explanation a price may stand, in characters. */
const priceReach = 160

/** What a page's graph says that the page does not show, or shows otherwise. */
export function agreementFaults(
  page: PageRecord,
  document: Document,
  graph: readonly Node[],
  folder: string,
): string[] {
  const shown = visibleText(document.body)
  const shows = (value: unknown) => shown.includes(plainText(text(value)))
  const hidden = (what: string, values: readonly unknown[]) =>
    values
      .filter((value) => !shows(value))
      .map((value) => `${what} « ${text(value)} » is not shown`)
  return [
    ...questionFaults(document, graph, hidden),
    ...offerFaults(document, shown, graph, hidden),
    ...breadcrumbFaults(page, document, graph),
    ...listFaults(document, graph, hidden),
    ...businessFaults(document, graph, hidden, folder),
    ...imageFaults(document, graph, shown, folder),
    ...hidden(
      'city',
      nodesOfType(graph, 'City').map(({ name }) => name),
    ),
  ]
}

type Hidden = (what: string, values: readonly unknown[]) => string[]

function questionFaults(document: Document, graph: readonly Node[], hidden: Hidden): string[] {
  const questions = nodesOfType(graph, 'Question')
  const faults = [
    ...hidden(
      'question',
      questions.map(({ name }) => name),
    ),
    ...hidden(
      'answer',
      nodesOfType(graph, 'Answer').map((answer) => answer.text),
    ),
  ]
  // The other accordion holds tables, of communes.
  const shown = [...document.querySelectorAll('.accordion findable-panel')].filter(
    (panel) => !panel.querySelector('table'),
  ).length
  if (shown !== questions.length)
    faults.push(`${shown} questions are shown, and ${questions.length} said`)
  return faults
}

/** A price stands right before what it covers; every price box has its offer. */
function offerFaults(
  document: Document,
  shown: string,
  graph: readonly Node[],
  hidden: Hidden,
): string[] {
  const offers = nodesOfType(graph, 'Offer')
  const boxes = [...document.querySelectorAll('h4')].filter(
    ({ textContent }) => textContent === servicePages.priceTitle,
  ).length
  const faults = hidden(
    'offer',
    offers.flatMap(({ name, description }) => [name, description]),
  )
  if (boxes > 0 && boxes !== offers.length)
    faults.push(`${boxes} prices are shown, and ${offers.length} offers made`)
  for (const { name, description, priceSpecification } of offers) {
    const price = plainText(offeredPrice(priceSpecification)).toLowerCase()
    const end = shown.indexOf(plainText(text(description)))
    const before = shown.slice(Math.max(0, end - priceReach), end).toLowerCase()
    // « 25 € » is not « 25 €/m² ».
    if (!` ${before} `.includes(` ${price} `))
      faults.push(`offer « ${text(name)} »: « ${price} » is not the price shown`)
    if (isNode(priceSpecification))
      faults.push(...hidden('price', [priceSpecification.description]))
  }
  return faults
}

function offeredPrice(specification: unknown): string {
  if (!isNode(specification)) return 'Sur devis'
  const { price, maxPrice, unitCode, priceCurrency } = specification
  if (typeof price !== 'number' || priceCurrency !== 'EUR') return `${price} ${priceCurrency}`
  const unit = units.find((candidate) => unitTexts[candidate].code === unitCode) ?? 'forfait'
  const range = typeof maxPrice === 'number' ? { to: maxPrice } : {}
  return french(
    `${'to' in range ? 'De' : 'À partir de'} ${amountText({ from: price, ...range, unit })}${chargesVat(firm.legal) ? ' TTC' : ''}`,
  )
}

/** The home page shows no breadcrumb: its list is itself alone. */
function breadcrumbFaults(page: PageRecord, document: Document, graph: readonly Node[]): string[] {
  const steps = document.querySelectorAll('nav[aria-label="Fil d’Ariane"] li')
  const shown = [...steps].map((step) => {
    const [target = page.canonical ?? page.path] = attributeValues(step, 'a', 'href')
    const named = [...step.children].filter((part) => !part.matches('[aria-hidden="true"]'))
    return `${plainText(named.map(visibleText).join(' '))} → ${canonicalUrl(target)}`
  })
  if (page.path === paths.home) shown.push(`${page.name} → ${canonicalUrl(page.path)}`)
  const said = nodesOfType(graph, 'BreadcrumbList')
    .flatMap(({ itemListElement }) => list(itemListElement))
    .filter(isNode)
    .map(({ name, item }) => `${plainText(text(name))} → ${text(item)}`)
  return said.join(' > ') === shown.join(' > ')
    ? []
    : [`breadcrumb « ${said.join(' > ')} » instead of « ${shown.join(' > ')} »`]
}

/** What a list names, the page names and links to. */
function listFaults(document: Document, graph: readonly Node[], hidden: Hidden): string[] {
  const linked = new Set(attributeValues(document, 'a', 'href').map(canonicalUrl))
  const items = nodesOfType(graph, 'ItemList')
    .flatMap(({ itemListElement }) => list(itemListElement))
    .filter(isNode)
  return [
    ...hidden(
      'trade',
      items.map(({ name }) => name),
    ),
    ...items
      .filter(({ url }) => !linked.has(text(url)))
      .map(({ url }) => `the list names ${text(url)}, to which the page has no link`),
  ]
}

function businessFaults(
  document: Document,
  graph: readonly Node[],
  hidden: Hidden,
  folder: string,
): string[] {
  const [business = {}] = nodesOfType(graph, businessTypeOf(firm))
  const address = isNode(business.address) ? business.address : {}
  const hrefs = attributeValues(document, 'a', 'href')
  const faults = hidden('address', [
    address.streetAddress,
    `${text(address.postalCode)} ${text(address.addressLocality)}`,
  ])
  if (
    !hrefs.includes(`tel:${text(business.telephone)}`) ||
    telHref(firm.phone) !== `tel:${text(business.telephone)}`
  )
    faults.push(`telephone « ${text(business.telephone)} » is not the one the page dials`)
  if (!hrefs.includes(mailtoHref(text(business.email))))
    faults.push(`e-mail « ${text(business.email)} » is not the one the page writes to`)
  const logo = text(business.logo).replace(firm.origins.canonical, '')
  if (!existsSync(path.join(folder, logo))) faults.push(`logo « ${logo} » is no file of the export`)
  return [...faults, ...hoursFaults(business, hidden), ...closureFaults(business)]
}

/**
 * The week of the graph reads as the page's, day by day, its lunch breaks too. Of days by appointment the graph
 * says nothing: the page has them as the record does.
 */
function hoursFaults(business: Node, hidden: Hidden): string[] {
  const said = list(business.openingHoursSpecification).filter(isNode)
  const intervals = (day: string) =>
    said
      .filter(({ dayOfWeek }) => list(dayOfWeek).includes(schemaDay(day)))
      .filter(({ opens, closes }) => opens !== closes)
      .map(({ opens, closes }) => ({ opens: text(opens), closes: text(closes) }))
      .sort((one, other) => one.opens.localeCompare(other.opens))
  const { byAppointment = [] } = firm.openingHours
  const week = Object.fromEntries([
    ...Object.keys(dayNames).map((day) => [day, intervals(day)]),
    ...byAppointment.map((day) => [day, firm.openingHours[day]]),
    ['byAppointment', byAppointment],
  ]) as OpeningHours
  return [
    ...hidden(
      'opening hours',
      hoursRuns(week).map(({ days, hours }) => `${days} ${hours}`),
    ),
    ...byAppointment
      .filter((day) => said.some(({ dayOfWeek }) => list(dayOfWeek).includes(schemaDay(day))))
      .map((day) => `${day} has hours without an appointment, and the page shows none`),
  ]
}

const schemaDay = (day: string) => `https://schema.org/${day}`

/** Every closure of the record is said; that no other is, its node says itself. */
function closureFaults({ specialOpeningHoursSpecification }: Node): string[] {
  const said = list(specialOpeningHoursSpecification)
    .filter(isNode)
    .map(({ validFrom, validThrough }) => `${text(validFrom)} ${text(validThrough)}`)
  return firm.closures
    .filter(({ from, until }) => !said.includes(`${from} ${until}`))
    .map(({ from, until }) => `the closure from ${from} until ${until} is not said`)
}

/** The record of the picture whose JPEG has an address, with its id. */
function pictureAt(address: string) {
  const ids = Object.keys(pictures) as Id<'picture'>[]
  const id = ids.find((each) => pictureFallback(each).src === address)
  const record = id && pictures[id]
  return record && { id, ...record }
}

/**
 * A picture is in the export, stands on the page, and says so if it is computer-made, on the page too in
 * the gallery.
 */
function imageFaults(
  document: Document,
  graph: readonly Node[],
  shown: string,
  folder: string,
): string[] {
  const galleries = nodesOfType(graph, 'ImageGallery').length
  const sources = attributeValues(document, 'img', 'src')
  return [
    ...nodesOfType(graph, 'ImageObject').flatMap(({ contentUrl, creditText, caption }) => {
      const file = text(contentUrl).replace(firm.origins.canonical, '')
      const picture = pictureAt(file)
      if (!picture || !existsSync(path.join(folder, file)))
        return [`picture « ${text(contentUrl)} » is no file of the export`]
      if (!sources.some((source) => source.startsWith(file.replace(/\d+\.jpg$/, ''))))
        return [`picture « ${picture.id} » is not shown`]
      const said = picture.illustration && firm.switches.illustrationNotes
      return said === Boolean(creditText) &&
        said === text(caption).endsWith('(image d’illustration)')
        ? []
        : [`picture « ${picture.id} » passes for a photo of our works`]
    }),
    ...(galleries > 0 &&
    shown.split('Image d’illustration').length - 1 <
      nodesOfType(graph, 'ImageObject').filter(({ name, creditText }) => name && creditText).length
      ? ['the gallery shows illustrations without a word']
      : []),
  ]
}
