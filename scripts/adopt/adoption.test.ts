import fc from 'fast-check'
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { quoteDelay } from '../../content/schema/figures'
import { resultLengths } from '../../content/schema/parts'
import { copyContent } from '../../lib/site/content/test-content'
import { leftoversOf } from '../checks/leftovers'
import { adoption, type Adoption, type Before } from './adoption'
import { readAnswers } from './answers'
import { carryOut, readBefore } from './carry-out'
import { ContentTree, singleIn, type Json } from './content-tree'
import { randomFirm } from '../third-firms/random-firm'
import { restoreTax, taxRatesOf } from './tax-rates'
import { summary } from './report'
import { testAnswers } from './test-answers'
import { readTerritory } from './territory'

// Loaded once for all contents, which are each read by modules of their own: it takes longer than they do.
const zod = jest.requireActual<object>('zod')
jest.doMock('zod', () => zod)

const territory = readTerritory()
const before = charged(readBefore('content'))
const { tree } = before

/** The content of a firm that charges VAT, whether or not its owner does: these tests hold for either. */
function charged(read: Before): Before {
  const records = new Map(read.tree.records)
  restoreTax(
    records,
    Object.fromEntries(Object.keys(taxRatesOf(records)).map((name) => [name, 10])),
  )
  const firm = read.tree.record('firm.json')
  records.set('firm.json', { ...firm, legal: { ...(firm.legal as Json), vatNumber: undefined } })
  return { ...treeWith(read, records), taxRates: {} }
}

/** What is there once a content has become another's. */
function after(from: Before, adopted: Adoption): Before {
  const records = new Map([...from.tree.records, ...adopted.written])
  for (const file of adopted.removed) records.delete(file)
  const { taxRates = {} } = (adopted.written.get('former-firm.json') ?? {}) as Partial<Before>
  records.delete('former-firm.json')
  return { ...treeWith(from, records), former: adopted.facts, taxRates }
}

function treeWith(from: Before, records: ReadonlyMap<string, Json>): Before {
  return { ...from, tree: new ContentTree(records, from.tree.vocabulary, from.tree.legalTexts) }
}

/** Texts of law stay as they are, whoever the firm is. */
const legalTexts = readdirSync('content/legal', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => path.join('legal', name))

let folder: string

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'adoption-')), 'content')
})
afterEach(() => rmSync(path.dirname(folder), { recursive: true }))

/** An adopted content in a folder of its own. */
async function write(adopted: Adoption): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  copyContent('content', folder)
  for (const [name, { file }] of adopted.written)
    if (path.dirname(name) === 'pictures')
      symlinkSync(
        path.resolve('content/pictures', String(file)),
        path.join(folder, 'pictures', String(file)),
      )
  for (const file of adopted.removed) rmSync(path.join(folder, file), { force: true })
  for (const [file, record] of adopted.written)
    writeFileSync(path.join(folder, file), JSON.stringify(record, null, 2))
}

/** What the content check says of the folder. */
async function faults(): Promise<readonly string[]> {
  jest.resetModules()
  process.env.CONTENT_DIR = folder
  try {
    const { contentFaults } = await import('../../lib/site/content/check')
    return contentFaults().map(({ file, field, message }) => [file, field, message].join(': '))
  } catch (error) {
    return [(error as Error).message]
  } finally {
    delete process.env.CONTENT_DIR
    jest.resetModules()
  }
}

test('firms made at random from real communes are without fault, leave nothing of the sample that the machine can take out, and change nothing a second time', async () => {
  await fc.assert(
    fc.asyncProperty(randomFirm(tree, territory), async ({ answers }) => {
      const adopted = adoption(before, answers, territory, 'hasard.json', 2026)
      await write(adopted)
      expect(await faults()).toEqual([])
      // Nobody shows another firm's works as his own, nor its prices on a quote, nor words that nobody said.
      expect(
        [...adopted.written.keys()].filter((file) =>
          /^(?:jobs|specimen-quotes|testimonials)\//.test(file),
        ),
      ).toEqual([])
      // Nor its people.
      expect(adopted.written.get('team.json')?.members ?? []).toEqual([])

      const content = [...adopted.written.keys()]
        .filter((file) => file !== 'former-firm.json')
        .concat(legalTexts)
        .map((file) => path.join(folder, file))
      expect(
        leftoversOf(adopted.facts, folder, content).filter(({ remedy }) => remedy === 'remove'),
      ).toEqual([])

      const again = adoption(readBefore(folder), answers, territory, 'hasard.json', 2026)
      expect(Object.fromEntries(again.written)).toEqual(
        JSON.parse(JSON.stringify(Object.fromEntries(adopted.written))),
      )
      expect(again.removed).toEqual([])
    }),
    // Ten from each of the two firms of `npm test`, and never the same; the command `third-firms` builds as
    // many as one likes.
    { numRuns: 10, seed: tree.trades.length },
  )
}, 120_000)

test('the towns that the area page puts forward wait for a text, and those after them are others where there are any', () => {
  const { services, trades } = tree
  const answers = readAnswers({ ...testAnswers, services, trades }, 'a.json')
  const { written } = adoption(before, answers, territory, 'a.json')
  const { focus, nearby } = written.get('pages/service-area.json') as unknown as Record<
    'focus' | 'nearby',
    readonly { readonly city: string; readonly text?: string }[]
  >
  expect(focus.length).toBeGreaterThan(0)
  for (const { city, text } of focus)
    expect(text).toBe(`[${city}, comment on y a bâti et ce que cela change : à compléter]`)
  // A card alone would leave a hole beside it.
  expect(nearby.length).toBeGreaterThan(1)
  const first = focus.map(({ city }) => city)
  expect(nearby.filter(({ city, text }) => text !== undefined || first.includes(city))).toEqual([])
})

test('a firm promises an answer in its own time, or none, and keeps what it has said since', () => {
  const { services, trades } = tree
  const answers = (hours?: number) =>
    readAnswers(
      { ...testAnswers, services, trades, ...(hours && { answerWithinHours: hours }) },
      'a.json',
    )
  const promise = (from: typeof before, hours?: number) => {
    const { written } = adoption(from, answers(hours), territory, 'a.json')
    const { answerWithinHours, emailNote } = written.get('firm.json') ?? {}
    return { answerWithinHours, emailNote }
  }
  expect(promise(before, 7)).toEqual({ answerWithinHours: 7, emailNote: 'Réponse sous 7 h' })
  const none = promise(before)
  expect(none.answerWithinHours).toBeUndefined()
  expect(none.emailNote).not.toMatch(/\d/)

  const { written, facts } = adoption(before, answers(7), territory, 'a.json')
  const records = new Map([...tree.records, ...written])
  const adopted = {
    ...before,
    former: facts,
    tree: new ContentTree(records, tree.vocabulary, tree.legalTexts),
  }
  expect(promise(adopted).answerWithinHours).toBe(7)
})

test('the page of the area names the new department in its title, as far as there is room, and says of the map what is true of any', () => {
  const { services, trades } = tree
  const { department } = singleIn(tree.records, 'firm').addresses.registered
  const file = 'pages/service-area.json'
  const page = {
    ...tree.records.get(file),
    ...{ name: 'Zones', title: `Zones : ${department} et alentour`, map: { text: 'Ici.' } },
  }
  const from = treeWith(before, new Map([...tree.records, [file, page]]))
  const adopted = (answers: object) => {
    const read = readAnswers({ ...testAnswers, services, trades, ...answers }, 'a.json')
    return adoption(from, read, territory, 'a.json').written.get(file)
  }
  const there = { address: { street: 'Ici', postalCode: '04000', city: 'Digne-les-Bains' } }
  const long = 'Les Compagnons de la Bléone'
  expect(adopted(there)).toMatchObject({
    title: 'Zones : Alpes-de-Haute-Provence et alentour',
    map: { text: expect.stringContaining('{chiffre.distance.moderee} km') },
  })
  expect(adopted({ ...there, brand: long, baseline: long })?.title).toBe(
    'Zones : Alpes-de-Haute-Provence',
  )
})

test('a firm promises quotes in its own time, which is then no leftover; without a delay of answers no step gives one', () => {
  const { services, trades } = tree
  const estimation = {
    process: [
      { title: 'Un', duration: '{delai.reponse}, pas plus' },
      { title: 'Deux', duration: 'une heure' },
    ],
  }
  const withSteps = treeWith(
    before,
    new Map([
      ...tree.records,
      ['pages/estimation.json', { ...tree.records.get('pages/estimation.json'), ...estimation }],
    ]),
  )
  const promise = (answers: object) => {
    const read = readAnswers({ ...testAnswers, services, trades, ...answers }, 'a.json')
    const { written, facts } = adoption(withSteps, read, territory, 'a.json')
    const { figures } = written.get('figures.json') as { figures: Record<string, Json> }
    const { process } = written.get('pages/estimation.json') as { process: readonly Json[] }
    return {
      quote: figures['delai.devis'],
      left: facts.delays.filter((fact) => fact.startsWith('delai.devis')).length,
      steps: process.map(({ duration }) => duration),
    }
  }
  const now = promise({}).quote
  expect(promise({ answerWithinHours: 24, quoteWithin: 'deux à trois semaines' })).toEqual({
    quote: { ...now, text: 'deux à trois semaines' },
    left: 1,
    steps: ['{delai.reponse}, pas plus', 'une heure'],
  })
  expect(promise({}).steps).toEqual([undefined, 'une heure'])
  expect(promise({ quoteWithin: String(now?.text) }).left).toBe(0)
})

test('no description grows too long by a delay that takes more words than the former firm’s', () => {
  const { services, trades } = tree
  const quoteWithin = 'deux à trois semaines'
  const answers = readAnswers({ ...testAnswers, services, trades, quoteWithin }, 'a.json')
  const { written } = adoption(before, answers, territory, 'a.json')
  const delays = [...tree.records].flatMap(([file]) => {
    const { metaDescription = '' } = (written.get(file) ?? tree.record(file)) as {
      metaDescription?: string
    }
    const text = metaDescription.replace(`{${quoteDelay}}`, quoteWithin)
    return text !== metaDescription && text.length > resultLengths.description.longest
      ? [`${file}: ${text.length}`]
      : []
  })
  expect(delays).toEqual([])
})

test('no address of the former firm’s pages leads to a page of the new one', () => {
  const { services, trades } = tree
  const answers = readAnswers({ ...testAnswers, services, trades }, 'a.json')
  const name = `trades/${trades[0]}.json`
  const moved = { formerIds: ['ancien'], formerServices: ['autre'] }
  const families = tree.records.get('categories.json')!
  const [family, ...otherFamilies] = families.categories as Json[]
  const renamed = { ...family, formerIds: ['ancienne'] }
  const records = new Map([
    ...tree.records,
    [name, { ...tree.records.get(name), ...moved }],
    ['categories.json', { ...families, categories: [renamed, ...otherFamilies] }],
  ])
  const from = { ...before, tree: new ContentTree(records, tree.vocabulary, tree.legalTexts) }
  const adopted = adoption(from, answers, territory, 'a.json')
  expect(adopted.written.get(name) ?? {}).not.toMatchObject(moved)
  expect(adopted.written.get('categories.json')).toBeDefined()
  expect(JSON.stringify([...adopted.written])).not.toMatch(/formerIds|formerServices/)

  // Its own stay when it answers again.
  const again = {
    ...from,
    former: adopted.facts,
    tree: new ContentTree(
      new Map([...records, ...adopted.written, [name, { ...adopted.written.get(name), ...moved }]]),
      tree.vocabulary,
      tree.legalTexts,
    ),
  }
  expect(adoption(again, answers, territory, 'a.json').written.get(name)).toMatchObject(moved)
})

test('what its owner has worded or narrowed since stays when a firm gives the same answers again', () => {
  const { services, trades } = tree
  const answers = readAnswers({ ...testAnswers, services, trades, answerWithinHours: 48 }, 'a.json')
  const adopted = adoption(before, answers, territory, 'a.json')
  const firm = { ...tree.records.get('firm.json'), ...adopted.written.get('firm.json') }
  const { canonical, alias } = firm.origins as Record<'canonical' | 'alias', string>
  const own = {
    origins: { canonical: alias, alias: canonical },
    emailNote: 'Je réponds le soir même',
    experience: { ...(firm.experience as Json), since: 'À mon compte depuis longtemps' },
    radius: { ...(firm.radius as Json), homeText: 'la ville et ses faubourgs' },
    travel: { freeWithinKm: 3, moderateWithinKm: 5 },
  }
  const worded = new Map([...tree.records, ...adopted.written, ['firm.json', { ...firm, ...own }]])
  const from = { ...treeWith(before, worded), former: adopted.facts }
  const again = adoption(from, answers, territory, 'a.json')
  expect({ ...firm, ...own, ...again.written.get('firm.json') }).toMatchObject(own)

  const other = { ...answers, radiusKm: answers.radiusKm + 10, domain: 'ailleurs.example' }
  const moved = adoption(from, other, territory, 'a.json').written.get('firm.json')
  expect(moved).toMatchObject({
    emailNote: own.emailNote,
    origins: { canonical: 'https://www.ailleurs.example' },
    radius: { homeText: `environ ${other.radiusKm} km` },
  })
  expect(moved?.travel).not.toEqual(own.travel)
})

test('a former firm’s closed form, the key that it asks visitors for and its being one person are not the new firm’s', () => {
  const { services, trades } = tree
  const answers = readAnswers({ ...testAnswers, services, trades }, 'a.json')
  const former = tree.records.get('firm.json')!
  const closed = { closedText: 'Ève ne prend plus de demandes avant la rentrée.' }
  const switches = { ...(former.switches as Json), quoteForm: closed, map: 'own-and-google' }
  const record = { ...former, worksAlone: true, switches }
  const from = treeWith(before, new Map([...tree.records, ['firm.json', record]]))
  const adopted = adoption(from, answers, territory, 'a.json')
  const firm = adopted.written.get('firm.json')
  expect(firm).toMatchObject({ switches: { quoteForm: true, map: 'own' } })
  expect(firm?.worksAlone).toBeUndefined()
  // The firm's own stay when it answers again.
  const own = { worksAlone: true, switches: { ...(firm?.switches as Json), ...switches } }
  const records = new Map([
    ...from.tree.records,
    ...adopted.written,
    ['firm.json', { ...firm, ...own }],
  ])
  const again = adoption(
    { ...treeWith(before, records), former: adopted.facts },
    answers,
    territory,
    'a.json',
  )
  expect({ ...own, ...again.written.get('firm.json') }).toMatchObject(own)
})

test('a firm is not taken for another trade by search engines', () => {
  const { services, trades } = tree
  const answers = readAnswers({ ...testAnswers, services, trades }, 'a.json')
  const firm = { ...tree.records.get('firm.json'), businessType: 'RoofingContractor' }
  const records = new Map([...tree.records, ['firm.json', firm]])
  const roofer = {
    ...before,
    tree: new ContentTree(records, tree.vocabulary, tree.legalTexts),
  }
  const adopted = adoption(roofer, answers, territory, 'a.json').written.get('firm.json')
  expect(adopted?.businessType).toBeUndefined()
})

test('what the firm says of itself takes the place of what the former firm said, on every page', () => {
  const { services, trades } = tree
  const texts = { tagline: 'Un toit qui tient sa tuile', promise: 'Une seule équipe, la nôtre' }
  const { written } = adoption(
    before,
    readAnswers({ ...testAnswers, services, trades, ...texts }, 'a.json'),
    territory,
    'a.json',
  )
  const now = JSON.stringify([...written].filter(([file]) => file !== 'former-firm.json'))
  const old = tree.record('firm.json')
  for (const [field, text] of Object.entries(texts)) {
    expect(now).not.toContain(String(old[field]))
    expect(now).toContain(text)
  }
})

test('no picture stays in the gallery, where it would pass for a work of the new firm', () => {
  const { services, trades } = tree
  const answers = readAnswers({ ...testAnswers, services, trades }, 'a.json')
  const { written, facts } = adoption(before, answers, territory, 'a.json')
  const { gallery } = written.get('pages/home.json') as { gallery: { images: unknown[] } }
  expect(gallery.images).toEqual([])

  // Its own stay when it adopts again.
  const records = new Map([...tree.records, ...written])
  records.set('pages/home.json', tree.record('pages/home.json'))
  for (const [name, record] of tree.records)
    if (name.startsWith('pictures/')) records.set(name, record)
  const own = {
    ...before,
    former: facts,
    tree: new ContentTree(records, tree.vocabulary, tree.legalTexts),
  }
  expect(adoption(own, answers, territory, 'a.json').written.get('pages/home.json')).toMatchObject({
    gallery: tree.record('pages/home.json').gallery,
  })
})

test('what is left of the former firm’s words, durations, trades and mark can be found again', () => {
  const { services } = tree
  // One without which its service still has something to show.
  const gone = tree.trades.find((id) => {
    const { serviceSlug } = tree.trade(id)
    return (
      services.includes(serviceSlug) && tree.tabTrades(serviceSlug).some((other) => other !== id)
    )
  })
  const trades = tree.trades.filter((id) => id !== gone)
  const answers = readAnswers({ ...testAnswers, services, trades }, 'a.json')
  const { facts, written } = adoption(before, answers, territory, 'a.json')
  const firm = tree.record('firm.json')
  expect(facts.sayings).toEqual(expect.arrayContaining([firm.tagline, firm.promise]))
  // What it does for nothing or is paid for, and its reasons to be chosen, bind whoever repeats them.
  expect(facts.sayings).toEqual(expect.arrayContaining([...(firm.reasons as string[])]))
  const { entries } = (written.get('pages/checks.json')?.fees ?? { entries: [] }) as {
    readonly entries: readonly { readonly kind: string; readonly text: string }[]
  }
  for (const { kind, text } of entries)
    expect([kind, facts.sayings.includes(text)]).toEqual([kind, kind !== 'De droit'])
  expect(facts.logos).toEqual([before.logo])
  if (gone) expect(facts.trades).toContain(tree.record(`trades/${gone}.json`).title)
  for (const service of services) {
    const record = written.get(`services/${service}.json`)
    expect(facts.durations).toContain(`${service} : ${String(record?.averageDuration)}`)
    const isToRead = (text: unknown) =>
      facts.offers.includes(`services/${service}.json : ${String(text)}`)
    if (gone && service === tree.trade(gone).serviceSlug)
      expect([record?.subtitle, record?.closing].map(isToRead)).toEqual([true, true])
  }
  // What sums up the firm's work, what a trade says of those beside it, and its family.
  const others = {
    'pages/home.json': ({ metaDescription, services: sold }: Json) => [
      metaDescription,
      (sold as Json).lead,
    ],
    'pages/trades-overview.json': ({ sequence, closing }: Json) => [
      ...(sequence as readonly Json[]).map(({ description }) => description),
      (closing as Json).text,
    ],
    [`trades/${trades[0]}.json`]: ({ inFamily, presentationText, keyPoints, expertises }: Json) => [
      (inFamily as Json).text,
      ...(presentationText as string[]),
      ...(keyPoints as string[]),
      ...(expertises as readonly Json[]).map(({ description }) => description),
    ],
    'pages/aids.json': (record: Json) => [record.metaDescription],
    'categories.json': ({ categories }: Json) =>
      (categories as readonly Json[])
        .filter(({ id }) => gone && id === tree.trade(gone).categoryId)
        .flatMap(({ description, answers: why }) => [description, why]),
  }
  for (const [file, textsOf] of Object.entries(others)) {
    const record = written.get(file) ?? tree.records.get(file)
    for (const text of record && gone ? textsOf(record) : [])
      expect(facts.offers).toContain(`${file} : ${String(text)}`)
  }
  // A firm that says something of itself has nothing to find.
  const own = readAnswers({ ...answers, tagline: 'Un toit', promise: 'Le nôtre' }, 'a.json')
  const said = adoption(before, own, territory, 'a.json').facts.sayings
  expect(said).not.toContain(firm.tagline)
  expect(said).not.toContain('Un toit')
})

test('people named after the adoption stay, and examples do not', () => {
  const { services, trades } = tree
  const answers = readAnswers({ ...testAnswers, services, trades }, 'a.json')
  const { written, facts } = adoption(before, answers, territory, 'a.json')
  const [own, example] = [{ name: 'Ana' }, { name: 'Un Tel', sample: true }]
  const records = new Map([...tree.records, ...written])
  records.set('team.json', { ...records.get('team.json'), members: [own, example] })
  const adopted = {
    ...before,
    former: facts,
    tree: new ContentTree(records, tree.vocabulary, tree.legalTexts),
  }
  const again = adoption(adopted, answers, territory, 'a.json')
  expect(again.written.get('team.json')).toMatchObject({ members: [own] })
})

test('testimonials stay with the pages that show them, and examples leave these too', () => {
  const { services, trades } = tree
  const answers = readAnswers({ ...testAnswers, services, trades }, 'a.json')
  const said = { author: 'Ana', location: 'Ici', text: 'Bien.', sample: false }
  const records = new Map([...tree.records])
  records.set('testimonials/ana-ici.json', said)
  records.set('testimonials/nobody-ici.json', { ...said, sample: true })
  records.set('testimonials/unseen-ici.json', said)
  records.set('pages/home.json', {
    ...records.get('pages/home.json'),
    testimonials: ['nobody-ici', 'ana-ici'],
  })
  const other = { ...before, tree: new ContentTree(records, tree.vocabulary, tree.legalTexts) }
  const { written, removed } = adoption(other, answers, territory, 'a.json')
  expect(written.get('pages/home.json')).toMatchObject({ testimonials: ['ana-ici'] })
  expect([...written.keys()].filter((file) => file.startsWith('testimonials/'))).toEqual([
    'testimonials/ana-ici.json',
  ])
  expect(removed).toEqual(
    expect.arrayContaining(['testimonials/nobody-ici.json', 'testimonials/unseen-ici.json']),
  )
})

test('a firm that charges no VAT has prices without a rate, and no page on rates', () => {
  const { services, trades } = tree
  const written = (vatNumber?: string) => {
    const identity = { ...testAnswers.identity, ...(vatNumber && { vatNumber }) }
    const answers = readAnswers({ ...testAnswers, identity, services, trades }, 'a.json')
    return adoption(before, answers, territory, 'a.json').written
  }
  const rates = (records: ReadonlyMap<string, Json>) => Object.values(taxRatesOf(records))
  expect(new Set(rates(written('franchise')))).toEqual(new Set([0]))
  expect(written('franchise').has('pages/aids.json')).toBe(false)
  expect(rates(written())).not.toContain(0)
})

test('a firm that charges VAT again finds the rates of before, and is told what does not come back', () => {
  const { services, trades } = tree
  const answersWith = (vatNumber?: string) =>
    readAnswers(
      {
        ...testAnswers,
        identity: { ...testAnswers.identity, ...(vatNumber && { vatNumber }) },
        services,
        trades,
      },
      'a.json',
    )
  const adopt = (from: Before, vatNumber?: string) => {
    const answers = answersWith(vatNumber)
    const adopted = adoption(from, answers, territory, 'a.json')
    return { ...after(from, adopted), said: summary(from.tree, adopted, answers, territory, []) }
  }
  const old = taxRatesOf(before.tree.records)
  const untaxed = adopt(before, 'franchise')
  // Whoever adopts twice keeps them all the same, and who says nothing of it charges none still.
  const twice = adopt(adopt(untaxed, 'franchise'))
  expect(new Set(Object.values(taxRatesOf(twice.tree.records)))).toEqual(new Set([0]))
  const taxed = adopt(twice, 'FR44732829320')
  const now = taxRatesOf(taxed.tree.records)
  expect(Object.keys(now).length).toBeGreaterThan(0)
  expect(now).toEqual(Object.fromEntries(Object.keys(now).map((name) => [name, old[name]])))
  expect(taxed.taxRates).toEqual({})
  expect(taxed.said).toContain(
    `TVA : facturée ; retrouvent leur taux d'avant la franchise : ${Object.keys(now).join(', ')}`,
  )
  expect(taxed.said).toMatch(/^La page des aides et de la TVA ne revient pas d'elle-même/m)

  // Where the file is gone, nobody guesses.
  const unknown = adopt({ ...twice, taxRates: {} }, 'FR44732829320')
  expect(new Set(Object.values(taxRatesOf(unknown.tree.records)))).toEqual(new Set([0]))
  expect(unknown.said).toContain(
    `TVA : facturée, mais personne ne sait à quel taux ; à donner : ${Object.keys(now).join(', ')}`,
  )
})

test.each([
  [2026, "Moins d'un an"],
  [2025, 'Une première année'],
  [2024, 'Un an'],
  [2021, '4 ans'],
  [2017, '8 ans'],
  [2016, '9 ans'],
  [2015, 'Plus de 10 ans'],
  [2001, 'Plus de 20 ans'],
  [1998, 'Plus de 25 ans'],
])('a firm founded in %d, perhaps late, has « %s » of experience in 2026', (founded, said) => {
  const { services, trades } = tree
  const answers = readAnswers({ ...testAnswers, founded, services, trades }, 'a.json')
  const { written } = adoption(before, answers, territory, 'a.json', 2026)
  expect(written.get('firm.json')?.experience).toEqual({
    home: said,
    trades: said,
    since: `Depuis ${founded}`,
  })
})

test('the way is free as far as the answers say, or about three fifths of the radius', () => {
  const { services, trades } = tree
  const travel = (answers: object) =>
    adoption(
      before,
      readAnswers({ ...testAnswers, services, trades, ...answers }, 'a.json'),
      territory,
      'a.json',
    ).written.get('firm.json')?.travel
  expect(travel({ radiusKm: 45 })).toEqual({ freeWithinKm: 25, moderateWithinKm: 45 })
  expect(travel({ radiusKm: 45, freeTravelKm: 8 })).toEqual({
    freeWithinKm: 8,
    moderateWithinKm: 45,
  })
})

test('only what differs is written', () => {
  const all = {
    services: tree.services,
    trades: tree.trades,
    switches: { projectManagement: true },
  }
  const answers = readAnswers({ ...testAnswers, ...all }, 'a.json')
  const adopted = adoption(before, answers, territory, 'a.json')
  copyContent('content', folder)
  expect(carryOut(folder, adopted, { sampleTests: [] })).toContain('firm.json')
  expect(carryOut(folder, adopted, { sampleTests: [] })).toEqual([])
})
