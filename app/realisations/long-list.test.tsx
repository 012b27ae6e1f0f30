import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { copyContent } from '@/lib/site/content/test-content'
import type { EncodedPicture } from '@/lib/site/pictures'
import { writeTestJobs } from '@/lib/site/test-jobs'
import { ordinarySpaces } from '@/lib/text/ordinary-spaces'

jest.mock('next/navigation', () => ({
  useSelectedLayoutSegments: () => [],
}))

/** A list of encoded pictures as long as the real one: an address in each version, with a hash of its own. */
function encoded(id: string): EncodedPicture {
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 8)
  const versions = (widths: readonly number[], ending: string) =>
    widths.map((width) => ({ src: `/pictures/${id}-${hash}-${width}.${ending}`, width }))
  const jpeg = { src: `/pictures/${id}-${hash}-1200.jpg`, width: 1200, height: 800 }
  return {
    ...{ width: 1600, height: 1067, jpeg, halves: ['#987', '#654'] },
    avif: versions([400, 640, 800, 960, 1280, 1600], 'avif'),
    webp: versions([960], 'webp')[0]!,
  }
}

// Unit tests do without encoded pictures.
jest.mock('node:fs', () => {
  const real = jest.requireActual<typeof fs>('node:fs')
  return {
    ...real,
    readFileSync: (file: string, ...rest: []) => {
      if (!String(file).endsWith('.cache/pictures.json')) return real.readFileSync(file, ...rest)
      const ids = real
        .readdirSync('content/pictures')
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.replace('.json', ''))
      return JSON.stringify(Object.fromEntries(ids.map((id) => [id, encoded(id)] as const)))
    },
  }
})

let folder: string

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'jobs-')), 'content')
  copyContent('content', folder)
  // A photo as an owner puts it there, under a phone's name: it is no record.
  writeFileSync(path.join(folder, 'pictures', 'IMG_2041.JPG'), '')
  process.env.CONTENT_DIR = folder
  jest.resetModules()
})
afterEach(() => {
  delete process.env.CONTENT_DIR
  rmSync(path.dirname(folder), { recursive: true })
})

/** So many jobs, on a page that the firm is given where it has none. */
function writeJobs(count: number): void {
  const firm = path.join(folder, 'firm.json')
  const record = JSON.parse(readFileSync(firm, 'utf8')) as { switches: object }
  writeFileSync(firm, JSON.stringify({ ...record, switches: { ...record.switches, jobs: true } }))
  const page = JSON.parse(readFileSync('e2e/second-firm/content/pages/jobs.json', 'utf8')) as object
  const [heroImage = ''] = readdirSync(path.join(folder, 'pictures')).filter((file) =>
    file.endsWith('.json'),
  )
  writeFileSync(
    path.join(folder, 'pages', 'jobs.json'),
    JSON.stringify({
      ...page,
      closing: { title: 'Et vous ?', text: 'Un devis.' },
      heroImage: path.basename(heroImage, '.json'),
    }),
  )
  writeTestJobs(folder, count)
}

/**
 * What the head of a page weighs (brotli): metadata, policy, script; as `e2e/exported-files.spec.ts` counts
 * it.
 */
const head = 5_000

test('a list of sixty jobs weighs no more than any page may: 15 kB (brotli), in proportion beyond 1,500 words', async () => {
  writeJobs(60)
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { firm } = await import('@/lib/site/catalog')
  const { footerLinks, headerLinks } = await import('@/lib/site/navigation')
  const { SiteHeader } = await import('@/components/layout/site-header')
  const { SiteFooter } = await import('@/components/layout/site-footer')
  const { default: Page } = await import('./page')
  const html = renderToStaticMarkup(
    <>
      <SiteHeader brand={firm.brand} logo={null} links={headerLinks} />
      <Page />
      <SiteFooter firm={firm} signature={firm.brand} logo={null} links={footerLinks} />
    </>,
  )
  expect(html.match(/href="\/realisations\//g)).toHaveLength(60)
  const words = html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .match(/[\p{L}\d]+/gu)
  const bytes = brotliCompressSync(html).length + head
  expect(bytes).toBeLessThanOrEqual(15_000 * Math.max(1, (words?.length ?? 0) / 1_500))

  const { jobFacets } = await import('@/lib/site/job-facets')
  const { jobs } = await import('@/lib/site/catalog')
  const facets = jobFacets(jobs)
  for (const job of jobs)
    for (const key of facets.keysOf(job)) expect(html.split(`value="${key}"`)).toHaveLength(2)
})

test('what stands over the list speaks of choosing where there is a choice, and of three where there are three', async () => {
  const idsOf = (kind: string) =>
    readdirSync(path.join(folder, kind)).map((file) => path.basename(file, '.json'))
  const [service] = idsOf('services')
  const [trade, another] = idsOf('trades')
  /** What the page shows of so many jobs that have these fields alike. */
  const shown = async (count: number, alike: object) => {
    writeJobs(count)
    for (const id of idsOf('jobs')) {
      const file = path.join(folder, 'jobs', `${id}.json`)
      const job = JSON.parse(readFileSync(file, 'utf8')) as object
      writeFileSync(file, JSON.stringify({ ...job, ...alike }))
    }
    jest.resetModules()
    const { renderToStaticMarkup } = await import('react-dom/server')
    const { default: Page } = await import('./page')
    // A line does not end in « un ».
    const html = ordinarySpaces(renderToStaticMarkup(<Page />))
    const [, title, lead] =
      /<h2 id="chantiers"[^>]*>(.*?)<\/h2>(?:<p[^>]*>(.*?)<\/p>)?/.exec(html) ?? []
    expect(html.match(/href="\/realisations\//g)).toHaveLength(count)
    return {
      ...{ title, lead, choices: html.match(/<select/g)?.length ?? 0 },
      counted: html.includes('Chantiers montrés'),
    }
  }
  const { name, list } = JSON.parse(
    readFileSync('e2e/second-firm/content/pages/jobs.json', 'utf8'),
  ) as { readonly name: string; readonly list: { readonly title: string; readonly lead: string } }

  expect(await shown(9, {})).toEqual({ ...list, choices: 3, counted: true })
  const alike = { services: [service], trades: [trade], commune: 'Une commune' }
  const some = { ...alike, trades: [trade, another] }
  expect(await shown(2, some)).toEqual({ title: list.title, choices: 1, counted: true })
  const none = { title: name, choices: 0, counted: false }
  expect(await shown(2, alike)).toEqual(none)
  expect(await shown(1, {})).toEqual(none)
}, 60_000)
