import { readdirSync } from 'node:fs'
import path from 'node:path'
import { strayVatNumber } from '@/content/schema/firm'
import { numberOf } from '@/lib/text/number-words'
import { recordDayText } from '@/lib/text/day-text'
import { hasHours, noHours } from '@/lib/text/opening-hours'
import {
  brand,
  categories,
  company,
  departments,
  firmAsTyped,
  jobs,
  jobsPage,
  pictures,
  serviceArea,
  services,
  trades,
  tradesOf,
  typed,
} from '../catalog'
import { sourceOf } from '../page-source'
import { jobListPage, pages } from '../pages'
import { resultLengths, shortestExplanation } from '@/content/schema/parts'
import { catalogueCounts, listCounts } from './counts'
import { faintColours } from './check-colours'
import { factFaults } from './check-facts'
import { figureFaults } from './check-figures'
import { formerAddressFaults } from './check-former-addresses'
import { jobFaults } from './check-jobs'
import { priceFaults } from './check-prices'
import { quotedFaults, specimenFaults } from './check-specimen-quotes'
import { taxRateFaults } from './check-tax-rates'
import { teamFaults } from './check-team'
import { testimonialFaults } from './check-testimonials'
import { yearFaults } from './check-years'
import { backwardsText, namedTwice, repeatedAt, nearest, type ContentFault } from './faults'
import { contentFolder } from './folder'
import { collections, fileOf, singles } from './kinds'
import type { RawContent } from './load'
import { namedBeside } from './named-beside'
import { textsOf } from './texts'

/**
 * What no record's schema can see: how records agree, how long texts are, whether pictures have their files.
 * For the build, `npm run dev` and the tests; all faults at once.
 */
export function contentFaults(): readonly ContentFault[] {
  const folder = contentFolder()
  const fault = (file: string, field: string, message: string): ContentFault => ({
    file: path.posix.join(folder, file),
    field,
    message,
  })
  return [
    ...pageFaults(fault),
    ...serviceFaults(fault),
    ...tradeFaults(fault),
    ...jobFaults(fault),
    ...testimonialFaults(fault),
    ...specimenFaults(fault),
    ...teamFaults(fault),
    ...formerAddressFaults(),
    ...categoryFaults(fault),
    ...firmFaults(fault),
    ...areaFaults(fault),
    ...faintColours(brand.colours).map(({ role, message }) =>
      fault(singles.brand.file, `colours.${role}`, message),
    ),
    ...pictureFaults(folder, fault),
    ...formFaults(fault),
    ...priceFaults(typed, fault),
    ...quotedFaults(typed),
    ...taxRateFaults(fault),
    ...countFaults(typed),
    ...factFaults(typed),
    ...figureFaults(typed),
    ...yearFaults(typed),
  ]
}

type Report = (file: string, field: string, message: string) => ContentFault

function pageFaults(fault: Report): readonly ContentFault[] {
  const found: ContentFault[] = []
  const seen = new Map<string, string>()
  // The page that lists the jobs has texts even while there is no job: they are checked too, so that their
  // faults do not appear with the first job.
  const waiting = jobsPage && jobs.length === 0 ? [jobListPage(jobsPage)] : []
  const kept = [...pages.filter(({ indexable }) => indexable), ...waiting]
  for (const page of kept) {
    const { file, field } = sourceOf(page)
    const titleField = page.kind === 'category' ? `${field}name` : `${field}title`
    const descriptionField =
      page.kind === 'category' ? `${field}description` : `${field}metaDescription`
    const title = `${page.title} | ${company.brand}`
    if (title.length > resultLengths.title)
      found.push(
        fault(
          file,
          titleField,
          `« ${title} » a ${title.length} signes ; les résultats en montrent ${resultLengths.title} : ôtez-en ${title.length - resultLengths.title}`,
        ),
      )
    const { length } = page.description
    if (length < resultLengths.description.shortest || length > resultLengths.description.longest)
      found.push(
        fault(
          file,
          descriptionField,
          // As it is shown: with the amounts that it names, one of which may have become longer.
          `« ${page.description} » a ${length} signes ; il en faut ${resultLengths.description.shortest} à ${resultLengths.description.longest}`,
        ),
      )
    for (const [at, text] of [
      [titleField, title],
      [descriptionField, page.description],
    ] as const) {
      const twin = seen.get(text)
      if (twin) found.push(fault(file, at, `« ${text} » est déjà dit par ${twin}`))
      seen.set(text, file)
    }
  }
  const paths = pages.map((page) => page.path)
  for (const page of pages)
    if (paths.indexOf(page.path) !== paths.lastIndexOf(page.path))
      found.push(fault(sourceOf(page).file, '', `l'adresse ${page.path} est prise deux fois`))
  return found
}

function serviceFaults(fault: Report): readonly ContentFault[] {
  return services.flatMap((service) => {
    const file = fileOf('service', service.slug)
    const listed = tradesOf(service.slug).map(({ id }) => id as string)
    const ids = service.detailedServices.map(({ id }) => id)
    return [
      ...service.detailedServices.flatMap(({ id, trade, price }, index) => {
        const at = (name: string) => `detailedServices[${index}].${name}`
        return [
          ...(ids.indexOf(id) === index ? [] : [fault(file, at('id'), `« ${id} » est déjà pris`)]),
          ...(!trade || listed.includes(trade)
            ? []
            : [
                fault(
                  file,
                  at('trade'),
                  `« ${trade} » n'est pas un métier de ce service${nearest(trade, listed)}`,
                ),
              ]),
          ...(price && 'onQuote' in price && price.covers.length < shortestExplanation
            ? [fault(file, at('price.covers'), 'dites de quoi le prix dépend, en une phrase')]
            : []),
        ]
      }),
    ]
  })
}

/**
 * Choices of the quote form: two with one value could not be told apart, and a form without a choice could
 * not be sent.
 */
function formFaults(fault: Report): readonly ContentFault[] {
  const offered = services.flatMap(({ slug, formChoice }) =>
    formChoice ? [{ file: fileOf('service', slug), ...formChoice }] : [],
  )
  return [
    ...repeatedAt(offered.map(({ value }) => value)).map((index) => {
      const { file, value } = offered[index]!
      return fault(file, 'formChoice.value', `« ${value} » est déjà pris`)
    }),
    ...(company.switches.quoteForm === true && offered.length === 0
      ? [
          fault(
            singles.firm.file,
            'switches.quoteForm',
            'aucun service n’a de formChoice : le formulaire n’aurait rien à proposer',
          ),
        ]
      : []),
  ]
}

function tradeFaults(fault: Report): readonly ContentFault[] {
  return trades.flatMap((trade) => {
    const file = fileOf('trade', trade.id)
    const { relatedTrades, alsoUnder = [], serviceSlug } = trade
    const twice = (field: string, ids: readonly string[]) =>
      namedTwice(field, ids, (at, message) => fault(file, at, message))
    return [
      ...twice('relatedTrades', relatedTrades),
      ...twice('alsoUnder', alsoUnder),
      ...(relatedTrades.includes(trade.id)
        ? [fault(file, 'relatedTrades', 'un métier n’est pas connexe à lui-même')]
        : []),
      ...(alsoUnder.some((slug) => (slug as string) === serviceSlug)
        ? [fault(file, 'alsoUnder', `« ${serviceSlug} » est déjà le service du métier`)]
        : []),
    ]
  })
}

function categoryFaults(fault: Report): readonly ContentFault[] {
  const ids = categories.map(({ id }) => id)
  return repeatedAt(ids).map((index) =>
    fault(singles.categories.file, `categories[${index}].id`, `« ${ids[index]} » est déjà pris`),
  )
}

/** Returns undefined for a code that is no language. */
const languageNames = new Intl.DisplayNames('fr', { type: 'language', fallback: 'none' })

/**
 * What the firm's schema cannot see: periods that end before they begin or overlap, no opening hours at all,
 * numbers that belong to two firms, unknown languages, entries that a list holds twice.
 */
function firmFaults(fault: Report): readonly ContentFault[] {
  const { file } = singles.firm
  const { closures, legal, openingHours } = firmAsTyped
  const strayVat = strayVatNumber(legal)
  const backwards = (list: 'closures' | 'notices') =>
    firmAsTyped[list].flatMap(({ from, until }, index) =>
      from <= until ? [] : [fault(file, `${list}[${index}]`, backwardsText(from, until))],
    )
  return [
    ...backwards('closures'),
    ...backwards('notices'),
    ...closures.flatMap((closure, index) => {
      const other = closures
        .slice(0, index)
        .find(({ from, until }) => from <= closure.until && closure.from <= until)
      return other
        ? [
            fault(
              file,
              `closures[${index}]`,
              `une autre fermeture, du ${recordDayText(other.from)} au ${recordDayText(other.until)}, a des jours de celle-ci : gardez-en une, ou séparez-les`,
            ),
          ]
        : []
    }),
    ...(hasHours(openingHours) ? [] : [fault(file, 'openingHours', noHours)]),
    ...(strayVat === undefined ? [] : [fault(file, 'legal.vatNumber', strayVat)]),
    ...Object.entries({
      languages: firmAsTyped.languages,
      social: firmAsTyped.social.map(({ url }) => url),
      'legal.labels': (legal.labels ?? []).map(({ name, number }) => `${name}, ${number}`),
    }).flatMap(([list, entries]) =>
      namedTwice(list, entries, (field, message) => fault(file, field, message)),
    ),
    ...firmAsTyped.languages.flatMap((code, index) =>
      languageNames.of(code)
        ? []
        : [
            fault(
              file,
              `languages[${index}]`,
              `« ${code} » n'est le code d'aucune langue (fr : français, en : anglais, es : espagnol)`,
            ),
          ],
    ),
  ]
}

function areaFaults(fault: Report): readonly ContentFault[] {
  const cities = departments.flatMap((department) => department.cities.map(({ name }) => name))
  const page = singles['service-area-page'].file
  const unknown = (list: 'focus' | 'nearby') =>
    serviceArea[list].flatMap(({ city }, index) =>
      cities.includes(city)
        ? []
        : [
            fault(
              page,
              `${list}[${index}].city`,
              `« ${city} » n'est pas dans ${singles.area.file}${nearest(city, cities)}`,
            ),
          ],
    )
  const communes = departments.flatMap((department, index) =>
    department.cities.map(({ name, postalCode }, at) => ({
      field: `departments[${index}].cities[${at}].name`,
      // Two communes of France may have one name, and several one code.
      id: `${name} (${postalCode})`,
    })),
  )
  const codes = departments.map(({ code }) => code)
  const { freeWithinKm, moderateWithinKm } = company.travel
  const { serviceAreaKm } = company.radius
  const { searchExample } = serviceArea
  return [
    ...repeatedAt(communes.map(({ id }) => id)).map((index) => {
      const { field, id } = communes[index]!
      return fault(singles.area.file, field, `« ${id} » est déjà dans la liste`)
    }),
    ...repeatedAt(codes).map((index) =>
      fault(singles.area.file, `departments[${index}].code`, `« ${codes[index]} » est déjà pris`),
    ),
    ...unknown('focus'),
    ...unknown('nearby'),
    ...(searchExample === undefined || cities.includes(searchExample)
      ? []
      : [
          fault(
            page,
            'searchExample',
            `« ${searchExample} » n'est pas dans ${singles.area.file}${nearest(searchExample, cities)}`,
          ),
        ]),
    ...(freeWithinKm < moderateWithinKm
      ? []
      : [
          fault(
            singles.firm.file,
            'travel',
            `« gratuit jusqu’à » (${freeWithinKm} km) doit être plus petit que « modéré jusqu’à » (${moderateWithinKm} km)`,
          ),
        ]),
    ...(freeWithinKm <= serviceAreaKm
      ? []
      : [
          fault(
            singles.firm.file,
            'travel.freeWithinKm',
            `« ${freeWithinKm} » dépasse le rayon d'intervention (${serviceAreaKm} km)`,
          ),
        ]),
  ]
}

function pictureFaults(folder: string, fault: Report): readonly ContentFault[] {
  const below = collections.picture.folder
  const masters = readdirSync(path.resolve(/* turbopackIgnore: true */ folder, below)).filter(
    (name) => !name.startsWith('.') && !name.endsWith('.json'),
  )
  const isShown = namedBeside('picture', typed)
  return [
    ...Object.entries(pictures).flatMap(([id, picture]) => {
      const file = `${below}/${id}.json`
      return [
        ...(masters.includes(picture.file)
          ? []
          : [
              fault(
                file,
                'file',
                `« ${picture.file} » n'est pas dans ${path.posix.join(folder, below)}${nearest(picture.file, masters)}`,
              ),
            ]),
        ...(picture.alt.length < shortestExplanation
          ? [fault(file, 'alt', 'dites ce que montre l’image, en une phrase')]
          : []),
        ...(isShown(id) ? [] : [fault(file, '', 'aucune page ne la montre')]),
      ]
    }),
  ]
}

/** What titles of pages may count in the whole catalogue, and the name of each count. */
const countedNouns: readonly (readonly [noun: RegExp, name: string])[] = [
  [/^familles$/i, 'familles'],
  [/^d[ée]partements$/i, 'departements'],
  [/^services$/i, 'services'],
  [/^m[ée]tiers$/i, 'metiers'],
  [/^chantiers$/i, 'chantiers'],
]
const titleField = /(?:^|\.)\w*(?:title|lead|heading|subtitle|alternative)$/i
/**
 * A number, perhaps an adjective, and the noun that is counted; digits of a larger number or of a year do not
 * match.
 */
const counted =
  /(?<![\p{L}\d{.])([\p{L}]+(?:-[\p{L}]+)*|\d{1,3})(?: (?:grande?s|principa(?:les|ux)))? ([\p{L}]+s)(?![\p{L}])/giu

/**
 * Numbers typed in titles that disagree with what they count: in a page's record the catalogue, in any record
 * the list beside the title (`steps` for `stepsTitle`).
 */
function countFaults(raw: RawContent): readonly ContentFault[] {
  const catalogue = catalogueCounts(raw)
  const pageRecords = Object.values(raw.singles)
  const records = [...pageRecords, ...Object.values(raw.collections).flat()]
  return records.flatMap((record) => {
    const lists = listCounts(record.value)
    return textsOf(record.value).flatMap(({ at, text }) => {
      if (!titleField.test(at)) return []
      const beside = listBeside(at, lists)
      return [...text.matchAll(counted)].flatMap(([said, word = '', noun = '']) => {
        const number = numberOf(word)
        if (number === undefined) return []
        const name = pageRecords.includes(record)
          ? countedNouns.find(([pattern]) => pattern.test(noun))?.[1]
          : undefined
        const [means, count] = name
          ? [name, catalogue.get(name)]
          : [beside, lists.get(beside ?? '')]
        return means === undefined || count === undefined || count === number
          ? []
          : [
              {
                file: record.file,
                field: at,
                message: `« ${said} », mais il y en a ${count} : écrivez {nombre.${means}}`,
              },
            ]
      })
    })
  })
}

/** The path of the list that a title stands over: `steps` for `stepsTitle`, `a.entries` for `a.title`. */
function listBeside(title: string, lists: ReadonlyMap<string, number>): string | undefined {
  const own = title.replace(/Title$/, '')
  if (own !== title && lists.has(own)) return own
  const group = title.replace(/(?:title|lead)$/, '')
  // An entry of a list speaks of itself: its numbers count something else.
  if (group === '' || group.endsWith('].')) return undefined
  const inGroup = [...lists.keys()].filter((list) => list.startsWith(group))
  const [only] = inGroup.filter((list) => !/[.[]/.test(list.slice(group.length)))
  return only
}
