/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pages } from './pages'
import { categories } from '@/content/categories'
import { company } from '@/content/company'
import { services } from '@/content/generated/services'
import { trades } from '@/content/generated/trades'
import { home } from '@/content/home'
import { pictures } from '@/content/pictures'
import type { Trade } from '@/content/types'

/** What types cannot see (design.md, « The house »); content.md §3 and §9 give the counts. */

const shortestDescription = 110
const longestDescription = 160
/** What results show of a title before cutting it, brand excluded. */
const longestTitle = 60
const fewestWords = 650

/** Every text that a visitor reads on a trade's page and that stands on no other page. */
function textsOf(record: unknown): string[] {
  if (typeof record === 'string') return [record]
  if (Array.isArray(record)) return record.flatMap(textsOf)
  if (record !== null && typeof record === 'object') return Object.values(record).flatMap(textsOf)
  return []
}

function ownTexts(trade: Trade): string[] {
  const { subtitle, presentationTitle, presentationText, keyPoints } = trade
  const { expertises, workProcess, faqs } = trade
  return textsOf([
    subtitle,
    presentationTitle,
    presentationText,
    keyPoints,
    expertises,
    workProcess,
    faqs,
  ])
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

function sequences(trade: Trade): Set<string> {
  const found = new Set<string>()
  for (const text of ownTexts(trade)) {
    const words = wordsOf(text)
    for (let start = 0; start + 8 <= words.length; start++)
      found.add(words.slice(start, start + 8).join(' '))
  }
  return found
}

test('every page has a title and a description of its own, of a length that results show whole', () => {
  const faults: string[] = []
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const page of pages.filter(({ indexable }) => indexable)) {
    const { path: where, title, description } = page
    if (title.length === 0 || title.length > longestTitle)
      faults.push(`${where}: title of ${title.length} characters`)
    if (description.length < shortestDescription || description.length > longestDescription)
      faults.push(`${where}: description of ${description.length} characters`)
    for (const [kind, value, seen] of [
      ['title', title, titles],
      ['description', description, descriptions],
    ] as const) {
      const twin = seen.get(value)
      if (twin) faults.push(`${where}: same ${kind} as ${twin}`)
      seen.set(value, where)
    }
  }
  expect(faults).toEqual([])
})

test('every address is unique, and every parent and canonical address is a page', () => {
  const known = new Set(pages.map((page) => page.path))
  expect(known.size).toBe(pages.length)
  for (const page of pages)
    for (const target of [page.parent, page.canonical]) if (target) expect(known).toContain(target)
})

test('every picture record has its master, every master its record, and an alternative text', () => {
  const files = Object.values(pictures).map(({ file }) => file)
  expect(readdirSync(path.join('content', 'pictures')).sort()).toEqual([...files].sort())
  for (const { alt } of Object.values(pictures)) expect(alt.length).toBeGreaterThan(20)
})

test('every picture record is used', () => {
  const records = JSON.stringify([services, trades, home])
  const unused = Object.keys(pictures).filter((id) => !records.includes(`"${id}"`))
  expect(unused).toEqual([])
})

test('the ten categories stand in the specified order', () => {
  expect(categories.map(({ id, icon }) => `${id} ${icon}`)).toEqual([
    'gros-oeuvre Building',
    'charpente-couverture Home',
    'second-oeuvre-structure Layers',
    'second-oeuvre-reseaux Cable',
    'amenagement-interieur Sofa',
    'finitions PaintBucket',
    'menuiserie-serrurerie Lock',
    'exterieur-paysager Sprout',
    'performance-energetique Leaf',
    'pilotage-conseil ClipboardList',
  ])
})

test('the home page has six services, five reasons, two testimonials and six pictures', () => {
  expect(home.services.cards.map(({ slug }) => slug)).toEqual([
    'renovation-interieure',
    'renovation-exterieure',
    'extensions-surelevation',
    'renovation-energetique',
    'cuisines-salles-de-bains',
    'gestion-projet',
  ])
  expect(home.whyChooseUs.items).toHaveLength(5)
  expect(home.testimonials).toHaveLength(2)
  for (const { imageBefore, imageAfter } of home.testimonials)
    expect([imageBefore, imageAfter]).not.toContain(undefined)
  expect(home.gallery.images).toHaveLength(6)
})

test('the company keeps both readings where the specification has two', () => {
  expect(company.experience).toEqual({
    home: 'Plus de 15 ans',
    trades: 'Plus de 10 ans',
    since: 'Depuis 2016',
  })
  expect(company.radius).toEqual({ serviceAreaKm: 50, homeText: 'environ 100 km' })
  expect(company.coordinates).toEqual({ lat: 44.4, lng: 0.7 })
})

test('what only the owner knows is left open, and nothing plausible stands in its place', () => {
  for (const fact of Object.values(company.legal)) expect(fact).toBe('[à compléter]')
})

describe.each(services.map((service) => [service.slug, service] as const))(
  'service %s',
  (_, service) => {
    test('has tabs with distinct ids that lead to a trade listed under it', () => {
      const ids = service.detailedServices.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { trade: id } of service.detailedServices) {
        const trade = trades.find((candidate) => candidate.id === id)
        expect([trade?.serviceSlug, ...(trade?.alsoUnder ?? [])]).toContain(service.slug)
      }
    })

    test('gives each price with what it covers', () => {
      for (const { price } of service.detailedServices)
        if (price) expect(price.covers.length).toBeGreaterThan(20)
    })

    test('has testimonials with both pictures or none', () => {
      for (const { imageBefore, imageAfter } of service.testimonials)
        expect(Boolean(imageBefore)).toBe(Boolean(imageAfter))
    })

    test('has trades whose heroes all differ', () => {
      const heroes = trades
        .filter(({ serviceSlug }) => serviceSlug === service.slug)
        .map(({ heroImage }) => heroImage)
      expect(heroes.filter((hero, index) => heroes.indexOf(hero) !== index)).toEqual([])
    })
  },
)

test.each([
  ['renovation-interieure', 'peinture', 25, 'm²'],
  ['renovation-interieure', 'sols', 40, 'm²'],
  ['renovation-interieure', 'plafonds', 35, 'm²'],
  ['renovation-interieure', 'electricite', 650, undefined],
  ['renovation-interieure', 'plomberie', 500, undefined],
] as const)('%s, %s: from %i €', (slug, id, from, unit) => {
  const service = services.find((candidate) => candidate.slug === slug)
  const detail = service?.detailedServices.find((candidate) => candidate.id === id)
  expect(detail?.price).toMatchObject({ from, ...(unit && { unit }) })
})

test('average durations are those of the specification', () => {
  const durations = Object.fromEntries(
    services.map(({ slug, averageDuration }) => [slug, averageDuration]),
  )
  expect(durations).toMatchObject({ 'renovation-interieure': '2 à 8 semaines' })
})

describe.each(trades.map((trade) => [trade.id, trade] as const))('trade %s', (_, trade) => {
  test('has as many items and words as its page needs', () => {
    expect(trade.presentationText.length).toBeGreaterThanOrEqual(3)
    expect(trade.keyPoints.length).toBeGreaterThanOrEqual(4)
    expect(trade.keyPoints.length).toBeLessThanOrEqual(6)
    expect(trade.expertises.length).toBeGreaterThanOrEqual(4)
    for (const { features } of trade.expertises) expect(features.length).toBeGreaterThan(0)
    expect(trade.workProcess.length).toBeGreaterThanOrEqual(4)
    for (const { duration } of trade.workProcess) expect(duration).toBeTruthy()
    expect(trade.faqs.length).toBeGreaterThanOrEqual(4)
    expect(trade.keywords.length).toBeGreaterThan(2)
    expect(wordsOf(ownTexts(trade).join(' ')).length).toBeGreaterThanOrEqual(fewestWords)
  })

  test('is related to other trades, each once', () => {
    expect(trade.relatedMetiers.length).toBeGreaterThan(0)
    expect(trade.relatedMetiers).not.toContain(trade.id)
    expect(new Set(trade.relatedMetiers).size).toBe(trade.relatedMetiers.length)
  })

  test('belongs to a family and to a service', () => {
    expect(categories.map(({ id }) => id as string)).toContain(trade.categoryId)
    expect(services.map(({ slug }) => slug)).toContain(trade.serviceSlug)
  })
})

test('no two trades share more than a tenth of their eight-word sequences', () => {
  const all = trades.map((trade) => ({ id: trade.id, own: sequences(trade) }))
  const faults: string[] = []
  all.forEach((one, index) => {
    for (const other of all.slice(index + 1)) {
      const shared = [...one.own].filter((sequence) => other.own.has(sequence)).length
      if (shared / Math.min(one.own.size, other.own.size) > 0.1)
        faults.push(`${one.id} and ${other.id} share ${shared} sequences`)
    }
  })
  expect(faults).toEqual([])
})

test('texts are typed with plain apostrophes and spaces, and without words that sell nothing', () => {
  const banned =
    /solutions|savoir-faire|passion|accompagn|optimal|idéal|haut de gamme|clé en main|sublim|valoris|au cœur de|véritable|de qualité|n'hésitez pas|il est important|non seulement/i
  const faults: string[] = []
  for (const folder of ['services', 'trades'])
    for (const name of readdirSync(path.join('content', folder))) {
      const source = readFileSync(path.join('content', folder, name), 'utf8')
      const match = banned.exec(source)
      if (match) faults.push(`${folder}/${name}: « ${match[0]} »`)
      if (/[’\u00A0\u202F]/.test(source)) faults.push(`${folder}/${name}: typographic character`)
    }
  expect(faults).toEqual([])
})
