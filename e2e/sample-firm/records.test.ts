import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Trade } from '@/content/schema/trade'
import {
  amountOf,
  categories,
  checksPage,
  firm,
  estimation,
  home,
  jobs,
  tradesOverview as optionalOverview,
  projectManagement as optionalProjectManagement,
  quoteChoices,
  serviceArea,
  serviceCards,
  services,
  specimenQuotes,
  testimonialOf,
  trades,
} from '@/lib/site/catalog'
import { pages, pagesOf } from '@/lib/site/pages'
import { specimenAmounts } from '@/lib/site/specimen-amounts'
import { ordinarySpaces } from '@/lib/text/ordinary-spaces'

/** Counts, figures and sentences of the sample firm. Adoption removes this file with that firm. */

// Optional records that the sample has.
const overview = optionalOverview!
const projectManagement = optionalProjectManagement!
const extensions = services.find(({ slug }) => slug === 'extensions-surelevation')!

const fewestWords = 650

const specifiedTrades = [
  ...['maconnerie', 'coffreur', 'ferrailleur', 'couvreur', 'charpentierBois'],
  ...['platrierPlaquiste', 'electricien', 'plombier-sanitaire', 'chauffagiste'],
  ...['cuisines-sur-mesure', 'menuisier-cuisiniste', 'ebeniste-meuble', 'designer-interior'],
  ...['salles-de-bains-specialiste', 'meubles-sur-mesure', 'peinture', 'sols', 'plafonds'],
  ...['cloisons', 'carreleur', 'menuisierBois', 'facades', 'toitures', 'terrasses'],
  ...['amenagements-exterieurs', 'systemes-chauffage', 'isolation-thermique'],
  ...['isolation-acoustique', 'materiaux-isolants'],
  ...['zingueur', 'charpentierMetallique', 'poseurCloisons', 'monteurFauxPlafonds'],
  ...['demolisseur', 'installateurPac', 'climaticien', 'thermicien', 'menuisierAlu'],
  ...['poseurPortes', 'conducteur-travaux', 'coordinateur-opc', 'economiste-construction'],
]

/** Every text within a record. */
function textsOf(record: unknown): string[] {
  if (typeof record === 'string') return [record]
  if (Array.isArray(record)) return record.flatMap(textsOf)
  if (record !== null && typeof record === 'object') return Object.values(record).flatMap(textsOf)
  return []
}

/** The texts of a block, without its type, its place and the shapes of its drawing. */
const blockTexts = (block: NonNullable<Trade['blocks']>[number]): string[] =>
  Object.entries(block).flatMap(([name, value]) =>
    ['type', 'after', 'shapes'].includes(name) ? [] : textsOf(value),
  )

function ownTexts(trade: Trade): string[] {
  const { subtitle, presentationTitle, presentationText, keyPoints } = trade
  const { expertises, workProcess, blocks = [], faqs } = trade
  return textsOf([
    subtitle,
    presentationTitle,
    presentationText,
    keyPoints,
    expertises,
    workProcess,
    blocks.flatMap(blockTexts),
    faqs,
  ])
}

/** Makes no-break spaces ordinary ones, so that figures can be searched for as they are typed. */

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
  expect(serviceCards.map(({ slug }) => slug)).toEqual([
    'renovation-interieure',
    'renovation-exterieure',
    'extensions-surelevation',
    'renovation-energetique',
    'cuisines-salles-de-bains',
    'gestion-projet',
  ])
  expect(home.whyChooseUs.items).toHaveLength(5)
  expect(home.testimonials).toHaveLength(2)
  for (const { imageBefore, imageAfter } of home.testimonials.map(testimonialOf))
    expect([imageBefore, imageAfter]).not.toContain(undefined)
  expect(home.gallery.images).toHaveLength(6)
})

test('whatever a customer pays for apart leaves with the trade that does it, or with its switch', () => {
  const paid = checksPage!.fees.entries.filter(
    ({ kind, text }) => kind === 'Payant' && text.includes('€'),
  )
  expect(paid.length).toBeGreaterThan(3)
  expect(paid.filter((fee) => !fee.trade && !fee.with).map(({ name }) => name)).toEqual([])
})

test('the quote form offers the five specified choices, in their order', () => {
  expect(quoteChoices.map(({ value, label }) => [value, label])).toEqual([
    ['renovation-interieure', 'Rénovation Intérieure'],
    ['renovation-exterieure', 'Rénovation Extérieure'],
    ['extensions-surelevation', 'Extensions - Surélévation'],
    ['isolation', 'Isolation'],
    ['cuisines-salles-de-bains', 'Aménagement Cuisines & Salles de bains'],
  ])
})

test('texts that count what the records hold say the specified numbers', () => {
  expect([
    extensions.types!.title,
    home.services.lead.split(' ')[0],
    home.whyChooseUs.lead.split(' ')[0],
    firm.reasonsTitle.split(' ')[0],
    overview.familiesTitle,
    overview.sequenceTitle,
    projectManagement.blocksTitle,
    projectManagement.stepsTitle,
    projectManagement.tradesTitle,
    estimation!.processTitle,
    serviceArea.subtitle.split(' ')[0],
    serviceArea.focusTitle,
    ...[0, 1].map((index) => serviceArea.faqs[index]!.answer.split(',')[0]),
  ]).toEqual([
    'Cinq façons d’agrandir',
    'Six',
    'Cinq',
    'Quatre',
    'Les 10 grandes familles de métiers du bâtiment',
    'L’ordre d’intervention, en six étapes',
    'Quatre missions, un seul interlocuteur',
    'Quatre étapes, du relevé aux garanties',
    'Les trois métiers du pilotage',
    'Six étapes, de l’appel à la décision',
    'Cinquante',
    'Trois villes, trois façons de bâtir',
    'Non',
    'Cinquante kilomètres',
  ])
})

test('the firm keeps both readings where the specification has two', () => {
  expect(JSON.parse(ordinarySpaces(JSON.stringify(firm.experience)))).toEqual({
    home: 'Plus de 15 ans',
    trades: 'Plus de 10 ans',
    since: 'Depuis 2016',
  })
  expect({ ...firm.radius, homeText: ordinarySpaces(firm.radius.homeText) }).toEqual({
    serviceAreaKm: 50,
    homeText: 'environ 100 km',
  })
  expect(firm.coordinates).toEqual({ lat: 44.4, lng: 0.7 })
})

test('what only the owner knows is left open, and nothing plausible stands in its place', () => {
  // The day of the accessibility checks is known to the developers; everything else only to the owner.
  const { accessibilityCheckedOn, ...others } = firm.legal
  expect(others).toEqual({ insurances: [] })
  expect(accessibilityCheckedOn).toBe('2026-11-28')
})

test('the specified trades of one service all lead with a picture of their own', () => {
  for (const { slug } of services) {
    const heroes = trades
      .filter(
        ({ id, serviceSlug }) => serviceSlug === (slug as string) && specifiedTrades.includes(id),
      )
      .map(({ heroImage }) => heroImage)
    expect(heroes.filter((hero, index) => heroes.indexOf(hero) !== index)).toEqual([])
  }
})

/** Every indicative price of the specification, with the service and trade that it belongs to. */
test.each([
  ['renovation-interieure', 'peinture', 25, 'm²'],
  ['renovation-interieure', 'sols', 40, 'm²'],
  ['renovation-interieure', 'plafonds', 35, 'm²'],
  ['renovation-interieure', 'electricite', 650, 'forfait'],
  ['renovation-interieure', 'plomberie', 500, 'forfait'],
  ['renovation-exterieure', 'facades', 70, 'm²'],
  ['renovation-exterieure', 'toitures', 150, 'm²'],
  ['renovation-exterieure', 'terrasses', 180, 'm²'],
  ['renovation-energetique', 'isolation-thermique', 60, 'm²'],
  ['renovation-energetique', 'isolation-acoustique', 80, 'm²'],
  ['renovation-energetique', 'systemes-chauffage', 3000, 'forfait'],
  ['cuisines-salles-de-bains', 'cuisines', 8000, 'forfait'],
  ['cuisines-salles-de-bains', 'salles-de-bains', 6500, 'forfait'],
  ['cuisines-salles-de-bains', 'plomberie', 500, 'forfait'],
  ['extensions-surelevation', 'extension-horizontale', 1200, 'm²'],
  ['extensions-surelevation', 'surelevation', 1500, 'm²'],
  ['extensions-surelevation', 'extension-toiture', 1000, 'm²'],
  ['extensions-surelevation', 'modulaire', 1300, 'm²'],
] as const)('%s, %s: from %i €', (slug, id, from, unit) => {
  const service = services.find((candidate) => candidate.slug === slug)
  const price = service?.detailedServices.find((candidate) => candidate.id === id)?.price
  const amount = price && 'price' in price ? amountOf(price.price) : undefined
  expect([amount?.from, amount?.unit, amount?.taxIncluded]).toEqual([from, unit, true])
})

test('average durations are those of the specification', () => {
  const durations = Object.fromEntries(
    services.map(({ slug, averageDuration }) => [slug, ordinarySpaces(averageDuration)]),
  )
  expect(durations).toEqual({
    'renovation-interieure': '2 à 8 semaines',
    'renovation-exterieure': '2 à 6 semaines',
    'renovation-energetique': '1 à 3 semaines',
    'cuisines-salles-de-bains': '2 à 4 semaines',
    'extensions-surelevation': '2 à 6 mois',
  })
})

test('the five types of extension have the surfaces and times of the specification', () => {
  expect(
    extensions.types!.entries.map(({ surfaceRange, timeframe }) => [
      ordinarySpaces(surfaceRange),
      ordinarySpaces(timeframe),
    ]),
  ).toEqual([
    ['15 à 50 m²', '3 à 5 mois'],
    ['20 à 60 m²', '3 à 6 mois'],
    ['Selon l’emprise', '4 à 8 mois'],
    ['15 à 40 m²', '3 à 5 mois'],
    ['20 à 50 m²', '2 à 3 mois'],
  ])
})

test('the six steps of an extension last as long as the specification says', () => {
  const steps = extensions.process!.steps.map(({ title, duration }) => [
    title,
    ordinarySpaces(duration ?? ''),
  ])
  expect(steps).toEqual([
    ['Consultation', '1 à 2 semaines'],
    ['Conception', '2 à 4 semaines'],
    ['Démarches administratives', '2 à 6 mois'],
    ['Gros œuvre', '1 à 3 mois'],
    ['Finitions', '1 à 2 mois'],
    ['Livraison', '1 semaine'],
  ])
})

test('pages have as many blocks, steps, advantages and questions as the specification counts', () => {
  expect(extensions.regulations!.columns).toHaveLength(3)
  expect(extensions.regulations!.faqs).toHaveLength(4)
  expect(projectManagement.blocks).toHaveLength(4)
  expect(projectManagement.steps.map(({ title }) => title)).toEqual([
    'Étude et conception',
    'Sélection des entreprises',
    'Exécution et contrôle',
    'Livraison et garanties',
  ])
  expect(projectManagement.advantages).toHaveLength(6)
  expect(projectManagement.faqs).toHaveLength(4)
  expect(overview.badges).toHaveLength(3)
  expect(overview.sequence).toHaveLength(6)
  expect(overview.services).toHaveLength(4)
  expect(overview.faqs).toHaveLength(4)
})

/** By trade without an amount, the sentence that says why none can be given. */
const unpriced: Readonly<Record<string, RegExp>> = {
  'conducteur-travaux': /Pourquoi son temps ne nous est-il pas facturé/,
  'coordinateur-opc': /Nous ne pouvons donc pas en donner le prix à part/,
}

test('every trade says an amount with its VAT, or why there can be none', () => {
  for (const record of trades) {
    const said = ordinarySpaces(JSON.stringify(record))
    if (record.id in unpriced)
      expect([record.id, said]).toEqual([record.id, expect.stringMatching(unpriced[record.id]!)])
    else {
      expect([record.id, said]).toEqual([record.id, expect.stringMatching(/\d €[^ ]* TTC/)])
      expect([record.id, said]).toEqual([record.id, expect.stringMatching(/TVA à (?:5,5|10|20) %/)])
    }
  }
})

/** The other figures of the specification, with the record that they belong to. */
const otherFigures: [where: string, record: unknown, figures: string[]][] = [
  ['maconnerie', trade('maconnerie'), ['50 à 80 €/h HT', '55 à 88 €/h TTC']],
  ['facades', trade('facades'), ['70 €/m²', '15 à 25 ans', '10 à 15 ans']],
  ['toitures', trade('toitures'), ['150 €/m²']],
  ['terrasses', trade('terrasses'), ['180 €/m²']],
  ['peinture', trade('peinture'), ['25 €/m²']],
  ['sols', trade('sols'), ['40 €/m²']],
  ['plafonds', trade('plafonds'), ['35 €/m²']],
  ['monteurFauxPlafonds', trade('monteurFauxPlafonds'), ['35 €/m²']],
  ['electricien', trade('electricien'), ['650 €']],
  ['plombier-sanitaire', trade('plombier-sanitaire'), ['500 €']],
  ['isolation-thermique', trade('isolation-thermique'), ['60 €/m²']],
  ['isolation-acoustique', trade('isolation-acoustique'), ['80 €/m²']],
  ['systemes-chauffage', trade('systemes-chauffage'), ['3 000 €']],
  [
    'cuisines-sur-mesure',
    trade('cuisines-sur-mesure'),
    ['8 000 €', '20 à 40 %', '10 000 à 25 000 €', '8 à 12 m²'],
  ],
  [
    'salles-de-bains-specialiste',
    trade('salles-de-bains-specialiste'),
    ['6 500 €', '5 000 à 15 000 €'],
  ],
  ['designer-interior', trade('designer-interior'), ['400 à 800 €', '1 000 à 2 000 €', '8 à 12 %']],
  ['meubles-sur-mesure', trade('meubles-sur-mesure'), ['800 à 1 500 €/ml']],
  [
    'economiste-construction',
    trade('economiste-construction'),
    ['3 €/m² TTC', '150 € HT, soit 180 € TTC', '48 à 72', '5 à 10 %'],
  ],
  [
    'extensions',
    extensions,
    ['20 m²', '40 m²', '150 m²', '1 mois, 2 en secteur protégé', '2 à 3 mois'],
  ],
  ['gestion-projet', projectManagement, ['48 h', '2 semaines']],
  ['firm', firm, ['8:30', '19:00', '09:00', '17:00', '24-48h', '48 h']],
]

test.each(otherFigures)('%s carries its figures', (_, record, figures) => {
  const texts = ordinarySpaces(textsOf(record).join('\n'))
  for (const figure of figures) expect(texts).toContain(figure)
})

function trade(id: string): Trade | undefined {
  return trades.find((candidate) => candidate.id === id)
}

test('the specified 42 trades are there, whatever others join them', () => {
  expect(specifiedTrades).toHaveLength(42)
  expect(trades.map(({ id }) => id)).toEqual(expect.arrayContaining(specifiedTrades))
})

test('a trade listed under a second service has an address there, canonical to the first', () => {
  const second = pages.filter(({ indexable }) => !indexable)
  expect(second.map(({ path: where, canonical }) => [where, canonical])).toEqual(
    trades.flatMap(({ id, serviceSlug, alsoUnder }) =>
      (alsoUnder ?? []).map((slug) => [
        `/services/${slug}/metiers/${id}`,
        `/services/${serviceSlug}/metiers/${id}`,
      ]),
    ),
  )
  expect(second.length).toBeGreaterThan(0)
})

describe.each(trades.map((record) => [record.id as string, record] as const))(
  'trade %s',
  (_, trade) => {
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
  },
)

test('a trade with a short title says where in search results, and nowhere else', () => {
  const titles = new Map(
    pagesOf('trade').map(({ subject, title }) => [subject.trade.id as string, title]),
  )
  expect(titles.get('maconnerie')).toBe('Maçon en Lot-et-Garonne')
  expect(titles.get('plombier-sanitaire')).toBe('Plombier sanitaire en Lot-et-Garonne')
  expect(titles.get('installateurPac')).toBe(trade('installateurPac')!.title)
  expect(trade('maconnerie')!.title).toBe('Maçon')
  for (const title of titles.values())
    expect(`${title} | ${firm.brand}`.length).toBeGreaterThanOrEqual(35)
})

test('no family has a thin page, and each of its trades says when it comes', () => {
  for (const { id, description, binds, answers } of categories) {
    const own = trades.filter(({ categoryId }) => categoryId === id)
    const stages = own.map(({ inFamily }) => inFamily)
    const words = wordsOf(textsOf([description, binds, answers, stages]).join(' '))
    expect([id, words.length >= 220]).toEqual([id, true])
    expect(stages.map((stage) => stage?.order).sort()).toEqual(own.map((_, rank) => rank + 1))
  }
})

test('a third of the trades break the frame, in every way there is', () => {
  const blocks = trades.flatMap((trade) => trade.blocks ?? [])
  expect(trades.filter((trade) => trade.blocks).length).toBeGreaterThanOrEqual(trades.length / 3)
  expect([...new Set(blocks.map(({ type }) => type))].sort()).toEqual([
    'choices',
    'comparison',
    'day-by-day',
    'drawing',
    'fault',
  ])
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

test('texts do without words that sell nothing', () => {
  const banned =
    /solutions|savoir-faire|passion|accompagn|optimal|idéal|haut de gamme|clé en main|sublim|valoris|au cœur de|véritable|de qualité|n'hésitez pas|il est important|non seulement/i
  const faults: string[] = []
  for (const name of readdirSync('content', { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:json|ts)$/.test(name) || name.startsWith('schema')) continue
    const match = banned.exec(readFileSync(path.join('content', name), 'utf8'))
    if (match) faults.push(`${name}: « ${match[0]} »`)
  }
  expect(faults).toEqual([])
})

test('shows four specimen quotes, each line at the rate of its works, each lot and note there', () => {
  const rates = (specimen: (typeof specimenQuotes)[number]) =>
    specimenAmounts(specimen).taxes.map(({ rate }) => rate)
  expect(Object.fromEntries(specimenQuotes.map((quote) => [quote.id, rates(quote)]))).toEqual({
    'facade-chaux': [10],
    'isolation-combles': [5.5, 10],
    'pompe-a-chaleur': [5.5, 10],
    'salle-de-bains': [10, 20],
  })
  for (const { lots, missing, mentions } of specimenQuotes) {
    expect(lots.flatMap(({ lines }) => lines).length).toBeGreaterThan(10)
    expect(missing.length).toBeGreaterThan(3)
    // Every quote must state where the waste goes.
    expect(mentions.filter(({ text }) => text.startsWith('Déchets'))).toHaveLength(1)
  }
})

test('no text calls a trade « ours », which a firm that takes the site over may not have', () => {
  const read = (file: string) => readFileSync(path.join('content', file), 'utf8')
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?:[^/]+|pages\/.*|services\/.*|trades\/.*)\.json$/.test(file),
  )
  const titles = files
    .filter((file) => file.startsWith('trades/'))
    // A firm without a site manager switches project management off, and launch-check names the texts that
    // still mention one.
    .filter((file) => file !== 'trades/conducteur-travaux.json')
    .map((file) => (JSON.parse(read(file)) as Trade).title)
  const ours = new RegExp(`notre (?:${titles.join('|')})(?![\\p{L}-])`, 'giu')
  const said = files.flatMap((file) =>
    (read(file).match(ours) ?? []).map((words) => `${file}: ${words}`),
  )
  expect(said).toEqual([])
})

test('no two places show the same picture as work done there', () => {
  const shown = [
    ...jobs.map(({ commune, heroImage, pairs = [] }) => ({
      place: commune,
      pictures: [heroImage, ...pairs.flatMap(({ before, after }) => [before, after])],
    })),
    ...[...home.testimonials, ...services.flatMap(({ testimonials }) => testimonials)]
      .map(testimonialOf)
      .map(({ location, imageBefore, imageAfter }) => ({
        place: location,
        pictures: [imageBefore, imageAfter].filter((picture) => picture !== undefined),
      })),
  ]
  const places = new Map<string, Set<string>>()
  for (const { place, pictures } of shown)
    for (const picture of pictures)
      places.set(picture, (places.get(picture) ?? new Set()).add(place))
  expect([...places].filter(([, { size }]) => size > 1)).toEqual([])
})

test.each(services.map((service) => [service.slug, service] as const))(
  'the page of the service %s shows no photograph three times',
  (slug, service) => {
    const pairs = service.testimonials.map(testimonialOf)
    const shown = [
      service.heroImage,
      service.presentationImage,
      ...service.detailedServices.map(({ image }) => image),
      ...jobs.filter((job) => job.services.includes(slug)).map(({ heroImage }) => heroImage),
      ...pairs.flatMap(({ imageBefore, imageAfter }) => [imageBefore, imageAfter]),
    ].filter((picture) => picture !== undefined)
    expect(
      shown.filter((picture) => shown.filter((other) => other === picture).length > 2),
    ).toEqual([])
  },
)
