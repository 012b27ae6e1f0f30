import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { fixedRedirects } from '@/lib/site/all-redirects'
import {
  firm,
  homesOf,
  jobsOfService,
  jobsOfTrade,
  jobsPage,
  tradesOverview,
  serviceCards,
  servicePages,
  services,
  trades,
} from '@/lib/site/catalog'
import { contentFolder } from '@/lib/site/content/folder'
import { readContent } from '@/lib/site/content/raw-content'
import { textsOf } from '@/lib/site/content/texts'
import { sourcesOf } from '@/lib/site/facts'
import { findPage, pages, pagesOf } from '@/lib/site/pages'
import { shownPrice } from '@/lib/site/prices'
import { telHref } from '@/lib/addresses/contact-links'
import { paths, projectManagementSlug } from '@/lib/addresses/paths'
import { withEagerModules } from '../scripts/build/eager-modules'
import { hostFiles } from '../scripts/build/hosts/answers'
import { fontFile } from '../scripts/build/fonts'
import { openFont } from '../scripts/build/open-font'
import { pageFile } from '../scripts/build/page-file'
import {
  attributeValues,
  lateFiles,
  metaContents,
  parseHtml,
  plainText,
  visibleText,
} from '../scripts/checks/export/html'
import { expect, plainTest as test } from './test'

const out = 'out'

// In one worker, so that each file is read and parsed once.
test.describe.configure({ mode: 'default' })

/** The most JavaScript that a page may load once the visitor touches it, in bytes (gzip). */
const scriptBudget = { content: 142_000, withPanels: 153_000, form: 155_000 }

function htmlFiles(folder = out): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

function htmlOf(pagePath: string): string {
  return readFileSync(path.join(out, pageFile(pagePath)), 'utf8')
}

const parsed = new Map<string, Document>()

function documentOf(pagePath: string): Document {
  const document = parsed.get(pagePath) ?? parseHtml(htmlOf(pagePath))
  parsed.set(pagePath, document)
  return document
}

const compressed = new Map<string, number>()

function gzipBytes(file: string): number {
  const bytes =
    compressed.get(file) ?? gzipSync(readFileSync(path.join(out, file)), { level: 9 }).length
  compressed.set(file, bytes)
  return bytes
}

/**
 * The JavaScript that a page fetches once the visitor touches it, or at once where it has script tags, in
 * bytes (gzip).
 */
function scriptBytes(document: Document): number {
  const sources = [
    ...attributeValues(document, 'script:not([nomodule])', 'src'),
    ...lateFiles(document).filter((file) => file.endsWith('.js')),
  ]
  return [...new Set(sources)].map(gzipBytes).reduce((sum, bytes) => sum + bytes, 0)
}

/**
 * Characters of our own that fallback fonts draw: brackets mark what is to be completed, few fonts have the
 * arrow, and « © » in the footer takes a quarter of a kilobyte.
 */
const leftToOtherFonts = '[]→©'

test('no other sign of the site’s own is left to other fonts than the firm’s', () => {
  const font = openFont(readFileSync(fontFile('text')))
  const brought = new Set(
    textsOf(readContent(contentFolder(), [])).flatMap(({ text }) => [...text]),
  )
  const shown = new Set(pages.map(({ path }) => visibleText(documentOf(path).body)).join(''))
  // Where a font has no narrow space, browsers make one from its ordinary space.
  const drawn = (sign: string) =>
    /\s/.test(sign) || font.glyphForCodePoint(sign.codePointAt(0) ?? 0).id > 0
  expect(shown.size).toBeGreaterThan(80)
  expect(
    [...shown].filter(
      (sign) => !drawn(sign) && !brought.has(sign) && !leftToOtherFonts.includes(sign),
    ),
  ).toEqual([])
})

test('every page record and redirect is an exported file, and nothing else is exported', () => {
  const exported = htmlFiles()
    .map((file) => `/${path.relative(out, file).replace(/\.html$/, '')}`)
    .map((pagePath) => (pagePath === '/index' ? '/' : pagePath))
    .filter((pagePath) => pagePath !== '/404')
  const expected = [...pages.map(({ path }) => path), ...fixedRedirects.map(({ from }) => from)]
  expect(exported.sort()).toEqual(expected.sort())
})

test('every redirect page leads to a page, or to a place in one', () => {
  const lost = fixedRedirects.filter(({ from, to }) => {
    const [pathname = '', fragment] = to.split('#')
    const place = fragment ? `[id="${fragment}"]` : 'main'
    const refresh = `meta[http-equiv="refresh"][content="0; url=${to}"]`
    return !documentOf(from).querySelector(refresh) || !documentOf(pathname).querySelector(place)
  })
  expect(lost).toEqual([])
})

test('every link and fragment leads somewhere', () => {
  const found = new Map(
    pages.map(({ path }) => {
      const document = documentOf(path)
      const ids = new Set(attributeValues(document, '[id]', 'id'))
      return [path, { hrefs: attributeValues(document, 'a', 'href'), ids }]
    }),
  )
  const dead: string[] = []
  for (const [from, { hrefs }] of found) {
    for (const href of hrefs) {
      if (/^(?:https?:|mailto:|tel:)/.test(href)) continue
      const [pathname = '', fragment] = href.split('#')
      const target = pathname || from
      if (target.startsWith('/pictures/')) {
        if (!existsSync(path.join(out, target))) dead.push(`${from} → ${href}`)
      } else if (fragment ? !found.get(target)?.ids.has(fragment) : !found.has(target))
        dead.push(`${from} → ${href}`)
    }
  }
  expect(dead).toEqual([])
})

test('every file that a page names is in the export', () => {
  const missing: string[] = []
  for (const { path: from } of pages) {
    const document = documentOf(from)
    const named = [
      ...attributeValues(document, '[src^="/"]', 'src'),
      ...attributeValues(document, '[srcset]', 'srcset').flatMap((set) =>
        set.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
      ),
      ...attributeValues(document, 'link[href^="/"]', 'href'),
      ...metaContents(document, 'og:image').map((address) => new URL(address).pathname),
    ].map((address) => address.replace(/\?.*$/, ''))
    for (const address of named)
      if (!/^\/[a-z-]*$/.test(address) && !existsSync(path.join(out, address)))
        if (!existsSync(path.join(out, `${address}.html`))) missing.push(`${from} → ${address}`)
  }
  expect(missing).toEqual([])
})

test('each page asks for the picture of its hero first, and for all others as they come near', () => {
  let withHero = 0
  for (const { path } of pages) {
    const page = documentOf(path)
    const pictures = [...page.querySelectorAll('img[src^="/pictures/"]')]
    const eager = pictures.filter((image) => image.getAttribute('loading') !== 'lazy')
    // A family's picture stands below its words.
    const hero = pictures.filter((image) => image.closest('.home-hero, .page-hero'))
    withHero += hero.length
    if (hero.length > 0) expect(eager, path).toEqual(hero)
    expect(eager.length, path).toBeLessThanOrEqual(1)
    expect(
      pictures.filter((image) => image.getAttribute('fetchpriority') === 'high'),
      path,
    ).toEqual(eager)
  }
  expect(withHero).toBeGreaterThan(1)
})

test('pictures are exported once, to a folder of their own', () => {
  const elsewhere = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(?:avif|webp|jpe?g)$/.test(name) && path.dirname(name) !== 'pictures',
  )
  expect(elsewhere).toEqual([])
})

test('no page fetches more JavaScript than its kind may', () => {
  const heavy: string[] = []
  for (const { path: from } of pages) {
    const document = documentOf(from)
    const budget = document.querySelector('form')
      ? scriptBudget.form
      : document.querySelector('.accordion, .tab-list')
        ? scriptBudget.withPanels
        : scriptBudget.content
    const bytes = scriptBytes(document)
    if (bytes > budget) heavy.push(`${from}: ${bytes} bytes of ${budget}`)
  }
  expect(heavy).toEqual([])
})

test('at load a page fetches no script at all, and later what wakes that very page up', () => {
  for (const { path: from } of pages) {
    const document = documentOf(from)
    expect(document.querySelector('script[src], link[as="script"]'), from).toBeNull()
    expect(htmlOf(from), from).not.toContain('__next_f.push')
    const [payload = '', ...scripts] = lateFiles(document)
    for (const script of scripts) expect(existsSync(path.join(out, script)), script).toBe(true)
    expect(readFileSync(path.join(out, payload), 'utf8'), from).toContain(
      JSON.stringify(document.title),
    )
  }
})

test('what React is made of is compiled as it arrives, not in one task when it starts', () => {
  const modules = lateFiles(documentOf('/'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(out, file), 'utf8'))
    .filter((script) => script.startsWith('(globalThis.TURBOPACK'))
  expect(modules.length).toBeGreaterThan(2)
  expect(modules.filter((script) => !/^.+?,\d+,\(/.test(script))).toEqual([])
  expect(modules.filter((script) => withEagerModules(script) !== script)).toEqual([])
})

test('a page of up to 1,500 words weighs no more than 15 kB (brotli), a longer one in proportion', () => {
  const heavy: string[] = []
  for (const { path: from } of pages) {
    const words = visibleText(documentOf(from).body).match(/[\p{L}\d]+/gu)
    const bytes = statSync(path.join(out, `${pageFile(from)}.br`)).size
    const limit = 15_000 * Math.max(1, (words?.length ?? 0) / 1_500)
    if (bytes > limit) heavy.push(`${from}: ${bytes} bytes for ${words?.length} words`)
  }
  expect(heavy).toEqual([])
})

test('one style sheet of at most 14 kB (gzip) serves every page', () => {
  const sheets = new Set(
    pages.flatMap(({ path: from }) =>
      attributeValues(documentOf(from), 'link[rel="stylesheet"]', 'href'),
    ),
  )
  expect(sheets.size).toBe(1)
  for (const sheet of sheets) expect(gzipBytes(sheet)).toBeLessThanOrEqual(14_000)
})

test('the not-found page stays within the budget of a content page', () => {
  expect(scriptBytes(documentOf('/404'))).toBeLessThanOrEqual(scriptBudget.content)
})

test('under its English words the not-found page has a French line, the services, the trades and the phone', () => {
  const ways = documentOf('/404').querySelector('nav[aria-labelledby="issues"]')
  expect(visibleText(ways!)).toContain('Cette page n’existe pas')
  expect(attributeValues(ways!, 'a', 'href')).toEqual([
    telHref(firm.phone),
    ...serviceCards.map(({ slug }) => paths.service(slug)),
    ...(tradesOverview ? [paths.trades] : []),
  ])
})

test('every family is linked from the pages of its trades and from the families beside it', () => {
  for (const { path: to, subject } of pagesOf('category')) {
    const from = pages.filter(
      ({ path: other }) => other !== to && documentOf(other).querySelector(`main a[href="${to}"]`),
    )
    const kinds = new Set(from.map(({ kind }) => kind))
    expect(from.length, to).toBeGreaterThan(subject.trades.length)
    expect([...kinds], to).toEqual(expect.arrayContaining(['trade', 'tradesOverview']))
  }
})

test('the pages of aids and of project management are linked from what they are about, each work by its name', () => {
  const linked = (pagePath: string) => attributeValues(documentOf(pagePath), 'main a', 'href')
  const works = findPage('aids', paths.aids)?.subject.wishes ?? []
  for (const { id, trade } of works.filter((work) => work.trade)) {
    const { serviceSlug } = trades.find((each) => each.id === trade)!
    expect(linked(paths.trade(serviceSlug, trade!))).toContain(`${paths.aids}#${id}`)
    if (serviceSlug !== (projectManagementSlug as string))
      expect(linked(paths.service(serviceSlug))).toContain(`${paths.aids}#${id}`)
  }
  const managed = paths.service(projectManagementSlug)
  const leading = [paths.home, ...pagesOf('trade').map((page) => page.path)]
  for (const from of leading.filter(() => firm.switches.projectManagement))
    expect(linked(from), from).toContain(managed)
})

test('what the not-found page loads to read its address is small, and knows no catalogue', () => {
  const folder = path.join(out, '_next/static/chunks')
  const bytes = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name)))
    .filter((chunk) => chunk.includes('Corps de métier non trouvé'))
    .map((chunk) => gzipSync(chunk, { level: 9 }).length)
  expect(bytes).toHaveLength(1)
  expect(bytes[0]).toBeLessThanOrEqual(2_000)
})

test('the two fonts weigh no more than 60 kB together', () => {
  const fonts = readdirSync(path.join(out, '_next/static/media')).filter((name) =>
    name.endsWith('.woff2'),
  )
  const bytes = fonts.map((name) => readFileSync(path.join(out, '_next/static/media', name)).length)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000)
})

test('all that a visitor can read stands in the HTML, closed panels included', () => {
  for (const { slug, detailedServices, faqs } of services) {
    const text = visibleText(documentOf(paths.service(slug)).body)
    for (const { description } of detailedServices)
      for (const paragraph of description) expect(text).toContain(plainText(paragraph))
    for (const { answer } of faqs) expect(text).toContain(plainText(answer))
  }
})

test('whoever reads the HTML alone hears of no closure of other days and of no form that failed', () => {
  for (const page of pages) {
    const document = documentOf(page.path)
    const untrue = document.querySelectorAll(
      '[data-period]:not([data-period^="/"]), .scripts-failed',
    )
    expect([...untrue].filter((element) => !element.hasAttribute('hidden'))).toEqual([])
    // Readers of articles drop what calls itself a header, unless it calls itself the main part too.
    expect(document.querySelector('main')?.classList).toContain('main')
  }
})

test('every service page has its sections in order, its tabs, their prices and its duration', () => {
  const texts = (root: ParentNode, selector: string) =>
    [...root.querySelectorAll(selector)].map(({ textContent }) => plainText(textContent ?? ''))
  for (const service of services) {
    const { slug, detailedServices } = service
    const document = documentOf(paths.service(slug))
    expect(texts(document, 'main h2'), slug).toEqual(
      [
        service.presentationTitle,
        servicePages.detailsTitle,
        ...[service.types, service.process, service.regulations].flatMap((own) => own?.title ?? []),
        ...(jobsOfService(slug).length > 0 ? [jobsPage!.elsewhereTitle] : []),
        'Questions fréquentes',
        service.closing,
        ...(service.testimonials.length > 0 ? [servicePages.testimonialsTitle] : []),
      ].map(plainText),
    )
    const alone = detailedServices.length === 1
    expect(texts(document, '[role="tab"]'), slug).toEqual(
      alone ? [] : detailedServices.map(({ name }) => plainText(name)),
    )
    expect(texts(document, 'main').join(), slug).toContain(
      plainText(`${servicePages.durationTerm}${service.averageDuration}`),
    )
    const panels = document.querySelectorAll(alone ? 'div.panel' : '[role="tabpanel"]')
    expect(panels, slug).toHaveLength(detailedServices.length)
    for (const [index, { name, price, trade }] of detailedServices.entries()) {
      const panel = panels[index]!
      expect(texts(panel, 'h3')[0], slug).toBe(plainText(name))
      if (price)
        expect(plainText(panel.textContent ?? ''), `${slug}, ${name}`).toContain(
          plainText(shownPrice(price).text),
        )
      const links = panel.querySelectorAll(`a[href="${paths.trade(slug, trade!)}"]`)
      expect(links, `${slug}, ${name}`).toHaveLength(1)
    }
  }
})

test('every trade page has its sections in order, its blocks after those that they name', () => {
  for (const trade of trades) {
    const blocks = (place: string) =>
      (trade.blocks ?? []).flatMap(({ after }, index) =>
        after === place ? [`bloc-${index + 1}`] : [],
      )
    for (const { slug: serviceSlug } of homesOf(trade)) {
      const document = documentOf(paths.trade(serviceSlug, trade.id))
      expect(attributeValues(document, 'main h2', 'id'), trade.id).toEqual([
        'presentation',
        ...blocks('presentation'),
        'expertises',
        ...blocks('expertises'),
        'methode',
        ...blocks('method'),
        ...(jobsOfTrade(trade.id).length > 0 ? ['realisations'] : []),
        'questions',
        'contact-title',
        'metiers-connexes',
      ])
    }
  }
})

test('all that a block says stands in its page: cells under their column, parts beside their number', () => {
  const own = (value: unknown, key = ''): string[] =>
    typeof value === 'string'
      ? ['type', 'after', 'd', 'fill', 'stroke', 'dash', 'alternative'].includes(key)
        ? []
        : [value]
      : value !== null && typeof value === 'object'
        ? Object.entries(value).flatMap(([name, entry]) => own(entry, name))
        : []
  for (const { id, serviceSlug, blocks = [] } of trades) {
    const document = documentOf(paths.trade(serviceSlug, id))
    for (const [index, block] of blocks.entries()) {
      const section = document.getElementById(`bloc-${index + 1}`)?.closest('section')
      const text = visibleText(section!)
      for (const said of own(block)) expect(text, id).toContain(plainText(said))
      for (const row of section!.querySelectorAll('tbody tr'))
        expect(attributeValues(row, 'td', 'data-label'), id).toEqual(
          [...section!.querySelectorAll('thead th')].map(({ textContent }) => textContent),
        )
      if (block.type !== 'drawing') continue
      const numbers = block.parts.map((_, part) => String(part + 1))
      const drawn = [...section!.querySelectorAll('svg text')].map(({ textContent }) => textContent)
      const listed = [...section!.querySelectorAll('ol span[aria-hidden]')]
      expect(attributeValues(section!, 'svg[role="img"]', 'aria-label')).toEqual([
        block.alternative,
      ])
      expect(drawn, id).toEqual(numbers)
      expect(
        listed.map(({ textContent }) => textContent),
        id,
      ).toEqual(numbers)
    }
  }
})

test('every page lists where its facts of law, tax, aid and norm come from, and no other page does', () => {
  for (const page of pages) {
    const document = documentOf(page.path)
    const shown = [...document.querySelectorAll('[aria-labelledby="sources"] li')].map((line) =>
      plainText(line.textContent ?? '').trim(),
    )
    expect(shown, page.path).toEqual(
      sourcesOf(page).map(({ label, title, about }) => plainText(`${label} : ${title}, ${about}.`)),
    )
  }
})

test('no exported file names a path of the machine that built it, or its environment', () => {
  const leaks = readdirSync(out, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:html|js|css|txt|json)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'utf8').includes(process.cwd()))
  expect(leaks).toEqual([])
})

test('the export holds what visitors fetch, its compressed versions, what hosts read, and no more', () => {
  const known =
    /(?:\.(?:html|txt|js|css|xml|svg|webmanifest)(?:\.(?:br|gz))?|\.(?:avif|webp|jpg|png|ico|woff2))$/
  const others = readdirSync(out, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)))
    .filter((name) => !known.test(name) || /manifest\.js|_not-found|\.map$/i.test(name))
  expect(others.sort()).toEqual([...hostFiles].sort())
})
