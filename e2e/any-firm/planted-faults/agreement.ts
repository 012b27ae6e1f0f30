import { paths } from '@/lib/addresses/paths'
import { firm, home, pictureOf, servicePages } from '@/lib/site/catalog'
import { modelService, templates } from '@/scripts/checks/model-pages'
import { firstPrice, inBody, inGraph, service, type PlantedInPage } from './plant'

const { from } = firstPrice
/** The address of the home page, where it shows illustrations. */
const illustrated = home.gallery.images.some(({ picture }) => pictureOf(picture).illustration)
  ? paths.home
  : undefined

/** Faults in which the structured data and the visible page disagree. */
export const agreementPlants: readonly PlantedInPage[] = [
  [
    'a question that is not shown',
    service,
    inGraph('"@type":"Question","name":"', '"@type":"Question","name":"Vraiment, '),
    /question « Vraiment, .* » is not shown/,
  ],
  [
    'an answer that is not shown',
    service,
    inGraph('"@type":"Answer","text":"', '"@type":"Answer","text":"Oui. '),
    /answer « Oui\. .* » is not shown/,
  ],
  [
    'an answer taken off the page',
    service,
    inBody(/(?<=<findable-panel(?![^>]*tabpanel)[^>]*>)<p>.*?<\/p>/, '<p>Oui.</p>'),
    /answer « .* » is not shown/,
  ],
  [
    'a question that the data leaves out',
    service,
    inGraph(/\{"@type":"Question".*?\}\},/, ''),
    /questions are shown, and \d+ said/,
  ],
  [
    'a price that has changed in the data',
    service,
    inGraph(`"price":${from}`, `"price":${from + 1}`),
    new RegExp(`« à partir de ${from + 1} €/m² ttc » is not the price shown`),
  ],
  [
    'a price that has changed on the page',
    service,
    inBody(`${from}\u00A0€/m²`, `${from + 2}\u00A0€/m²`),
    new RegExp(`« à partir de ${from} €/m² ttc » is not the price shown`),
  ],
  [
    'a price per square metre given as one for the whole',
    service,
    inGraph('"unitCode":"MTK"', '"unitCode":"C62"'),
    new RegExp(`« à partir de ${from} € ttc » is not the price shown`),
  ],
  [
    'another currency',
    service,
    inGraph('"priceCurrency":"EUR"', '"priceCurrency":"USD"'),
    new RegExp(`« ${from} usd » is not the price shown`),
  ],
  [
    'a price for what is on quote',
    service,
    inGraph(
      /(?<="itemOffered":\{[^}]*"\}(?=\}))/,
      ',"priceSpecification":{"@type":"PriceSpecification","price":90,"priceCurrency":"EUR"}',
    ),
    /« à partir de 90 € ttc » is not the price shown/,
  ],
  [
    'another VAT than the page says',
    service,
    inGraph(/(?<="description":")TVA\sà\s[\d,]+/, 'TVA à 2,1'),
    /price « TVA à 2,1.* » is not shown/,
  ],
  [
    'a price box without an offer',
    service,
    inBody(
      new RegExp(`(?=<h4[^>]*>${servicePages.priceTitle}</h4>)`),
      `<h4>${servicePages.priceTitle}</h4>`,
    ),
    /\d+ prices are shown, and \d+ offers made/,
  ],
  [
    'another fee for the estimation',
    templates.estimation,
    inGraph(/"price":\d+/, '"price":4321'),
    /« à partir de 4 ?321 €.* » is not the price shown/,
  ],
  [
    'another name in the breadcrumb',
    service,
    inGraph(/(?<="position":1,"name":")[^"]*/, 'Maison'),
    /breadcrumb « Maison → .* » instead of « /,
  ],
  [
    'a step taken off the page',
    service,
    inBody(/(?<=Fil d’Ariane"[^>]*><ol[^>]*>)<li.*?<\/li>/, ''),
    /breadcrumb « .* → .* » instead of « /,
  ],
  [
    'a trade without a link',
    templates.overview,
    inGraph(
      /(?<="@type":"ListItem","position":1,"name":"[^"]*","url":"[^"]*)\/metiers\/[^"]*/,
      '/metiers/x',
    ),
    /to which the page has no link/,
  ],
  [
    'another telephone',
    service,
    inGraph(/"telephone":"[^"]*"/, '"telephone":"+33199001234"'),
    /telephone « \+33199001234 » is not the one/,
  ],
  [
    'a logo that is not there',
    service,
    inGraph('/icon-512.png', '/icon-513.png'),
    /logo « \/icon-513.png » is no file of the export/,
  ],
  [
    'another e-mail',
    service,
    inGraph(`"email":"${firm.email}"`, '"email":"devis@example.com"'),
    /e-mail « devis@example\.com » is not the one/,
  ],
  [
    'other hours',
    service,
    inGraph(/"opens":"(?!00:00)[^"]*"/, '"opens":"05:00"'),
    /opening hours « .*5h00-.* » is not shown/,
  ],
  [
    'a day with the hours of another',
    service,
    inGraph('"dayOfWeek":["https://schema.org/Monday",', '"dayOfWeek":['),
    /opening hours « .* » is not shown/,
  ],
  [
    'a lunch break that is not taken',
    Object.values(firm.openingHours).some((intervals) => intervals.length > 1)
      ? service
      : undefined,
    inGraph(/"closes":"(?!00:00)[^"]*"/, '"closes":"12:59"'),
    /opening hours « .*12h59.* » is not shown/,
  ],
  [
    'a day by appointment that is said to be open, or closed',
    firm.openingHours.byAppointment?.length ? service : undefined,
    inGraph(
      '"dayOfWeek":["https://schema.org/Monday",',
      `"dayOfWeek":["https://schema.org/Monday","https://schema.org/${firm.openingHours.byAppointment?.[0]}",`,
    ),
    /has hours without an appointment, and the page shows none/,
  ],
  [
    'a closure that is kept back',
    firm.closures.length > 0 ? service : undefined,
    inGraph(/"validFrom":"[^"]*"/, '"validFrom":"2020-01-01"'),
    /the closure from .* until .* is not said/,
  ],
  [
    'another village',
    service,
    inGraph(/"addressLocality":"[^"]*"/, '"addressLocality":"Ailleurs"'),
    /address « \d+ Ailleurs » is not shown/,
  ],
  [
    'a city that the page does not name',
    paths.serviceArea,
    inGraph(/"@type":"City","name":"[^"]*"/, '"@type":"City","name":"Ailleurs"'),
    /city « Ailleurs » is not shown/,
  ],
  [
    'a picture that is not there',
    home.gallery.images.length > 0 ? paths.home : undefined,
    inGraph(/(?<="contentUrl":"[^"]*)-1200\./, '-1201.'),
    /picture « .* » is no file of the export/,
  ],
  [
    'a picture taken off the page',
    service,
    inBody(
      new RegExp(`src="/pictures/${modelService.heroImage}-`, 'g'),
      'src="/pictures/ailleurs-',
    ),
    new RegExp(`picture « ${modelService.heroImage} » is not shown`),
  ],
  [
    'an illustration passed off as our works',
    illustrated,
    inGraph(/,"creditText":"[^"]*"/, ''),
    /picture « .* » passes for a photo of our works/,
  ],
  [
    'a gallery of illustrations without a word',
    illustrated,
    inBody(/Image d’illustration/g, ''),
    /shows illustrations without a word/,
  ],
]
