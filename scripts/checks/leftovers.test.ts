import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { factsOf, logoFact, type FirmFacts } from './former-firm'
import { isExportStale } from './leftover-files'
import { findLeftovers, leftoversOf } from './leftovers'

const nothing = factsOf(() => [])
let folder: string

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'leftovers-')), 'content')
  mkdirSync(folder)
})
afterEach(() => rmSync(path.dirname(folder), { recursive: true }))

test('a price that is still asked is said once, where it stands', () => {
  const price = { from: 150, unit: 'm²' }
  writeFileSync(path.join(folder, 'prices.json'), JSON.stringify({ prices: { toiture: price } }))
  writeFileSync(path.join(folder, 'page.json'), JSON.stringify({ text: 'dès 150 €/m²' }))
  const files = ['prices.json', 'page.json'].map((name) => path.join(folder, name))
  expect(leftoversOf({ ...nothing, prices: ['toiture : 150 €/m²'] }, folder, files)).toEqual([
    {
      kind: 'prices',
      file: files[0],
      at: 'prices.toiture',
      what: 'toiture : 150 €/m²',
      remedy: 'write',
    },
  ])
})

test('a delay that is still promised is named where it stands', () => {
  const figures = { 'delai.devis': { text: '48 h' }, 'pente.douche': { text: 'un centimètre' } }
  const delays = ['delai.devis : 48 h']
  const file = path.join(folder, 'figures.json')
  const left = (now: typeof figures) => {
    writeFileSync(file, JSON.stringify({ figures: now }))
    return leftoversOf({ ...nothing, delays }, folder, [file])
  }
  expect(left(figures)).toEqual([
    {
      kind: 'delays',
      file,
      at: 'figures.delai.devis',
      what: 'delai.devis : 48 h',
      remedy: 'write',
    },
  ])
  expect(left({ ...figures, 'delai.devis': { text: 'cinq jours' } })).toEqual([])
})

/** What is found in files of a content of their own. */
function foundIn(facts: Partial<FirmFacts>, records: Record<string, object>): readonly string[] {
  const files = Object.entries(records).map(([name, record]) => {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(record))
    return file
  })
  return leftoversOf({ ...nothing, ...facts }, folder, files).map(
    ({ kind, file, at, what, remedy }) =>
      `${kind} ${path.posix.relative(folder, file)} ${at} ${what} ${remedy}`,
  )
}

test('how long a service took is found in its record, its other texts included, and in no other', () => {
  const durations = ['toits : 2 à 8 semaines']
  const toits = { averageDuration: '2 à 8 semaines', metaDescription: 'Toits, en 2 à 8 semaines.' }
  expect(
    foundIn({ durations }, { 'services/toits.json': toits, 'services/murs.json': toits }),
  ).toEqual([
    'durations services/toits.json averageDuration 2 à 8 semaines write',
    'durations services/toits.json metaDescription 2 à 8 semaines write',
  ])
})

test('what the former firm said of itself is found where it is all that a text says', () => {
  expect(
    foundIn(
      { sayings: ['Un toit sain'] },
      {
        'firm.json': { tagline: 'Un toit sain' },
        'pages/home.json': { services: { title: 'Un toit sain', lead: 'Un toit sain, et sec.' } },
      },
    ),
  ).toEqual([
    'sayings firm.json tagline Un toit sain write',
    'sayings pages/home.json services.title Un toit sain write',
  ])
})

test('trades that have left are found where a service is sold or a trade speaks, and not beside one that is there', () => {
  const facts = { trades: ['Plâtrier-plaquiste', 'Poseur de sols', 'Menuisier-cuisiniste'] }
  const text = 'Plaquistes, menuisier, poseur de terrasses.'
  expect(
    foundIn(facts, {
      'services/murs.json': { faqs: [{ answer: text }] },
      'trades/menuisierBois.json': { title: 'Menuisier bois', lead: text },
      'pages/trades-overview.json': { lead: text, faqs: [{ question: 'Un plâtrier ?' }] },
    }),
  ).toEqual([
    'trades services/murs.json faqs[0].answer Plaquistes write',
    'trades trades/menuisierBois.json lead Plaquistes write',
    'trades pages/trades-overview.json faqs[0].question plâtrier write',
  ])
})

test('a text to be read again is listed until it says something else', () => {
  const facts = { offers: ['services/murs.json : Murs, plafonds'], trades: ['Plafonneur'] }
  expect(
    foundIn(facts, {
      'services/murs.json': { card: { description: 'Murs, plafonds' }, subtitle: 'Murs' },
      'services/toits.json': { subtitle: 'Murs, plafonds' },
    }),
  ).toEqual(['offers services/murs.json card.description Murs, plafonds write'])
})

test('the former firm’s mark is found, whatever the ends of its lines, and another is not', () => {
  const logo = path.join(folder, 'brand/logo.svg')
  mkdirSync(path.dirname(logo))
  writeFileSync(logo, '<svg>\n</svg>\n')
  const facts = { ...nothing, logos: [logoFact(folder) ?? ''] }
  writeFileSync(logo, '<svg>\r\n</svg>\r\n')
  expect(leftoversOf(facts, folder, []).map(({ file, remedy }) => `${file} ${remedy}`)).toEqual([
    `${logo} write`,
  ])
  writeFileSync(logo, '<svg></svg>')
  expect(leftoversOf(facts, folder, [])).toEqual([])
})

test('examples of README and schemas speak of no firm, and are nobody’s work', () => {
  const of = (facts: Partial<typeof nothing>, file: string) =>
    leftoversOf({ ...nothing, ...facts }, folder, [file]).map(({ remedy }) => remedy)
  expect(of({ departments: ['Dordogne'] }, 'README.md')).toEqual(['none'])
  expect(new Set(of({ colours: ['#1f4234'] }, 'content/schema/brand.ts'))).toEqual(
    new Set(['none']),
  )
})

test('what no page shows is nobody’s to write, and is still no place for another firm’s e-mail', async () => {
  const project = process.cwd()
  process.chdir(path.dirname(folder))
  try {
    mkdirSync('content/pages')
    const facts = { emails: ['a@dupre.fr'], towns: ['Nérac'] }
    writeFileSync('content/former-firm.json', JSON.stringify(facts))
    const left = async (estimation: boolean) => {
      writeFileSync('content/firm.json', JSON.stringify({ switches: { estimation } }))
      return (await findLeftovers('content'))?.map(({ at, kind }) => `${at} ${kind}`).toSorted()
    }
    const estimation = { title: 'À Nérac', metaDescription: 'Écrivez à a@dupre.fr' }
    writeFileSync('content/pages/estimation.json', JSON.stringify(estimation))
    writeFileSync('content/pages/home.json', JSON.stringify({ promo: { text: 'À Nérac' } }))
    expect(await left(true)).toEqual(['metaDescription emails', 'promo.text towns', 'title towns'])
    expect(await left(false)).toEqual(['metaDescription emails'])
  } finally {
    process.chdir(project)
  }
})

test('prices and delays that only switched-off texts name are nobody’s to write', async () => {
  const project = process.cwd()
  process.chdir(path.dirname(folder))
  try {
    mkdirSync('content/pages')
    const write = (name: string, record: object) =>
      writeFileSync(`content/${name}`, JSON.stringify(record))
    write('former-firm.json', {
      prices: ['estimation : 9 €/m²', 'lauze : 420 €/m²'],
      delays: ['delai.rapport : 3 jours'],
    })
    write('prices.json', {
      prices: { estimation: { from: 9, unit: 'm²' }, lauze: { from: 420, unit: 'm²' } },
    })
    write('figures.json', { figures: { 'delai.rapport': { text: '3 jours' } } })
    const promo = { text: 'Dès {prix.estimation.ht}. {Delai.rapport} plus tard, un rapport.' }
    write('pages/home.json', { promo })
    const left = async (estimation: boolean) => {
      write('firm.json', { switches: { estimation } })
      return (await findLeftovers('content'))?.map(({ at }) => at).toSorted()
    }
    expect(await left(true)).toEqual(['figures.delai.rapport', 'prices.estimation', 'prices.lauze'])
    expect(await left(false)).toEqual(['prices.lauze'])
  } finally {
    process.chdir(project)
  }
})

test('an export that is older than the content is not searched: it says what has been changed since', async () => {
  const project = process.cwd()
  process.chdir(path.dirname(folder))
  try {
    mkdirSync('out')
    writeFileSync('out/index.html', 'Écrivez à a@dupre.fr')
    writeFileSync('content/home.json', '{}')
    writeFileSync('content/former-firm.json', JSON.stringify({ emails: ['a@dupre.fr'] }))
    const at = (seconds: number) => utimesSync('out/index.html', seconds, seconds)
    at(Date.now() / 1000 + 60)
    expect(isExportStale('content')).toBe(false)
    expect((await findLeftovers('content'))?.map(({ file }) => file)).toEqual(['out/index.html'])
    at(Date.now() / 1000 - 60)
    expect(isExportStale('content')).toBe(true)
    expect(await findLeftovers('content')).toEqual([])
  } finally {
    process.chdir(project)
  }
})
