import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import type * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ReactElement } from 'react'
import { copyContent } from '@/lib/site/content/test-content'
import type { PageRecord } from '@/lib/site/page-record'
import { numberWord } from '@/lib/text/number-words'
import { ordinarySpaces } from '@/lib/text/ordinary-spaces'

jest.mock('next/navigation', () => ({
  useSelectedLayoutSegments: () => [],
  notFound: () => {
    throw new Error('404')
  },
}))

// Unit tests do without encoded pictures: their list is made up from the records.
jest.mock('node:fs', () => {
  const real = jest.requireActual<typeof fs>('node:fs')
  const version = { src: '/pictures/x-640-0.webp', width: 640 }
  const encoded = {
    ...{ width: 640, height: 480, avif: [version], webp: version, halves: ['#987', '#654'] },
    jpeg: { ...version, height: 480 },
  }
  return {
    ...real,
    readFileSync: (file: string, ...rest: []) => {
      if (!String(file).endsWith('.cache/pictures.json')) return real.readFileSync(file, ...rest)
      const ids = real
        .readdirSync('content/pictures')
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.replace('.json', ''))
      return JSON.stringify(Object.fromEntries(ids.map((id) => [id, encoded] as const)))
    },
  }
})

// Loaded once for all contents, which are each read by modules of their own: it takes longer than they do.
// React as it ships: in development it notes for each element where in the code it was made.
Object.assign(process.env, { NODE_ENV: 'production' })
jest.isolateModules(() => {
  for (const name of ['zod', 'react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']) {
    const library = jest.requireActual<object>(name)
    jest.doMock(name, () => library)
  }
})

type Json = Record<string, unknown>

let folder: string

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'switches-')), 'content')
  copyContent('content', folder)
  // A photo as an owner puts it there, under a phone's name: it is no record.
  writeFileSync(path.join(folder, 'pictures', 'IMG_2041.JPG'), '')
  process.env.CONTENT_DIR = folder
  process.env.RELAY_URL = 'https://relais.test/demande'
  jest.resetModules()
})
afterEach(() => {
  delete process.env.CONTENT_DIR
  delete process.env.RELAY_URL
  rmSync(path.dirname(folder), { recursive: true })
})

const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Json
const write = (file: string, record: unknown) =>
  writeFileSync(path.join(folder, file), JSON.stringify(record))
/** Also where the firm at hand has no such record: it may have switched the thing off already. */
const remove = (file: string) => rmSync(path.join(folder, file), { force: true })
const idsIn = (name: string) =>
  readdirSync(path.join(folder, name))
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'))

function change(file: string, edit: (record: Json) => void): void {
  const record = read(file)
  edit(record)
  write(file, record)
}

const set = (file: string, field: string, value: unknown) =>
  change(file, (record) => (record[field] = value))

/** « Dix » */
const spelled = (count: number) =>
  numberWord(count).replace(/^./, (letter) => letter.toLocaleUpperCase('fr'))

/** Sets switches of the firm's record. */
const turn = (switches: Json) =>
  change('firm.json', (firm) => Object.assign(firm.switches as Json, switches))

/** Takes records out, and every mention of them in the lists and fields of the others. */
function withdraw(kind: 'services' | 'trades', gone: readonly string[]): void {
  for (const id of gone) remove(`${kind}/${id}.json`)
  const pruned = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.filter((entry) => !gone.includes(entry as string)).map(pruned)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name, entry]) => name !== 'trade' || !gone.includes(entry as string))
        .map(([name, entry]) => [name, pruned(entry)]),
    )
  }
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.json') && !file.startsWith('pictures')) write(file, pruned(read(file)))
}

/** Without project management, its three trades have no page to stand under. */
function withoutProjectManagement(): void {
  withdraw(
    'trades',
    idsIn('trades').filter((id) => read(`trades/${id}.json`).serviceSlug === 'gestion-projet'),
  )
  remove('pages/project-management.json')
  change('firm.json', (firm) => delete firm.projectManagement)
  turn({ projectManagement: false })
}

interface Site {
  readonly origin: string
  readonly paths: readonly string[]
  /** The markup of every page, header and footer included, by its path. */
  readonly html: ReadonlyMap<string, string>
  readonly sitemap: readonly string[]
  readonly redirects: Readonly<Record<string, string>>
  readonly choices: readonly string[]
}

/** The whole site of the copy, each page as its route draws it. */
async function site(): Promise<Site> {
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { pages } = await import('@/lib/site/pages')
  const { firm, quoteChoices } = await import('@/lib/site/catalog')
  const { footerLinks, headerLinks } = await import('@/lib/site/navigation')
  const { SiteHeader } = await import('@/components/layout/site-header')
  const { SiteFooter } = await import('@/components/layout/site-footer')
  const { sitemapEntries } = await import('@/lib/site/sitemap')
  const { allRedirects } = await import('@/lib/site/all-redirects')
  const frame = renderToStaticMarkup(
    <>
      <SiteHeader brand={firm.brand} logo={null} links={headerLinks} />
      <SiteFooter firm={firm} signature={firm.brand} logo={null} links={footerLinks} />
    </>,
  )
  const html = new Map<string, string>()
  for (const page of pages)
    html.set(page.path, frame + renderToStaticMarkup((await draw(page)) as ReactElement))
  return {
    origin: firm.origins.canonical,
    paths: pages.map((page) => page.path),
    html,
    sitemap: sitemapEntries().map(({ loc }) => loc),
    redirects: Object.fromEntries(allRedirects.map(({ from, to }) => [from, to])),
    choices: quoteChoices.map(({ value }) => value),
  }
}

async function draw(page: PageRecord): Promise<unknown> {
  const routes = {
    home: () => import('./page'),
    quote: () => import('./demande-devis/page'),
    projectManagement: () => import('./services/gestion-projet/page'),
    tradesOverview: () => import('./metiers-renovation/page'),
    serviceArea: () => import('./zones-intervention/page'),
    estimation: () => import('./estimation-avant-achat/page'),
    checks: () => import('./verifiez-nous/page'),
    aids: () => import('./aides-et-tva/page'),
    jobs: () => import('./realisations/page'),
  }
  switch (page.kind) {
    case 'service': {
      const { default: Page } = await import('./services/[serviceSlug]/page')
      return Page({ params: Promise.resolve({ serviceSlug: page.subject.slug }) })
    }
    case 'trade': {
      const { default: Page } = await import('./services/[serviceSlug]/metiers/[tradeId]/page')
      const { home, trade } = page.subject
      return Page({ params: Promise.resolve({ serviceSlug: home.slug, tradeId: trade.id }) })
    }
    case 'job': {
      const { default: Page } = await import('./realisations/[jobId]/page')
      return Page({ params: Promise.resolve({ jobId: page.subject.job.id }) })
    }
    case 'specimenQuote': {
      const { default: Page } = await import('./devis-commente/[slug]/page')
      return Page({ params: Promise.resolve({ slug: page.subject.id }) })
    }
    case 'category': {
      const { default: Page } = await import('./metiers-renovation/categories/[categoryId]/page')
      return Page({ params: Promise.resolve({ categoryId: page.subject.category.id }) })
    }
    case 'legal': {
      const { LegalDocument } = await import('./_legal/legal-document')
      return <LegalDocument page={page} />
    }
    default: {
      const { default: Page } = await routes[page.kind]()
      return <Page />
    }
  }
}

const all = ({ html }: Site) => [...html.values()].join('\n')

/** Links, in markup and structured data alike, that lead to no page, or to no section of the home page. */
function deadLinks({ html, paths, origin }: Site): readonly string[] {
  const home = html.get('/') ?? ''
  return [...html].flatMap(([from, text]) =>
    [...text.replaceAll(`"${origin}/`, ' href="/').matchAll(/href="(\/[^"]*)"/g)]
      .map(([, href = '']) => href)
      .filter((href) => {
        const [to = '', section] = href.split('#')
        if (/\.\w+$/.test(to)) return false
        const isThere = paths.includes(to)
        const sectionMissing =
          to === '/' && section && href.startsWith('/#') && !home.includes(`id="${section}"`)
        const isNode =
          /#(?:business|website|area|webpage|image|breadcrumb|gallery.*|jobs?|specimen|picture-.*)$/.test(
            href,
          )
        return !isThere || (sectionMissing && !isNode)
      })
      .map((href) => `${from}: ${href}`),
  )
}

/** Sections that stand under a heading with nothing in it, and lists without an entry. */
function emptyParts({ html }: Site): readonly string[] {
  return [...html].flatMap(([from, text]) =>
    [...text.matchAll(/<(ul|ol|dl|tbody)\b[^>]*><\/\1>/g)]
      .map(([part]) => part)
      // Filled by the browser.
      .filter((part) => !part.includes('listbox'))
      .map((part) => `${from}: ${part}`),
  )
}

function expectWhole(built: Site): void {
  expect(deadLinks(built)).toEqual([])
  expect(emptyParts(built)).toEqual([])
  expect(built.sitemap.filter((loc) => !built.paths.includes(loc))).toEqual([])
}

test('as the firm has it, every page is drawn and every link leads somewhere', async () => {
  const built = await site()
  expectWhole(built)
  expect(built.paths.length).toBeGreaterThan(idsIn('services').length + idsIn('trades').length)
})

test('without the estimation its page, menu entries and promo box are gone, and its record may be', async () => {
  turn({ estimation: false })
  remove('pages/estimation.json')
  const built = await site()
  expectWhole(built)
  expect(built.paths).not.toContain('/estimation-avant-achat')
  expect(all(built)).not.toContain('/estimation-avant-achat')
  for (const law of ['/conditions-generales', '/confidentialite'])
    expect([law, /estimation/i.test(built.html.get(law) ?? '')]).toEqual([law, false])
  expect(built.html.get('/')).not.toContain('Demander une estimation avant achat')
  expect(built.redirects['/estimation-avant-achat']).toBeUndefined()
})

test('without project management its page, cards, notes and trades are gone', async () => {
  const { note = 'Gestion de projet' } = (read('firm.json').projectManagement ?? {}) as Json
  set('pages/home.json', 'services', { title: 'Nos services', lead: '{Nombre.prestations} façons' })
  withoutProjectManagement()
  const built = await site()
  expectWhole(built)
  expect(built.paths.filter((to) => to.includes('gestion-projet'))).toEqual([])
  expect(all(built)).not.toContain('gestion-projet')
  expect(all(built)).not.toContain(note)
  expect(built.html.get('/')).toContain(`${spelled(idsIn('services').length)} façons`)
})

test('without project management, trades that still stand under it are named', async () => {
  turn({ projectManagement: false })
  const moved = idsIn('trades').slice(0, 2)
  for (const trade of moved) set(`trades/${trade}.json`, 'serviceSlug', 'gestion-projet')
  const { loadContent } = await import('@/lib/site/content/load')
  for (const trade of moved)
    expect(() => loadContent(folder)).toThrow(
      new RegExp(`${trade}.json: serviceSlug: « gestion-projet » n'a plus de page`),
    )
})

test('without the trades’ guide the overview and the families are gone, and the trades stay', async () => {
  turn({ tradesGuide: false })
  remove('pages/trades-overview.json')
  remove('pages/category-pages.json')
  const built = await site()
  expectWhole(built)
  expect(all(built)).not.toContain('/metiers-renovation')
  for (const trade of idsIn('trades'))
    expect(built.paths.filter((to) => to.endsWith(`/metiers/${trade}`))).not.toEqual([])
  const { generateStaticParams } = await import('./metiers-renovation/categories/[categoryId]/page')
  expect(generateStaticParams()).toEqual([{ categoryId: 'aucun' }])
})

test('a guide whose services all do without a tab lists their trades all the same', async () => {
  for (const service of idsIn('services')) set(`services/${service}.json`, 'tradesTab', false)
  const built = await site()
  expectWhole(built)
  const guide = built.html.get('/metiers-renovation') ?? ''
  const [, list = ''] = guide.split('"@type":"ItemList"')
  for (const trade of idsIn('trades').filter(
    (id) => read(`trades/${id}.json`).serviceSlug !== 'gestion-projet',
  ))
    expect(list).toContain(`/metiers/${trade}"`)
  const homes = idsIn('trades').flatMap((id) => {
    const { serviceSlug, alsoUnder = [] } = read(`trades/${id}.json`)
    return [serviceSlug, ...(alsoUnder as string[])]
  })
  expect(guide.match(/role="tab"/g)).toHaveLength(
    idsIn('services').filter((slug) => homes.includes(slug)).length,
  )
})

test('a family that is not shown, or has no trade left, has no page and no entry', async () => {
  const familyOf = (trade: string) => read(`trades/${trade}.json`).categoryId as string
  const [hidden, emptied] = [...new Set(idsIn('trades').map(familyOf))]
  const ofHidden = idsIn('trades').filter((trade) => familyOf(trade) === hidden)
  const shown = [...new Set(idsIn('trades').map(familyOf))].length - 2
  change('categories.json', ({ categories }) => {
    for (const family of categories as Json[]) family.shown = family.id !== hidden
  })
  set('pages/trades-overview.json', 'familiesTitle', 'Les {chiffre.familles} familles')
  withdraw(
    'trades',
    idsIn('trades').filter((id) => familyOf(id) === emptied),
  )
  const built = await site()
  expectWhole(built)
  for (const family of [hidden, emptied])
    expect(all(built)).not.toContain(`/metiers-renovation/categories/${family}`)
  // Without a family that is shown there is nothing to stand under the title.
  const title = `Les\u00A0${shown} familles`
  if (shown > 0) expect(built.html.get('/metiers-renovation')).toContain(title)
  else expect(built.html.get('/metiers-renovation')).not.toContain(title)
  for (const trade of ofHidden)
    expect(built.paths.filter((to) => to.endsWith(`/metiers/${trade}`))).not.toEqual([])
})

test('without the map the page of the service area keeps its distances and its search', async () => {
  turn({ map: 'none' })
  change('pages/service-area.json', (page) => delete page.map)
  const built = await site()
  expectWhole(built)
  const page = built.html.get('/zones-intervention') ?? ''
  expect(page).not.toContain('area-map')
  expect(page).not.toContain('Google')
  expect(page).not.toContain('losange')
  expect(page).toContain('Votre commune')
})

test.each([
  ['own', false],
  ['own-and-google', true],
])(
  'with the map « %s » the firm’s own is drawn, and a key of Google’s asked for: %s',
  async (map, isAsked) => {
    turn({ map })
    change('pages/service-area.json', (page) => Object.assign(page, { map: { text: 'La carte.' } }))
    const { renderToStaticMarkup } = await import('react-dom/server')
    const { default: Page } = await import('./zones-intervention/page')
    const html = renderToStaticMarkup(<Page />)
    expect(html).toContain('area-map')
    expect(html).toContain('Centre de la zone')
    expect(html.includes('Google')).toBe(isAsked)
  },
)

/** Two jobs in the place of those that the firm has or has not, and the texts of their pages. */
function writeTwoJobs(): readonly string[] {
  const heroImage = (read('pages/home.json').hero as Json).image
  const [service] = idsIn('services')
  const [trade] = idsIn('trades')
  const [{ cities }] = read('area.json').departments as [{ cities: Json[] }]
  rmSync(path.join(folder, 'jobs'), { recursive: true, force: true })
  mkdirSync(path.join(folder, 'jobs'))
  const known = 'e2e/second-firm/content'
  write('pages/jobs.json', {
    ...(JSON.parse(readFileSync(`${known}/pages/jobs.json`, 'utf8')) as Json),
    closing: { title: 'Et vous ?', text: 'Un devis.' },
    heroImage,
  })
  return ['grange-du-bugue', 'gouttieres-de-sarlat'].map((id) => {
    write(`jobs/${id}.json`, {
      ...(JSON.parse(readFileSync(`${known}/jobs/${id}.json`, 'utf8')) as Json),
      ...{ heroImage, commune: cities[0]!.name, services: [service], trades: [trade] },
      ...{ pairs: [], pictures: [], words: undefined },
    })
    return id
  })
}

test('without the pages of jobs, or without a job, every trace of them is gone, and the works lead on to the gallery', async () => {
  const ids = writeTwoJobs()
  turn({ jobs: true })
  const shown = await site()
  for (const id of ids) {
    expect(shown.sitemap).toContain(`/realisations/${id}`)
    const { services, trades } = read(`jobs/${id}.json`) as { services: string[]; trades: string[] }
    const list = shown.html.get('/realisations') ?? ''
    expect(list).toContain(`href="/realisations/${id}"`)
    for (const [from, text] of shown.html)
      if (
        services.some((slug) => from === `/services/${slug}`) ||
        trades.some((trade) => from.endsWith(`/metiers/${trade}`))
      )
        expect([from, text.includes('href="/realisations')]).toEqual([from, true])
  }
  expect(shown.html.get('/')).toContain('href="/realisations"')
  expect(shown.html.get('/zones-intervention')).toContain('href="/realisations/')

  const none = (built: Site) => {
    expectWhole(built)
    expect(built.paths.filter((to) => to.startsWith('/realisations'))).toEqual([])
    expect(all(built)).not.toContain('/realisations')
    expect(built.html.get('/zones-intervention')).not.toMatch(/losange|area-map-work/)
  }
  jest.resetModules()
  turn({ jobs: false, whenOff: 'redirect' })
  remove('pages/jobs.json')
  const off = await site()
  none(off)
  const { images } = read('pages/home.json').gallery as { images: unknown[] }
  const works = images.length > 0 ? '/#gallery' : '/'
  expect(off.redirects['/realisations']).toBe(works)
  expect(off.redirects[`/realisations/${ids[0]}`]).toBe(works)
  jest.resetModules()
  turn({ jobs: true })
  writeTwoJobs()
  for (const id of ids) remove(`jobs/${id}.json`)
  none(await site())
  const { generateStaticParams } = await import('./realisations/[jobId]/page')
  expect(generateStaticParams()).toEqual([{ jobId: 'aucun' }])
})

test('a specimen quote is read from its services, its trades and the quote form; without one every trace is gone', async () => {
  const [service] = idsIn('services')
  const [trade] = idsIn('trades')
  const folderName = 'specimen-quotes'
  rmSync(path.join(folder, folderName), { recursive: true, force: true })
  mkdirSync(path.join(folder, folderName))
  write(`${folderName}/zinc.json`, {
    ...(JSON.parse(
      readFileSync('e2e/second-firm/content/specimen-quotes/gouttiere-de-zinc.json', 'utf8'),
    ) as Json),
    ...{ services: [service], trades: [trade], subtitle: 'En tout, {total.ttc}.' },
    image: (read('pages/home.json').hero as Json).image,
  })
  const to = '/devis-commente/zinc'
  const shown = await site()
  expectWhole(shown)
  expect(shown.sitemap).toContain(to)
  // 20.35 × 62.37 € + 2 × 184.50 € + 99.99 € at 10 %, 143.33 € at 20 %.
  const [said = ''] = /En\stout, [^<]*/.exec(shown.html.get(to) ?? '') ?? []
  expect(ordinarySpaces(said)).toBe('En tout, 2 084,04 €.')
  const linked = [...shown.html].filter(([, text]) => text.includes(`href="${to}"`))
  expect(linked.map(([from]) => from).toSorted()).toEqual(
    shown.paths
      .filter(
        (from) =>
          ['/demande-devis', `/services/${service}`].includes(from) ||
          from.endsWith(`/metiers/${trade}`),
      )
      .toSorted(),
  )

  jest.resetModules()
  remove(`${folderName}/zinc.json`)
  const none = await site()
  expectWhole(none)
  expect(all(none)).not.toContain('/devis-commente')
  const { generateStaticParams } = await import('./devis-commente/[slug]/page')
  expect(generateStaticParams()).toEqual([{ slug: 'aucun' }])
})

test('WhatsApp is nowhere once it is off, or when the firm has a landline alone', async () => {
  turn({ whatsApp: false })
  expect(all(await site())).not.toMatch(/wa\.me|whatsapp/i)
  jest.resetModules()
  turn({ whatsApp: true })
  set('firm.json', 'phones', { landline: '05 53 00 00 00' })
  expect(all(await site())).not.toMatch(/wa\.me|whatsapp/i)
})

test('WhatsApp reaches the mobile phone, also where the landline is shown first', async () => {
  set('firm.json', 'phones', { landline: '05 53 00 00 00', mobile: '06 39 98 55 12' })
  turn({ whatsApp: true })
  const built = await site()
  expect(all(built)).toContain('https://wa.me/33639985512')
  expect(all(built)).not.toContain('https://wa.me/335')
})

test('without notes on illustrations no picture and no data says that it is one', async () => {
  turn({ illustrationNotes: false })
  const built = await site()
  for (const [from, text] of built.html)
    expect([from, /illustration/i.test(text)]).toEqual([from, false])
})

/** The page « Vérifiez-nous » of the records as they are now. */
async function checksPage(): Promise<string> {
  jest.resetModules()
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { findPage } = await import('@/lib/site/pages')
  const page = findPage('checks', '/verifiez-nous')
  if (!page) throw new Error('the firm at hand has no such page')
  return ordinarySpaces(renderToStaticMarkup((await draw(page)) as ReactElement))
}

test('a page that shows no fees leads from its head to the quote form', async () => {
  const file = 'pages/checks.json'
  if (!existsSync(path.join(folder, file))) return
  change(file, ({ fees }) => Object.assign(fees as Json, { entries: [] }))
  const [head = ''] = (await checksPage()).split('</h1>')[1]?.split('<section') ?? []
  expect(head).toContain('href="/demande-devis"')
  expect(head).not.toContain('#tarifs')
})

test('the team is shown as it is, examples named as such and unknown to search engines, and without members not at all', async () => {
  const writeTeam = (members: readonly Json[]) =>
    write('team.json', {
      heading: { title: 'Les gens', lead: 'Trois.' },
      sampleNote: 'Des exemples.',
      members,
    })
  const pageWith = async (members: readonly Json[]): Promise<string> => {
    writeTeam(members)
    return checksPage()
  }
  const [picture = ''] = idsIn('pictures')
  const real = {
    ...{ name: 'Odile Marty', role: 'Couvreuse', since: 2011, text: 'Elle taille.' },
    ...{ picture, qualifications: ['Un brevet', 'Une habilitation'] },
  }
  if (!existsSync(path.join(folder, 'pages/checks.json'))) {
    writeTeam([real])
    const built = await site()
    expectWhole(built)
    // Without the page that shows it, a team is not told to search engines either.
    expect(all(built)).not.toContain('Odile Marty')
    return
  }
  const sample = {
    ...{ name: 'Un Tel', role: 'Apprenti', since: 2026, text: 'Il tient.' },
    sample: true,
  }
  const alone = await pageWith([real])
  for (const text of ['Odile Marty', 'Couvreuse, depuis 2011', 'Un brevet · Une habilitation'])
    expect(alone).toContain(text)
  expect(alone).toContain(
    '"employee":[{"@type":"Person","name":"Odile Marty","jobTitle":"Couvreuse"}]',
  )
  expect(alone).not.toContain('Des exemples.')

  const both = await pageWith([real, sample])
  expect(both).toContain('Des exemples.')
  expect(both).toContain('<span>Exemple</span>')
  expect(both).toContain(
    '"employee":[{"@type":"Person","name":"Odile Marty","jobTitle":"Couvreuse"}]',
  )
  expect(await pageWith([sample])).not.toContain('"employee"')

  const none = await pageWith([])
  expect(none).not.toContain('equipe')
  expect(none).not.toContain('Les gens')
})

test('without testimonials no page announces any', async () => {
  const titles = ['pages/home.json', 'pages/estimation.json', 'pages/service-pages.json']
    .filter((file) => existsSync(path.join(folder, file)))
    .map((file) => String(read(file).testimonialsTitle).replaceAll("'", '’'))
  expect(titles.length).toBeGreaterThan(1)
  for (const file of ['home', 'estimation'].map((name) => `pages/${name}.json`))
    if (existsSync(path.join(folder, file))) set(file, 'testimonials', [])
  for (const id of idsIn('services')) set(`services/${id}.json`, 'testimonials', [])
  for (const id of idsIn('jobs')) change(`jobs/${id}.json`, (job) => delete job.words)
  rmSync(path.join(folder, 'testimonials'), { recursive: true })
  const built = await site()
  expectWhole(built)
  const announced = [...built.html].flatMap(([from, html]) =>
    titles.filter((title) => html.includes(title)).map((title) => `${from}: ${title}`),
  )
  expect(announced).toEqual([])
})

test('a closed quote form leaves its page with the owner’s sentence, the phone and the e-mail, and no invitation to fill it in', async () => {
  const closedText = 'Nous ne prenons plus de demandes avant mars.'
  turn({ quoteForm: { closedText } })
  set('firm.json', 'phones', { landline: '05 53 00 00 00' })
  const built = await site()
  expectWhole(built)
  const { lead: homeLead } = read('pages/home.json').contact as Json
  const { lead: ownLead } = read('pages/quote.json')
  for (const [from, lead] of Object.entries({ '/': homeLead, '/demande-devis': ownLead })) {
    const text = ordinarySpaces(built.html.get(from) ?? '')
    expect(text).toContain(closedText)
    const [invitation = ''] = String(lead).replaceAll("'", '’').split('.')
    expect(invitation).not.toBe('')
    expect(text).not.toContain(invitation)
    expect(text).not.toContain('<form')
    expect(text).toContain('href="tel:+33553000000"')
    expect(text).toContain('href="mailto:')
  }
  expect(all(built)).toContain('href="/demande-devis"')
})

test('while no form is open, the texts of law say what the closed one has kept, and speak of no other', async () => {
  turn({ estimation: false, quoteForm: { closedText: 'Fermé.' } })
  const built = await site()
  expectWhole(built)
  const text = (address: string) => ordinarySpaces(built.html.get(address) ?? '')
  expect(text('/confidentialite')).toContain('Demande de devis (formulaire fermé en ce moment)')
  expect(text('/confidentialite')).toContain('Le formulaire de devis, fermé en ce moment, porte')
  expect(text('/conditions-generales')).toContain('Aucun contrat ne se conclut sur ce site.')
})

test('what is off redirects where the record says so, in one hop and to a page that is there', async () => {
  const family = (read('categories.json').categories as Json[])[0]!.id as string
  turn({ estimation: false, tradesGuide: false, whenOff: 'redirect' })
  withoutProjectManagement()
  const { redirects, paths } = await site()
  expect(redirects).toMatchObject({
    '/estimation-avant-achat': '/',
    '/services/gestion-projet': '/#services',
    '/service/gestion-projet': '/#services',
    '/metiers-renovation': '/#services',
    [`/metiers-renovation/categories/${family}`]: '/#services',
  })
  for (const [from, to] of Object.entries(redirects)) {
    expect(paths).not.toContain(from)
    if (!to.includes(':')) expect([from, paths.includes(to.split('#')[0]!)]).toEqual([from, true])
  }
})

test('most services and trades gone, everything follows with no other edit', async () => {
  const [first, second, ...gone] = idsIn('services') as [string, string, ...string[]]
  const managed = idsIn('trades').filter(
    (id) => read(`trades/${id}.json`).serviceSlug === 'gestion-projet',
  )
  const under = (home: string) =>
    idsIn('trades').filter((id) => read(`trades/${id}.json`).serviceSlug === home)
  const stay = [...under(first).slice(0, 3), ...under(second).slice(0, 3), ...managed]
  const choices = [first, second].map((slug) => read(`services/${slug}.json`))
  set('pages/home.json', 'services', { title: 'Nos services', lead: '{Nombre.services} façons' })
  withdraw(
    'trades',
    idsIn('trades').filter((id) => !stay.includes(id)),
  )
  withdraw('services', gone)
  const built = await site()
  expectWhole(built)
  expect([...built.choices].sort()).toEqual(
    choices.flatMap(({ formChoice }) => (formChoice as Json | undefined)?.value ?? []).sort(),
  )
  expect(built.html.get('/')).toContain('Deux façons')
  const { projectManagement } = read('firm.json').switches as { projectManagement: boolean }
  expect(built.html.get('/')?.match(/En savoir plus/g)).toHaveLength(projectManagement ? 3 : 2)
  for (const slug of gone) expect(all(built)).not.toContain(`/services/${slug}`)
})

test('a service and a trade more appear everywhere by their own files', async () => {
  const [neighbour] = idsIn('services') as [string]
  const [trade] = idsIn('trades') as [string]
  set('pages/home.json', 'services', { title: 'Nos services', lead: '{Nombre.services} façons' })
  write('services/toiture-terrasse.json', {
    ...read(`services/${neighbour}.json`),
    name: 'Toitures-terrasses',
    tradesTab: true,
    order: undefined,
    formChoice: { value: 'toiture-terrasse', label: 'Toiture-terrasse' },
  })
  change('services/toiture-terrasse.json', ({ detailedServices }) => {
    for (const detail of detailedServices as Json[]) detail.trade = undefined
  })
  write('trades/etancheur.json', {
    ...read(`trades/${trade}.json`),
    title: 'Étancheur',
    serviceSlug: 'toiture-terrasse',
    alsoUnder: undefined,
  })
  const built = await site()
  expectWhole(built)
  expect(built.choices.at(-1)).toBe('toiture-terrasse')
  expect(built.html.get('/')).toContain('href="/services/toiture-terrasse"')
  expect(built.html.get('/')).toContain(`${spelled(idsIn('services').length)} façons`)
  expect(built.html.get('/metiers-renovation')).toContain('Toitures-terrasses')
  expect(built.sitemap).toContain('/services/toiture-terrasse/metiers/etancheur')
})
