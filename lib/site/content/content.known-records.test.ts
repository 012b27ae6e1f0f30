import {
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ordinarySpaces } from '@/lib/text/ordinary-spaces'
import type { ContentFault } from './faults'
import { collections, singles, type CollectionKind, type SingleKind } from './kinds'
import { readContent, vocabularyOf } from './load'
import { copyContent, isPhoto } from './test-content'
import { plantedFaults } from './test-schema-rules'

// Loaded once for all contents, which are each read by modules of their own: it takes longer than they do.
const zod = jest.requireActual<object>('zod')
jest.doMock('zod', () => zod)

type Json = Record<string, unknown>

let folder: string

/** Records that are known, whichever firm the site is of: faults are planted in a copy of these. */
const known = 'e2e/second-firm/content'

/** Copies the records, and links the masters of their pictures, so that the check finds them. */
function copyKnown(): void {
  copyContent(known, folder)
  for (const name of readdirSync(path.join(known, 'pictures')).filter(isPhoto))
    symlinkSync(path.resolve(known, 'pictures', name), path.join(folder, 'pictures', name))
}

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'content-')), 'content')
})
afterEach(() => rmSync(path.dirname(folder), { recursive: true }))

const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Json

/** Changes one record of the copy. */
function edit(file: string, change: (record: Json) => void): void {
  const record = read(file)
  change(record)
  writeFileSync(path.join(folder, file), JSON.stringify(record, null, 2))
}

/** Sets the field at a path such as « detailedServices.1.trade »; undefined removes it. */
function set(file: string, field: string, value: unknown): void {
  edit(file, (record) => {
    const steps = field.split('.')
    const last = steps.pop() ?? ''
    const holder = steps.reduce((inner, step) => inner[step] as Json, record)
    if (value === undefined) delete holder[last]
    else holder[last] = value
  })
}

const lines = (faults: readonly ContentFault[]) =>
  faults.map(({ file, field, message }) =>
    [path.relative(folder, file), field, message].filter(Boolean).join(': '),
  )

/** What reading the copy refuses. */
async function refused(): Promise<readonly string[]> {
  const { loadContent } = await import('./load')
  const { ContentError } = await import('./faults')
  try {
    loadContent(folder)
    return []
  } catch (error) {
    if (error instanceof ContentError) return lines(error.faults)
    throw error
  }
}

/** The addresses that the copy has pages for. */
async function pathsOf(): Promise<ReadonlySet<string>> {
  jest.resetModules()
  process.env.CONTENT_DIR = folder
  try {
    const { pages } = await import('../pages')
    return new Set(pages.map((page) => page.path))
  } finally {
    delete process.env.CONTENT_DIR
    jest.resetModules()
  }
}

/** What the check of the copy as a whole finds. */
async function found(): Promise<readonly string[]> {
  jest.resetModules()
  process.env.CONTENT_DIR = folder
  try {
    const { contentFaults } = await import('./check')
    return lines(contentFaults())
  } finally {
    delete process.env.CONTENT_DIR
    jest.resetModules()
  }
}

test('a long name of the firm shortens the titles of families, not their names', async () => {
  copyKnown()
  set('firm.json', 'brand', 'Les Compagnons du Toit et du Mur')
  const titles = (await found()).filter((line) => line.startsWith('categories.json'))
  expect(titles).toEqual([])
})

test('a content folder that is not there is named by its variable', async () => {
  const { contentFolder } = await import('./folder')
  process.env.CONTENT_DIR = 'package.json'
  try {
    expect(contentFolder).toThrow(
      "CONTENT_DIR : « package.json » n'est pas un dossier, par exemple CONTENT_DIR=content",
    )
  } finally {
    delete process.env.CONTENT_DIR
  }
})

test('every fault of the records is named at once, with file, field, value and the nearest right one', async () => {
  // Each rule of each schema by itself: `schema-rules.known-records.test.ts`.
  copyKnown()
  const service = 'services/toits-neufs.json'
  set(service, 'detailedServices.1.trade', 'poseur-lause')
  set(service, 'subtitel', 'Un champ mal écrit')
  set('trades/tuilier-poseur.json', 'keyPoints.0', 'À partir de {prix.lauzes}')
  // Where prices have faults of their own, whoever names one rightly is not told of it.
  set('trades/tuilier-poseur.json', 'keyPoints.1', 'Une heure : {prix.main-oeuvre.ht}')
  set('trades/monteur-gouttieres.json', 'subtitle', 'Une espace\u00A0: insécable')
  set('trades/applicateur-traitement.json', 'blocks.0.type', 'panne')
  set('prices.json', 'prices.lauze.from', 0)
  set('firm.json', 'openingHours.Monday.0.opens', '8h30')
  set('firm.json', 'phones', { landline: '06 39 98 21 08', mobile: '05 36 49 21 08' })
  set('pages/home.json', 'hero', 'Bonjour')
  set('jobs/grange-du-bugue.json', 'cost.taxRate', 19)
  set('jobs/grange-du-bugue.json', 'words', 'guy-m-le-bugue')
  set('pages/home.json', 'testimonials.0', 'marthe-d-tenon')
  set('testimonials/guy-l-le-bugue.json', 'rating', 6)
  set('specimen-quotes/gouttiere-de-zinc.json', 'subtitle', 'Le tout pour {total.tcc}')
  set('brand/brand.json', 'colours.terre', '#9f3f28')
  writeFileSync(path.join(folder, 'trades', 'Ébéniste.json'), '{}')
  writeFileSync(path.join(folder, 'trades', 'notes.txt'), '')
  rmSync(path.join(folder, 'pages/trade-pages.json'))
  writeFileSync(path.join(folder, 'area.json'), '{\n  "departments": [\n    },\n  ]\n}')

  expect([...(await refused())].sort()).toEqual(
    [
      `${service}: detailedServices[1].trade: « poseur-lause » n'existe pas (le plus proche : « poseur-lauze »)`,
      `${service}: « subtitel » n'est pas un champ (le plus proche : « subtitle »)`,
      "trades/tuilier-poseur.json: keyPoints[0]: « {prix.lauzes} » n'existe pas (le plus proche : « prix.lauze »)",
      'trades/monteur-gouttieres.json: subtitle: contient une espace insécable ou une apostrophe ’ : tapez-les ordinaires, le site pose les bonnes',
      "trades/applicateur-traitement.json: blocks[0].type: « panne » n'existe pas (au choix : day-by-day, fault, comparison, choices, drawing)",
      'prices.json: prices.lauze.from: « 0 » est trop petit : il faut plus que 0',
      "firm.json: openingHours.Monday[0].opens: « 8h30 » n'est pas de la forme attendue : HH:MM, comme 08:30",
      "firm.json: phones.landline: « 06 39 98 21 08 » n'est pas de la forme attendue : un fixe a dix chiffres par deux, comme 05 53 00 00 00 ; 06 et 07 commencent un mobile",
      "firm.json: phones.mobile: « 05 36 49 21 08 » n'est pas de la forme attendue : un mobile a dix chiffres par deux et commence par 06 ou 07, comme 06 39 98 00 00",
      "pages/home.json: hero: « Bonjour » n'est pas un groupe de champs { … }",
      "jobs/grange-du-bugue.json: cost.taxRate: « 19 » n'existe pas (au choix : 0, 5.5, 10, 20)",
      "jobs/grange-du-bugue.json: words: « guy-m-le-bugue » n'existe pas (le plus proche : « guy-l-le-bugue »)",
      "pages/home.json: testimonials[0]: « marthe-d-tenon » n'existe pas (le plus proche : « marthe-d-thenon »)",
      'testimonials/guy-l-le-bugue.json: rating: « 6 » est trop grand : il faut au plus 5',
      "specimen-quotes/gouttiere-de-zinc.json: subtitle: « {total.tcc} » n'existe pas (le plus proche : « total.ttc »)",
      "brand/brand.json: colours: « terre » n'est pas un champ (le plus proche : « error »)",
      "trades/Ébéniste.json: « Ébéniste » ne peut pas être une adresse : des lettres sans accent, des chiffres et des traits d'union",
      "trades/notes.txt: n'est pas un fichier .json",
      'pages/trade-pages.json: ce fichier manque',
      "area.json: n'est pas du JSON, ligne 3 : une virgule, un guillemet ou une accolade de trop ou qui manque",
    ].sort(),
  )
})

test('a text longer or shorter than its schema says is found, in each kind of record that has one', async () => {
  copyKnown()
  const raw = readContent(folder, [])
  const vocabulary = vocabularyOf(raw)
  const measured = Object.entries({ ...singles, ...collections }).flatMap(([kind, { schema }]) => {
    const single = raw.singles[kind as SingleKind]
    const record = single ?? raw.collections[kind as CollectionKind]?.[0]
    if (!record) return []
    return [...plantedFaults(schema(vocabulary), record.value)].flatMap((fault) =>
      fault.rule === 'signs' ? [{ record, ...fault }] : [],
    )
  })
  const files = [...new Set(measured.map(({ record }) => record.file))]
  expect(files.length).toBeGreaterThan(10)
  // One of each record at a time.
  const ofEach = files.map((file) => measured.filter(({ record }) => record.file === file))
  for (let turn = 0; turn < Math.max(...ofEach.map(({ length }) => length)); turn += 1) {
    const planted = ofEach.flatMap((faults) => faults[turn] ?? [])
    for (const { record, plant } of planted)
      writeFileSync(record.file, JSON.stringify(plant((right) => right)))
    const faults = await found()
    for (const { record, field, says } of planted) {
      const start = `${path.relative(folder, record.file)}: ${field}: `
      expect([start, faults.some((line) => line.startsWith(start) && says.test(line))]).toEqual([
        start,
        true,
      ])
    }
  }
})

test('what one record alone cannot show is found too, all at once', async () => {
  copyKnown()
  const service = 'services/toits-neufs.json'
  set(service, 'title', 'Un titre beaucoup trop long pour que les résultats le montrent en entier')
  set(service, 'metaDescription', 'Trop court.')
  set(service, 'detailedServices.1.id', 'tuiles')
  set(service, 'detailedServices.0.trade', 'monteur-gouttieres')
  set(service, 'detailedServices.2.price.covers', 'Tout.')
  set('prices.json', 'prices.gouttiere-zinc.to', 60)
  set('prices.json', 'prices.tuile-neuve.covers', 'Tout.')
  set(
    'prices.json',
    'prices.lauze.covers',
    'Une heure de couvreur avec son outillage ; hors lauzes.',
  )
  set('trades/poseur-lauze.json', 'keyPoints.0', 'À partir de {prix.lauze} posée')
  set('testimonials/marthe-d-thenon.json', 'imageBefore', undefined)
  set('testimonials/guy-l-le-bugue.json', 'imageAfter', undefined)
  set('testimonials/guy-l-le-bugue.json', 'experience', '2026-03')
  set('testimonials/guy-l-le-bugue.json', 'published', '2026-02')
  set(service, 'testimonials', ['marthe-d-thenon', 'guy-l-le-bugue', 'marthe-d-thenon'])
  set('pages/home.json', 'testimonials.1', 'guy-l-le-bugue')
  set('jobs/gouttieres-de-sarlat.json', 'words', undefined)
  edit('trades/tuilier-poseur.json', (trade) => {
    const { metaDescription } = JSON.parse(
      readFileSync(path.join(folder, 'trades/poseur-lauze.json'), 'utf8'),
    ) as Json
    Object.assign(trade, {
      metaDescription,
      relatedTrades: ['tuilier-poseur', 'poseur-lauze', 'poseur-lauze'],
    })
  })
  set('trades/monteur-gouttieres.json', 'alsoUnder', ['eaux-de-pluie'])
  set('trades/poseur-lauze.json', 'subtitle', 'La pierre à 420 €/m², pas moins')
  set('pages/trades-overview.json', 'familiesTitle', 'Les 9 grandes familles du bâtiment')
  set('pages/service-area.json', 'departmentsTitle', 'Nos cinq départements')
  set(service, 'formChoice.value', 'bois-de-toit')
  set('pages/service-area.json', 'focus.0.city', 'Périgeux')
  set('pages/service-area.json', 'nearby.0.city', 'Périgeu')
  set('pages/service-area.json', 'searchExample', 'Périgeus')
  set('firm.json', 'travel', { freeWithinKm: 50, moderateWithinKm: 50 })
  set('pictures/gouttiere-zinc.json', 'file', 'gouttiere-zink.jpg')
  set('pictures/toit-tuile.json', 'alt', 'Toit')
  writeFileSync(
    path.join(folder, 'pictures', 'oubliee.json'),
    '{ "file": "toit-tuile.jpg", "alt": "Une image que rien ne montre", "illustration": true }',
  )
  writeFileSync(path.join(folder, 'pictures', 'orpheline.jpg'), '')

  const faults = await found()
  const [tooLong = ''] = faults.filter((fault) => fault.startsWith(`${service}: title: `))
  const [, signs = ''] = / a (\d+) signes/.exec(tooLong) ?? []
  expect(tooLong).toMatch(new RegExp(` : ôtez-en ${Number(signs) - 65}$`))
  const starts = [
    `${service}: title: « Un titre beaucoup trop long`,
    `${service}: metaDescription: « Trop court. » a 11 signes ; il en faut 110 à 160`,
    `${service}: detailedServices[1].id: « tuiles » est déjà pris`,
    `${service}: detailedServices[0].trade: « monteur-gouttieres » n'est pas un métier de ce service`,
    `${service}: detailedServices[2].price.covers: dites de quoi le prix dépend`,
    'prices.json: prices.gouttiere-zinc.from: « à partir de » (62 €) doit être plus petit que « jusqu’à » (60 €)',
    'prices.json: prices.tuile-neuve.covers: dites ce que le prix comprend',
    'prices.json: prices.lauze.covers: le prix se compte par « heure » ici, et par « m² » dans unit',
    'trades/poseur-lauze.json: keyPoints[0]: ce texte donne un prix : dites aussi {prix.lauze.tva} et {prix.lauze.mois}',
    'testimonials/marthe-d-thenon.json: imageBefore: les images d’avant et d’après vont ensemble',
    'testimonials/guy-l-le-bugue.json: imageAfter: les images d’avant et d’après vont ensemble',
    'testimonials/guy-l-le-bugue.json: published: « 2026-02 » précède les travaux ou la visite (experience, « 2026-03 »)',
    `${service}: testimonials[2]: « marthe-d-thenon » est déjà dans la liste`,
    'pages/home.json: testimonials[1]: « guy-l-le-bugue » est déjà dans la liste',
    'testimonials/rose-v-sarlat-la-caneda.json: aucune page ne le montre',
    'trades/tuilier-poseur.json: metaDescription: « La lauze se pose',
    'trades/tuilier-poseur.json: relatedTrades[2]: « poseur-lauze » est déjà dans la liste',
    'trades/tuilier-poseur.json: relatedTrades: un métier n’est pas connexe à lui-même',
    'trades/monteur-gouttieres.json: alsoUnder: « eaux-de-pluie » est déjà le service du métier',
    'trades/poseur-lauze.json: subtitle: « 420 €/m² » est un prix nommé : écrivez {prix.lauze}',
    'pages/trades-overview.json: familiesTitle: « 9 grandes familles », mais il y en a 2 : écrivez {nombre.familles}',
    'pages/service-area.json: departmentsTitle: « cinq départements », mais il y en a 1 : écrivez {nombre.departements}',
    'services/bois-de-toit.json: formChoice.value: « bois-de-toit » est déjà pris',
    "pages/service-area.json: focus[0].city: « Périgeux » n'est pas dans area.json (le plus proche : « Périgueux »)",
    "pages/service-area.json: nearby[0].city: « Périgeu » n'est pas dans area.json",
    "pages/service-area.json: searchExample: « Périgeus » n'est pas dans area.json",
    'firm.json: travel: « gratuit jusqu’à » (50 km) doit être plus petit',
    "firm.json: travel.freeWithinKm: « 50 » dépasse le rayon d'intervention (40 km)",
    'pictures/gouttiere-zinc.json: file: « gouttiere-zink.jpg » n',
    'pictures/toit-tuile.json: alt: dites ce que montre l’image',
    'pictures/oubliee.json: aucune page ne la montre',
  ]
  for (const start of starts)
    expect([start, faults.filter((fault) => fault.startsWith(start)).length]).toEqual([start, 1])
  // A picture that was replaced stays behind, and keeps nothing from going online.
  expect(faults.filter((fault) => fault.includes('orpheline'))).toEqual([])
})

test('an address, a family or a choice of the form that is there twice or not at all is found', async () => {
  copyKnown()
  edit('categories.json', (record) => {
    const [first, ...others] = record.categories as Json[]
    Object.assign(record, { categories: [first, { ...others[0], ...first }, ...others] })
  })
  for (const name of readdirSync(path.join(folder, 'services')))
    set(`services/${name}`, 'formChoice', undefined)
  const faults = await found()
  for (const start of [
    'categories.json: categories[1].id: «',
    "categories.json: l'adresse /",
    'firm.json: switches.quoteForm: aucun service n’a de formChoice',
  ])
    expect([start, faults.some((fault) => fault.startsWith(start))]).toEqual([start, true])
})

test('the radius in words is named by texts, and « d’ » gives way to « de » before a consonant', async () => {
  copyKnown()
  set('pages/home.json', 'hero.lead', "Dans un rayon d'{rayon}, d'un seul tenant.")
  const { loadContent } = await import('./load')
  const lead = (words: string) => {
    set('firm.json', 'radius.homeText', words)
    return loadContent(folder)['home-page'].hero.lead.replace(/\u00A0/g, ' ')
  }
  expect(lead('environ 40 km')).toBe('Dans un rayon d’environ 40 km, d’un seul tenant.')
  expect(lead('quarante kilomètres')).toBe(
    'Dans un rayon de quarante kilomètres, d’un seul tenant.',
  )
  expect(lead('40 km')).toBe('Dans un rayon de 40 km, d’un seul tenant.')
})

test('a commune or a department that is there twice is found', async () => {
  copyKnown()
  const { departments } = read('area.json') as unknown as {
    departments: { code: string; cities: { name: string; postalCode: string }[] }[]
  }
  const [first] = departments
  const city = first!.cities[0]!
  first!.cities.push(city, { ...city, postalCode: '24999' })
  departments.push({ ...first!, cities: [{ name: 'Une autre', postalCode: '24998' }] })
  set('area.json', 'departments', departments)
  expect((await found()).filter((fault) => fault.startsWith('area.json'))).toEqual([
    `area.json: departments[0].cities[${first!.cities.length - 2}].name: « ${city.name} (${city.postalCode}) » est déjà dans la liste`,
    `area.json: departments[${departments.length - 1}].code: « ${first!.code} » est déjà pris`,
  ])
})

test('a page whose file is deleted is there no more, and that is no fault', async () => {
  copyKnown()
  expect((await pathsOf()).has('/verifiez-nous')).toBe(true)
  rmSync(path.join(folder, 'pages/checks.json'))
  rmSync(path.join(folder, 'team.json'))
  expect(await found()).toEqual([])
  const left = await pathsOf()
  expect([left.has('/verifiez-nous'), left.has('/aides-et-tva')]).toEqual([false, false])
})

test('a description that a longer price makes too long is quoted with that price', async () => {
  copyKnown()
  const trade = 'trades/poseur-lauze.json'
  // 158 signs with « 420 €/m² TTC », which « {prix.lauze} » stands for.
  set(trade, 'metaDescription', `${"Un rang après l'autre, ".repeat(7).slice(0, 145)} {prix.lauze}`)
  set('prices.json', 'prices.lauze.from', 10_420)
  const [fault = ''] = (await found()).filter((each) => each.includes(' signes '))
  expect(fault).toMatch(
    new RegExp(`^${trade}: metaDescription: « Un rang .*10\\s420\\s€/m²\\sTTC » a 161 `),
  )
})

test('what a job’s own record cannot show is found', async () => {
  copyKnown()
  const job = 'jobs/grange-du-bugue.json'
  set(job, 'commune', 'Le Bugues')
  set(job, 'from', '2026-07-01')
  set(job, 'cost.from', 500)
  set(job, 'services', ['toits-neufs', 'toits-neufs'])
  set(job, 'pairs.0.before', 'grange-apres')
  set('pages/jobs.json', 'title', 'Nos neuf chantiers')
  set('jobs/clocher-de-thenon.json', 'metaDescription', 'Trop court.')
  expect((await found()).filter((fault) => /jobs/.test(fault))).toEqual([
    'jobs/clocher-de-thenon.json: metaDescription: « Trop court. » a 11 signes ; il en faut 110 à 160',
    `${job}: commune: « Le Bugues » n'est pas dans area.json (le plus proche : « Le Bugue »)`,
    `${job}: from: le premier jour (1er juillet 2026) vient après le dernier (12 juin 2026)`,
    `${job}: cost.from: « de » (500 €) est plus grand que « à » (150 €)`,
    `${job}: services[1]: « toits-neufs » est déjà dans la liste`,
    `${job}: pairs[0]: « grange-apres » ne peut pas être l’avant et l’après`,
    'pages/jobs.json: title: « neuf chantiers », mais il y en a 3 : écrivez {nombre.chantiers}',
  ])
})

test('the list of the jobs has a title of the right length before there is a job, unless it is off', async () => {
  copyKnown()
  for (const name of readdirSync(path.join(folder, 'jobs'))) rmSync(path.join(folder, 'jobs', name))
  set('pages/jobs.json', 'title', 'Nos chantiers, et ce que les murs cachaient depuis cent ans')
  const titles = async () => (await found()).filter((fault) => /jobs\.json: title/.test(fault))
  expect(await titles()).toEqual([expect.stringContaining(' signes ; les résultats en montrent')])
  set('firm.json', 'switches.jobs', false)
  expect(await titles()).toEqual([])
})

test('where there is no testimonial, who names one is offered none', async () => {
  copyKnown()
  rmSync(path.join(folder, 'testimonials'), { recursive: true })
  expect(await refused()).toContain(
    "services/toits-neufs.json: testimonials[0]: « marthe-d-thenon » n'existe pas",
  )
})

test('what a specimen quote’s own record cannot show is found', async () => {
  copyKnown()
  const quote = 'specimen-quotes/gouttiere-de-zinc.json'
  set(quote, 'payments.1.share', 66)
  set(quote, 'validUntil', '2026-10-05')
  set(quote, 'services', ['eaux-de-pluie', 'eaux-de-pluie'])
  const twin = JSON.parse(readFileSync(path.join(folder, quote), 'utf8')) as Json
  const other = { ...twin, payments: [{ when: 'Au bout', share: 100, note: 'Tout.' }] }
  Object.assign(other, { title: 'Une autre gouttière', services: [], validUntil: '2027-01-01' })
  Object.assign(other, { metaDescription: `${String(twin.metaDescription).slice(0, -6)} encore.` })
  writeFileSync(path.join(folder, 'specimen-quotes/zinc.json'), JSON.stringify(other))
  const isSpecimen = (fault: string) => fault.startsWith('specimen-quotes/')
  expect((await found()).filter(isSpecimen)).toEqual([
    `${quote}: validUntil: le dernier jour (5 octobre 2026) ne vient pas après celui du devis (5 octobre 2026)`,
    `${quote}: services[1]: « eaux-de-pluie » est déjà dans la liste`,
    `${quote}: payments: les parts font 99 %, et non 100 %`,
    'specimen-quotes/zinc.json: name: « Gouttière en zinc » est déjà pris',
    'specimen-quotes/zinc.json: number: « SPECIMEN-1 » est déjà pris',
  ])
})

test('an amount that a text takes from a specimen quote is the amount of one of its lines', async () => {
  copyKnown()
  const at = 'trades/poseur-lauze.json'
  set('specimen-quotes/gouttiere-de-zinc.json', 'lots.0.lines.0', {
    label: 'Échafaudage',
    quantity: 96,
    unit: 'm²',
    unitPrice: 1250,
    taxRate: 10,
    note: 'Monté et démonté.',
  })
  const say = (said: string) =>
    set(at, 'keyPoints.0', `Un toit demande 2 000 €. Notre devis de zinc commenté compte ${said}.`)
  for (const said of ['1 320 € TTC', '1 200 € HT']) {
    say(said)
    expect(await found()).toEqual([])
  }
  say('1 430 € TTC')
  expect(await found()).toEqual([
    `${at}: keyPoints[0]: « 1 430 € TTC » n'est le montant d'aucune ligne, d'aucun lot ni d'aucun total des devis commentés`,
  ])
})

test('a rate of VAT beside a firm that charges none, and none beside one that does, are found', async () => {
  copyKnown()
  const rates = /taxRate|portent une TVA/
  const ofRates = async () => (await found()).filter((fault) => rates.test(fault))
  set('prices.json', 'prices.lauze.taxRate', 0)
  expect(await ofRates()).toEqual([
    'prices.json: prices.lauze.taxRate: 0 % ne vaut que pour une entreprise en franchise, et firm.json (legal.vatNumber) ne dit pas qu’elle l’est',
  ])
  set('firm.json', 'legal.vatNumber', 'franchise')
  const others = Object.keys(read('prices.json').prices as Json).filter((id) => id !== 'lauze')
  const message =
    '10 % : firm.json dit que l’entreprise ne facture pas de TVA (« franchise »), mettez 0'
  const wrong = await ofRates()
  expect(wrong).toContain(`prices.json: prices.tuile-neuve.taxRate: ${message}`)
  expect(wrong.filter((fault) => fault.startsWith('prices.json'))).toHaveLength(others.length)
  expect(wrong.filter((fault) => fault.startsWith('jobs/'))).not.toEqual([])
  expect(wrong.filter((fault) => fault.startsWith('specimen-quotes/'))).toHaveLength(1)
})

test('somebody who is there twice, or comes next century, and a team that no page shows are found', async () => {
  copyKnown()
  const [first] = (read('team.json').members ?? []) as Json[]
  set('team.json', 'members', [first, { ...first, since: 2099 }])
  const twice = [
    `team.json: members[1].name: « ${String(first?.name)} » est déjà dans la liste`,
    'team.json: members[1].since: « 2099 » : cette année n’est pas commencée',
  ]
  expect(await found()).toEqual(twice)
  rmSync(path.join(folder, 'pages/checks.json'))
  expect(await found()).toEqual([
    'team.json: members: aucune page ne montre l’équipe : elle se lit sur celle de pages/checks.json, qui manque',
    ...twice,
  ])
})

test('what is over once it is written down has no year to come, and a year that comes makes nothing wrong', async () => {
  copyKnown()
  set('firm.json', 'founded', 2099)
  set('pages/home.json', 'updated', '2099-01-01')
  set('prices.json', 'prices.lauze.month', '2099-02')
  set('facts.json', 'facts.tuile-plate', {
    ...((read('facts.json').facts as Json)['tuile-plate'] as Json),
    read: { on: '2099-03-01', from: 'source' },
    readAgain: '2099-09-01',
  })
  set('jobs/grange-du-bugue.json', 'until', '2099-04-01')
  set('specimen-quotes/gouttiere-de-zinc.json', 'date', '2099-05-01')
  set('specimen-quotes/gouttiere-de-zinc.json', 'validUntil', '2099-06-01')
  set('testimonials/guy-l-le-bugue.json', 'experience', '2099-07')
  set('testimonials/guy-l-le-bugue.json', 'published', '2099-08')
  const places = (faults: readonly string[]) =>
    faults.filter((fault) => fault.endsWith(': cette année n’est pas commencée')).sort()
  expect(places(await found())).toEqual(
    [
      'facts.json: facts.tuile-plate.read.on: « 2099-03-01 »',
      'firm.json: founded: « 2099 »',
      'jobs/grange-du-bugue.json: until: « 2099-04-01 »',
      'pages/home.json: updated: « 2099-01-01 »',
      'prices.json: prices.lauze.month: « 2099-02 »',
      'specimen-quotes/gouttiere-de-zinc.json: date: « 2099-05-01 »',
      'testimonials/guy-l-le-bugue.json: experience: « 2099-07 »',
      'testimonials/guy-l-le-bugue.json: published: « 2099-08 »',
    ].map((place) => `${place} : cette année n’est pas commencée`),
  )
  jest.useFakeTimers({ now: new Date('2099-01-02T10:00Z') })
  try {
    expect(places(await found())).toEqual([])
  } finally {
    jest.useRealTimers()
  }
})

test('closures and notices that run backwards or twice over are found, and a week without an hour, a VAT number of another firm, a language that nobody speaks', async () => {
  copyKnown()
  const closed = (from: string, until: string) => ({ from, until, text: 'Fermé.' })
  set('firm.json', 'closures', [
    closed('2027-08-02', '2027-08-20'),
    closed('2027-08-20', '2027-08-25'),
    closed('2027-12-31', '2027-12-24'),
  ])
  set('firm.json', 'notices', [closed('2027-05-02', '2027-05-01')])
  edit('firm.json', ({ openingHours }) => {
    for (const day of Object.keys(openingHours as Json))
      Object.assign(openingHours as Json, { [day]: [] })
  })
  set('firm.json', 'legal.siret', '73282932000074')
  set('firm.json', 'legal.vatNumber', 'FR40303265045')
  set('firm.json', 'languages', ['fr', 'gb'])
  expect(await found()).toEqual([
    'firm.json: closures[2]: le premier jour (31 décembre 2027) vient après le dernier (24 décembre 2027)',
    'firm.json: notices[0]: le premier jour (2 mai 2027) vient après le dernier (1er mai 2027)',
    'firm.json: closures[1]: une autre fermeture, du 2 août 2027 au 20 août 2027, a des jours de celle-ci : gardez-en une, ou séparez-les',
    "firm.json: openingHours: aucun jour n'a d'heures : dites quand on peut vous joindre, ou le site dirait « Fermé » du lundi au dimanche",
    'firm.json: legal.vatNumber: « FR40303265045 » ne va pas avec le SIRET : son numéro serait FR44732829320',
    "firm.json: languages[1]: « gb » n'est le code d'aucune langue (fr : français, en : anglais, es : espagnol)",
  ])
})

test('a language, a page of a network and a label stand in the firm’s record once', async () => {
  copyKnown()
  const page = { network: 'facebook', url: 'https://www.facebook.com/toits' }
  const label = {
    ...{ name: 'Qualibat', rge: false, domain: 'Toiture', body: 'Qualibat' },
    ...{ number: 'E-1', until: '2030-01-01' },
  }
  set('firm.json', 'languages', ['fr', 'fr'])
  set('firm.json', 'social', [page, page])
  set('firm.json', 'legal.labels', [label, { ...label, number: 'E-2' }, label])
  expect(await found()).toEqual([
    'firm.json: languages[1]: « fr » est déjà dans la liste',
    `firm.json: social[1]: « ${page.url} » est déjà dans la liste`,
    'firm.json: legal.labels[2]: « Qualibat, E-1 » est déjà dans la liste',
  ])
})

test('a label that calls itself RGE is switched on as one', async () => {
  copyKnown()
  const label = { domain: 'Toiture', body: 'Qualibat', number: 'E-1', until: '2030-01-01' }
  set('firm.json', 'legal.labels', [
    { name: 'Qualibat RGE', rge: false, ...label },
    { name: 'Qualibat RGE', rge: true, ...label },
    { name: 'Artisan', rge: false, ...label },
  ])
  expect(await refused()).toEqual([
    'firm.json: legal.labels[0].rge: « Qualibat RGE » se dit RGE : allumez RGE, ou ôtez ce mot du nom',
  ])
})

test('what the record holds fills the legal pages and structured data', async () => {
  copyKnown()
  const today = '2027-06-01'
  jest.useFakeTimers({ now: new Date(`${today}T10:00Z`), doNotFake: ['nextTick', 'setImmediate'] })
  const insurance = {
    guarantee: 'décennale',
    insurer: 'Les Assureurs réunis',
    contact: '1 rue du Bac, 75007 Paris',
    policy: 'P-12',
    activities: ['maçonnerie', 'couverture'],
    area: 'France métropolitaine',
    until: '2027-12-31',
  }
  const label = {
    name: 'Qualibat RGE',
    rge: true,
    domain: 'isolation',
    body: 'Qualibat',
    number: 'E-12',
    until: '2027-09-30',
  }
  edit('firm.json', (firm) => {
    Object.assign(firm, {
      phones: { landline: '05 36 49 00 12', mobile: '06 39 98 12 34' },
      founded: 1998,
      languages: ['fr', 'en'],
      closures: [
        { from: '2027-08-02', until: '2027-08-20', text: 'Fermé.' },
        { from: '2027-05-02', until: '2027-05-20', text: 'Fermé.' },
      ],
      legal: {
        name: 'Durand SARL',
        form: 'SARL',
        capital: 8000,
        siret: '73282932000074',
        register: { kind: 'RCS', city: 'Agen' },
        vatNumber: 'FR44732829320',
        director: 'Jeanne Durand',
        repairs: { hourly: '61 € TTC', fixed: 'Fuite : 120 €' },
        insurances: [insurance],
        mediator: { name: 'Médiation', address: '2 rue du Lac', site: 'https://mediation.fr' },
        host: { name: 'Hébergeur', address: '3 rue du Port', phone: '09 72 00 00 00' },
        labels: [label, { ...label, name: 'Périmé', until: '2027-05-31' }],
      },
    })
  })
  jest.resetModules()
  process.env.CONTENT_DIR = folder
  try {
    const { legal } = await import('../catalog')
    const facts = legal.legalNotice.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => ('facts' in block ? block.facts : [])),
    )
    const said = facts.map(([term, value]) => ordinarySpaces(`${term}: ${value}`))
    for (const fact of [
      'Entreprise: Durand SARL',
      'Nom commercial: Lauze et Volige',
      'Capital social: 8 000 €',
      'Téléphone: 05 36 49 00 12',
      'Portable: 06 39 98 12 34',
      'SIRET: 732 829 320 00074',
      'SIREN: 732 829 320',
      'RCS et ville du greffe: RCS Agen 732 829 320',
      'TVA intracommunautaire: FR44732829320',
      'Numéro de police: P-12',
      'Activités assurées: maçonnerie, couverture',
      'Validité: Jusqu’au 30 septembre 2027',
      'Site: https://mediation.fr',
    ])
      expect(said).toContain(fact)
    expect(JSON.stringify([legal.legalNotice, legal.terms])).not.toMatch(/à compléter|Périmé/)
    const dated = legal.legalNotice.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => ('until' in block && block.until ? [block.until] : []))
    expect(dated).toEqual(['2027-12-31', '2027-09-30'])

    const { business } = await import('../json-ld/business')
    expect(business({})).toMatchObject({
      legalName: 'Durand SARL',
      taxID: '732829320',
      vatID: 'FR44732829320',
      iso6523Code: '0009:73282932000074',
      foundingDate: '1998',
      knowsLanguage: ['fr', 'en'],
      hasCredential: [{ name: 'Qualibat RGE', identifier: 'E-12', expires: '2027-09-30' }],
      specialOpeningHoursSpecification: [{ validFrom: '2027-08-02', validThrough: '2027-08-20' }],
    })
  } finally {
    jest.useRealTimers()
    delete process.env.CONTENT_DIR
    jest.resetModules()
  }
})

test('the legal notice explains sample testimonials until the last of them is a customer’s', async () => {
  copyKnown()
  const notice = async () => {
    jest.resetModules()
    process.env.CONTENT_DIR = folder
    try {
      const { legal } = await import('../catalog')
      return JSON.stringify(legal.legalNotice)
    } finally {
      delete process.env.CONTENT_DIR
      jest.resetModules()
    }
  }
  expect(await notice()).toContain('Exemple de témoignage')
  for (const file of readdirSync(path.join(folder, 'testimonials')))
    set(`testimonials/${file}`, 'sample', false)
  expect(await notice()).not.toContain('Exemple de témoignage')
})

test('search engines are told of a firm’s trade, of no contractor where one person works, and « EI » with the name', async () => {
  copyKnown()
  const told = async (firm: Json) => {
    edit('firm.json', (record) => Object.assign(record, firm))
    jest.resetModules()
    process.env.CONTENT_DIR = folder
    try {
      const { business } = await import('../json-ld/business')
      const { '@type': type, legalName } = business({})
      return { type, legalName }
    } finally {
      delete process.env.CONTENT_DIR
      jest.resetModules()
    }
  }
  const several = { businessType: undefined, worksAlone: undefined }
  expect(await told(several)).toMatchObject({ type: 'GeneralContractor' })
  const legal = {
    ...(read('firm.json').legal as Json),
    ...{ name: 'Jeanne Durand', form: 'Entrepreneur individuel', capital: undefined },
  }
  expect(await told({ worksAlone: true, legal })).toEqual({
    type: 'HomeAndConstructionBusiness',
    legalName: 'Jeanne Durand EI',
  })
  expect(await told({ businessType: 'Electrician' })).toMatchObject({ type: 'Electrician' })
}, 120_000)

test('search engines are told a lunch break as two intervals of a day, a day off and each closure', async () => {
  const morning = { opens: '08:00', closes: '12:00' }
  const afternoon = { opens: '13:30', closes: '17:30' }
  copyKnown()
  set('firm.json', 'openingHours', {
    ...{ Monday: [morning, afternoon], Tuesday: [morning, afternoon], Wednesday: [morning] },
    ...{ Thursday: [morning, afternoon], Friday: [morning, afternoon], Saturday: [], Sunday: [] },
  })
  set('firm.json', 'closures', [
    { from: '2099-08-02', until: '2099-08-22', text: 'Fermé.' },
    { from: '2099-12-24', until: '2099-12-31', text: 'Fermé.' },
  ])
  jest.resetModules()
  process.env.CONTENT_DIR = folder
  try {
    const { business } = await import('../json-ld/business')
    const days = (...names: readonly string[]) => names.map((name) => `https://schema.org/${name}`)
    const type = { '@type': 'OpeningHoursSpecification' }
    const allDay = { opens: '00:00', closes: '00:00' }
    expect(business({})).toMatchObject({
      openingHoursSpecification: [
        {
          ...type,
          ...morning,
          dayOfWeek: days('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'),
        },
        { ...type, ...afternoon, dayOfWeek: days('Monday', 'Tuesday', 'Thursday', 'Friday') },
        { ...type, ...allDay, dayOfWeek: days('Saturday', 'Sunday') },
      ],
      specialOpeningHoursSpecification: [
        { ...type, ...allDay, validFrom: '2099-08-02', validThrough: '2099-08-22' },
        { ...type, ...allDay, validFrom: '2099-12-24', validThrough: '2099-12-31' },
      ],
    })
    const { hoursRuns } = await import('@/lib/text/opening-hours')
    const { company } = await import('../catalog')
    expect(hoursRuns(company.openingHours)).toEqual([
      { days: 'Lundi et mardi', hours: '8h00-12h00, 13h30-17h30' },
      { days: 'Mercredi', hours: '8h00-12h00' },
      { days: 'Jeudi et vendredi', hours: '8h00-12h00, 13h30-17h30' },
      { days: 'Samedi et dimanche', hours: 'Fermé' },
    ])
  } finally {
    delete process.env.CONTENT_DIR
    jest.resetModules()
  }
})

test('what the record lacks is not said to search engines', async () => {
  copyKnown()
  set('firm.json', 'legal', { insurances: [] })
  set('firm.json', 'languages', ['fr'])
  jest.resetModules()
  process.env.CONTENT_DIR = folder
  try {
    const { business } = await import('../json-ld/business')
    for (const property of [
      'legalName',
      'taxID',
      'vatID',
      'iso6523Code',
      'hasCredential',
      'knowsLanguage',
    ])
      expect(business({})).not.toHaveProperty(property)
  } finally {
    delete process.env.CONTENT_DIR
    jest.resetModules()
  }
})

test('a price changed in one place changes in texts, boxes and structured data', async () => {
  copyKnown()
  set('prices.json', 'prices.gouttiere-zinc.from', 71)
  jest.resetModules()
  process.env.CONTENT_DIR = folder
  try {
    const { tradeOf, services } = await import('../catalog')
    const { shownPrice } = await import('../prices')
    const { trades } = await import('../catalog')
    const fitter = trades.find(({ id }) => id === 'monteur-gouttieres')
    expect(fitter && tradeOf(fitter.id).presentationText[0]).toContain('71\u00A0€/ml')
    const box = services
      .flatMap(({ detailedServices }) => detailedServices)
      .find(({ id }) => id === 'gouttieres')?.price
    expect(box && shownPrice(box)).toMatchObject({
      text: 'À partir de 71\u00A0€/ml\u00A0TTC',
      amount: { from: 71 },
    })
  } finally {
    delete process.env.CONTENT_DIR
    jest.resetModules()
  }
})

test('where a price no longer has the month or the rate of the one that says it for both, the way out is named', async () => {
  copyKnown()
  const text = '{prix.tuile-neuve} la tuile, {prix.lauze} la lauze, {prix.lauze.termes}'
  set('trades/poseur-lauze.json', 'keyPoints.0', text)
  set('prices.json', 'prices.tuile-neuve.month', '2026-08')
  expect(await found()).toEqual([])
  set('prices.json', 'prices.tuile-neuve.month', '2026-09')
  set('prices.json', 'prices.lauze.taxRate', 20)
  expect(await found()).toContain(
    'trades/poseur-lauze.json: keyPoints[0]: ce texte donne un prix : dites aussi {prix.tuile-neuve.tva} et {prix.tuile-neuve.mois}, ou donnez au prix « tuile-neuve » le même taux de TVA et le même mois qu’à « lauze »',
  )
})

test('words that announce two amounts before a price of one, or the reverse, are named', async () => {
  copyKnown()
  const at = 'trades/poseur-lauze.json'
  const say = (text: string) => set(at, 'keyPoints.0', `${text} ({prix.lauze.termes})`)
  for (const text of ['Le prix de {prix.lauze}', 'À partir de {prix.lauze}', 'Dès {prix.lauze}']) {
    say(text)
    expect(await found()).toEqual([])
  }
  say('Elle va de {prix.lauze}')
  expect(await found()).toEqual([
    `${at}: keyPoints[0]: « de {prix.lauze} » : ce prix n'a qu'un montant, écrivez « à partir de {prix.lauze} », ou donnez-lui to`,
  ])
  set('prices.json', 'prices.lauze.to', 900)
  expect(await found()).not.toContainEqual(expect.stringContaining('keyPoints[0]: « '))
  say('À partir de {prix.lauze}')
  expect(await found()).toContain(
    `${at}: keyPoints[0]: « À partir de {prix.lauze} » : ce prix a deux montants, écrivez « de {prix.lauze} », ou retirez-lui to`,
  )
})

test('a text that says otherwise than a figure, or says it in its own words, is named', async () => {
  copyKnown()
  set('figures.json', 'figures', {
    'delai.devis': { text: 'cinq jours', about: [['devis', 'chiffr']] },
    'delai.planning': { text: 'dix jours' },
    'delai.depart': { text: 'une à deux semaines', about: [['fenêtres de toit'], ['partir']] },
    'ordre.toit': { text: 'la charpente, puis la tuile', order: [['charpent', 'bois'], ['tuile']] },
  })
  const trade = 'trades/poseur-fenetres-toit.json'
  set(trade, 'faqs', [
    { question: 'Quand viendra le devis ?', answer: 'Sous 5 jours. Vous avez une semaine.' },
    { question: 'Et chez nous ?', answer: 'Mieux vaut partir deux jours, ou trois semaines.' },
    {
      question: 'Par quoi commencer ?',
      answer: 'Les tuiles, puis la charpente. La tuile est du bois.',
    },
  ])
  set(trade, 'keyPoints.0', 'Devis en quatre jours')
  set(trade, 'expertises.0.title', 'Chiffré sous {delai.devis.chiffre}')
  set(trade, 'expertises.1.title', '{Delai.devis} pour un chiffre')
  // What one job took, and what its owner says of it.
  set('jobs/clocher-de-thenon.json', 'asked', ['Un devis en deux jours.'])
  set('testimonials/marthe-d-thenon.json', 'text', 'Un devis en deux jours.')
  expect(await found()).toEqual([
    `${trade}: keyPoints[0]: « quatre jours » contredit {delai.devis}, qui vaut « cinq jours »`,
    `${trade}: faqs[0].answer: « 5 jours » est une valeur nommée : écrivez {delai.devis}`,
    `${trade}: faqs[1].answer: « trois semaines » contredit {delai.depart}, qui vaut « une à deux semaines »`,
    `${trade}: faqs[2].answer: « Les tuiles, puis la charpente. » contredit {ordre.toit} : « la charpente, puis la tuile »`,
  ])
  const { loadContent } = await import('./load')
  const read = loadContent(folder).trades.find(({ id }) => id === 'poseur-fenetres-toit')
  expect(read?.expertises.map(({ title }) => title)).toEqual([
    'Chiffré sous 5 jours',
    'Cinq jours pour un chiffre',
  ])
})

test('the record of a photo may bear the name that a phone gave the photo, and no other one is an address', async () => {
  copyKnown()
  const about = { alt: 'Le chéneau refait, vu du faîtage.', illustration: false }
  const write = (name: string) =>
    writeFileSync(
      path.join(folder, 'pictures', `${name}.json`),
      JSON.stringify({ ...about, file: `${name}.JPG` }),
    )
  for (const name of ['IMG_2041', 'PXL_20260812_101112', 'IMG-20260812-WA0001']) write(name)
  set('pages/home.json', 'hero.image', 'IMG_2041')
  expect(await refused()).toEqual([])
  write('Photo 12')
  expect(await refused()).toEqual([
    "pictures/Photo 12.json: « Photo 12 » ne peut pas nommer une fiche d'image : des lettres sans accent, des chiffres, des traits d'union ou de soulignement. Renommez la fiche ; la photo garde son nom",
  ])
  rmSync(path.join(folder, 'pictures', 'Photo 12.json'))
  const trade = path.join(folder, 'trades', 'poseur-lauze.json')
  writeFileSync(path.join(folder, 'trades', 'poseur_lauze.json'), readFileSync(trade))
  expect(await refused()).toEqual([
    "trades/poseur_lauze.json: « poseur_lauze » ne peut pas être une adresse : des lettres sans accent, des chiffres et des traits d'union",
  ])
})

test('what still names a record that has been renamed is told its name, or where to note the former one', async () => {
  copyKnown()
  const rename = (kind: string, old: string, now: string) =>
    renameSync(path.join(folder, kind, `${old}.json`), path.join(folder, kind, `${now}.json`))
  rename('services', 'toits-neufs', 'couverture-et-zinc')
  rename('trades', 'monteur-gouttieres', 'zingueur')
  const saidOf = async (field: string) => (await refused()).find((line) => line.startsWith(field))
  const service = 'trades/poseur-lauze.json: serviceSlug: « toits-neufs »'
  const trade = 'services/eaux-de-pluie.json: detailedServices[0].trade: « monteur-gouttieres »'
  expect(await saidOf(service)).toMatch(
    /n'existe pas.* ; fiche renommée \? mettez « toits-neufs » dans ses formerIds$/,
  )
  expect(await saidOf(trade)).toMatch(/ mettez « monteur-gouttieres » dans ses formerIds$/)
  set('services/couverture-et-zinc.json', 'formerIds', ['couverture', 'toits-neufs'])
  set('trades/zingueur.json', 'formerIds', ['monteur-gouttieres'])
  expect(await saidOf(service)).toBe(
    `${service} n'existe plus : la fiche s'appelle « couverture-et-zinc »`,
  )
  expect(await saidOf(trade)).toBe(`${trade} n'existe plus : la fiche s'appelle « zingueur »`)
  set('trades/poseur-lauze.json', 'categoryId', 'pierre-et-zinc')
  const family = 'trades/poseur-lauze.json: categoryId: « pierre-et-zinc »'
  expect(await saidOf(family)).toMatch(
    /n'existe pas.* ; famille renommée \? mettez « pierre-et-zinc » dans ses formerIds$/,
  )
  set('categories.json', 'categories.0.formerIds', ['pierre-et-zinc'])
  expect(await saidOf(family)).toBe(
    `${family} n'existe plus : la famille s'appelle « sur-le-toit »`,
  )
  // A slip of the hand is no other name.
  set('services/eaux-de-pluie.json', 'detailedServices.0.trade', 'zingeur')
  expect(await saidOf('services/eaux-de-pluie.json: detailedServices[0].trade')).toBe(
    "services/eaux-de-pluie.json: detailedServices[0].trade: « zingeur » n'existe pas (le plus proche : « zingueur »)",
  )
})

test('former names of services, trades, families, jobs and specimen quotes lead to what their pages are called now, in one hop', async () => {
  copyKnown()
  set('services/toits-neufs.json', 'formerIds', ['couverture'])
  set('trades/poseur-lauze.json', 'formerIds', ['lauzeur'])
  set('trades/poseur-lauze.json', 'formerServices', ['pierre'])
  set('trades/poseur-lauze.json', 'alsoUnder', ['bois-de-toit'])
  set('categories.json', 'categories.1.formerIds', ['charpente'])
  set('jobs/grange-du-bugue.json', 'formerIds', ['grange'])
  set('specimen-quotes/gouttiere-de-zinc.json', 'formerIds', ['gouttiere'])
  jest.resetModules()
  process.env.CONTENT_DIR = folder
  try {
    const { fixedRedirects, movedAddresses } = await import('../all-redirects')
    const led = Object.fromEntries(fixedRedirects.map(({ from, to }) => [from, to]))
    const lauze = '/services/toits-neufs/metiers/poseur-lauze'
    const expected = {
      '/services/couverture': '/services/toits-neufs',
      '/service/couverture': '/services/toits-neufs',
      '/services/couverture/metiers/tuilier-poseur': '/services/toits-neufs/metiers/tuilier-poseur',
      '/services/couverture/metiers/poseur-lauze': lauze,
      '/services/couverture/metiers/lauzeur': lauze,
      '/services/toits-neufs/metiers/lauzeur': lauze,
      '/services/bois-de-toit/metiers/lauzeur': lauze,
      '/services/pierre/metiers/poseur-lauze': lauze,
      '/services/pierre/metiers/lauzeur': lauze,
      '/metiers-renovation/categories/charpente': '/metiers-renovation/categories/sous-le-toit',
      '/realisations/grange': '/realisations/grange-du-bugue',
      '/devis-commente/gouttiere': '/devis-commente/gouttiere-de-zinc',
    }
    expect(led).toMatchObject(expected)
    expect(movedAddresses).toMatchObject(expected)
    expect(led).not.toHaveProperty(['/services/pierre'])
    expect(fixedRedirects.filter(({ permanent }) => !permanent)).toEqual([])
    // What the 404 page goes by, on a host without rules.
    const { redirectTarget } = await import('@/lib/addresses/redirects')
    expect(redirectTarget('/services/couverture/', movedAddresses)).toBe('/services/toits-neufs')
    expect(redirectTarget('/services/constructor', movedAddresses)).toBeUndefined()
  } finally {
    delete process.env.CONTENT_DIR
    jest.resetModules()
  }
  expect(await found()).toEqual([])
})

test('a former address that a page, another record or a redirect has taken is named', async () => {
  copyKnown()
  set('services/toits-neufs.json', 'formerIds', ['bois-de-toit', 'couverture'])
  set('services/bois-de-toit.json', 'formerIds', ['couverture'])
  set('trades/poseur-lauze.json', 'formerIds', ['tuilier-poseur', 'lauzeur'])
  set('trades/tuilier-poseur.json', 'formerIds', ['lauzeur'])
  set('trades/poseur-lauze.json', 'formerServices', ['toits-neufs'])
  set('categories.json', 'categories.1.formerIds', ['sur-le-toit'])
  const at = (file: string) => path.join(folder, file)
  expect([...(await found())].sort()).toEqual([
    "categories.json: categories[1].formerIds[0]: « /metiers-renovation/categories/sur-le-toit » est l'adresse d'une page : ôtez ce nom",
    `services/bois-de-toit.json: formerIds[0]: « /services/couverture » est déjà une ancienne adresse, dite par ${at('services/toits-neufs.json')} : ôtez ce nom`,
    `services/toits-neufs.json: formerIds[0]: « /services/bois-de-toit » est l'adresse d'une page : ôtez ce nom`,
    `trades/poseur-lauze.json: formerIds[0]: « /services/toits-neufs/metiers/tuilier-poseur » est l'adresse d'une page : ôtez ce nom`,
    `trades/poseur-lauze.json: formerServices[0]: « /services/toits-neufs/metiers/poseur-lauze » est l'adresse d'une page : ôtez ce nom`,
    `trades/tuilier-poseur.json: formerIds[0]: « /services/toits-neufs/metiers/lauzeur » est déjà une ancienne adresse, dite par ${at('trades/poseur-lauze.json')} : ôtez ce nom`,
  ])
  set('firm.json', 'switches', {
    ...(read('firm.json').switches as Json),
    ...{ projectManagement: false, whenOff: 'redirect' },
  })
  set('services/bois-de-toit.json', 'formerIds', ['gestion-projet'])
  expect(await found()).toContain(
    'services/bois-de-toit.json: formerIds[0]: « /services/gestion-projet » mène déjà à /#services : ôtez ce nom',
  )
})

test('texts name the delay of an answer, which the firm’s record holds and may leave out', async () => {
  copyKnown()
  const trade = 'trades/poseur-fenetres-toit.json'
  set(trade, 'keyPoints.0', 'Réponse sous {delai.reponse}')
  set('firm.json', 'answerWithinHours', 36)
  const { loadContent } = await import('./load')
  const one = loadContent(folder).trades.find(({ id }) => id === 'poseur-fenetres-toit')
  expect(ordinarySpaces(one?.keyPoints[0] ?? '')).toBe('Réponse sous 36 h')

  set('firm.json', 'answerWithinHours', undefined)
  expect(await refused()).toEqual([
    `${trade}: keyPoints[0]: « {delai.reponse} » n'existe pas : firm.json ne dit pas sous combien d’heures vous répondez (answerWithinHours)`,
  ])

  set(trade, 'keyPoints.0', 'Réponse rapide')
  edit('figures.json', ({ figures }) => {
    ;(figures as Json)['delai.reponse'] = { text: 'deux jours' }
  })
  expect(await refused()).toEqual([
    'figures.json: figures.delai.reponse: « delai.reponse » ne peut pas être un nom : firm.json le donne (answerWithinHours) : ôtez-le ici',
  ])
})

test('a date of reading is the record’s, a standard has a fact, and a reading comes before the next one', async () => {
  copyKnown()
  const trade = 'trades/poseur-fenetres-toit.json'
  set(trade, 'faqs.0.answer', 'Oui (règle vérifiée le 20/11/2026), selon {fait.declaratio}.')
  expect(await refused()).toEqual([
    `${trade}: faqs.0.answer: « {fait.declaratio} » n'existe pas (le plus proche : « fait.declaration »)`.replace(
      'faqs.0.',
      'faqs[0].',
    ),
  ])
  set(trade, 'faqs.0.answer', 'Oui (règle vérifiée le 20/11/2026).')
  set(trade, 'subtitle', 'Selon les NF DTU 40.2 et NF DTU 40.23')
  set('facts.json', 'facts.declaration.readAgain', '2026-10-11')
  set('pages/quote.json', 'lead', 'Selon le NF DTU 40.23.')
  // What the home page's customers say counts as its own.
  set('testimonials/guy-l-le-bugue.json', 'text', 'Selon le NF DTU 40.23.')
  expect(await found()).toEqual([
    'facts.json: facts.declaration.readAgain: vient avant read.on (2026-10-12)',
    expect.stringMatching(/^pages \(\/\): parle d'un fait \(« NF.DTU.40\.23 »\)/),
    expect.stringMatching(/^pages \(\/demande-devis\): parle d'un fait \(« NF.DTU.40\.23 »\)/),
    expect.stringMatching(
      /^trades\/poseur-fenetres-toit\.json: subtitle: « NF DTU 40\.2 » n'a pas/,
    ),
    expect.stringMatching(/faqs\[0\]\.answer: « vérifiée le 20\/11\/2026 » ne peut pas être tapé/),
  ])
})

test('a fact fills a text whole, by its value or by its source', async () => {
  copyKnown()
  set(
    'trades/poseur-fenetres-toit.json',
    'subtitle',
    'En {fait.declaration.valeur} ({fait.declaration.source}). {fait.declaration}',
  )
  const { loadContent } = await import('./load')
  const trade = loadContent(folder).trades.find(({ id }) => id === 'poseur-fenetres-toit')
  expect(trade?.subtitle).toBe(
    'En un mois (service-public.fr, mars 2026, vérifié le 12/10/2026). Une fenêtre de toit change l’aspect de la maison et se déclare avant les travaux.',
  )
})

test('a pair of colours below AA is named with its ratio, rounded down', async () => {
  copyKnown()
  set('brand/brand.json', 'colours.action', '#c2664c')
  set('brand/brand.json', 'colours.field', '#b9b4a8')
  const faults = await found()
  const surface = String((read('brand/brand.json').colours as Json).surface)
  expect(faults).toContain(
    `brand/brand.json: colours.action: « #c2664c » a un contraste de 3,9:1 avec colours.surface (« ${surface} »), il faut 4,5:1`,
  )
  expect(faults).toContain(
    'brand/brand.json: colours.action: « #c2664c » a un contraste de 3,9:1 avec le blanc, il faut 4,5:1',
  )
  expect(faults).toContain(
    'brand/brand.json: colours.field: « #b9b4a8 » a un contraste de 2:1 avec le blanc, il faut 3:1',
  )
})

test.each([
  'firm.json',
  'prices.json',
  'figures.json',
  'facts.json',
  'categories.json',
  'services/toits-neufs.json',
  'trades/tuilier-poseur.json',
  'testimonials/guy-l-le-bugue.json',
  'pictures/toit-lauze.json',
])('%s without a comma is the one fault: whatever names what it holds is not', async (file) => {
  copyKnown()
  const text = readFileSync(path.join(folder, file), 'utf8')
  const comma = text.indexOf(',\n', text.length / 3)
  writeFileSync(path.join(folder, file), text.slice(0, comma) + text.slice(comma + 1))
  const line = text.slice(0, comma).split('\n').length + 1
  expect(await refused()).toEqual([
    `${file}: n'est pas du JSON, ligne ${line} : une virgule, un guillemet ou une accolade de trop ou qui manque`,
  ])
})

test('signs that a copied text brings, or that a wrong encoding leaves, are faults', async () => {
  copyKnown()
  set('trades/monteur-gouttieres.json', 'subtitle', 'La goutti\uFFFDre tient')
  set('trades/monteur-gouttieres.json', 'title', 'Monteur\u200B de gouttières')
  expect([...(await refused())].sort()).toEqual([
    'trades/monteur-gouttieres.json: subtitle: contient un signe abîmé ou invisible, près de « La goutti » : retapez cet endroit',
    'trades/monteur-gouttieres.json: title: contient un signe abîmé ou invisible, près de « Monteur » : retapez cet endroit',
  ])
})

test('a record that is not in UTF-8 is a fault', async () => {
  copyKnown()
  const file = path.join(folder, 'testimonials/guy-l-le-bugue.json')
  // As an editor for Windows saves it.
  writeFileSync(file, Buffer.from(readFileSync(file, 'utf8'), 'latin1'))
  expect(await refused()).toEqual([
    'testimonials/guy-l-le-bugue.json: ce fichier n’est pas en UTF-8 : enregistrez-le dans ce codage',
  ])
})

test('a field that is written twice is a fault, with its lines: the first would be lost', async () => {
  copyKnown()
  const file = path.join(folder, 'prices.json')
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('"lauze": {', '"lauze": {},\n    "lauze": {'),
  )
  expect(await refused()).toEqual([
    'prices.json: prices.lauze: ce champ est écrit deux fois, lignes 11 et 12 : gardez celle qui est juste',
  ])
})

test.each(['Dès {prix.lauze pour tout', 'Dès prix.lauze} posé', 'Dès {prix.lauze}} posé'])(
  'a brace without the other one is a fault: « %s »',
  async (text) => {
    copyKnown()
    set('trades/tuilier-poseur.json', 'subtitle', text)
    expect(await refused()).toEqual([
      'trades/tuilier-poseur.json: subtitle: a une accolade sans l’autre : un nom se met entre { et }, comme {prix.peinture}',
    ])
  },
)

test('a logo that bears the name wants a sign without it for the icons, and only then is that read', async () => {
  const { loadContent } = await import('./load')
  copyKnown()
  const record = 'brand/brand.json'
  const icon = 'brand/icon.svg'
  const widths = () => {
    const { logo, icon: drawn } = loadContent(folder)
    return [logo.box.width, drawn.box.width]
  }
  expect(widths()).toEqual([382, 96])
  rmSync(path.join(folder, icon))
  expect(await refused()).toEqual([
    `${icon}: ce fichier manque : le logo porte le nom (wordmark), les icônes veulent le signe seul, en SVG`,
  ])
  set(record, 'wordmark', false)
  expect(widths()).toEqual([382, 382])
})
