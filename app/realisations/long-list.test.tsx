import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import type * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { EncodedPicture } from '@/lib/site/pictures'
import { writeTestJobs } from '@/lib/site/test-jobs'

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
  cpSync('content', folder, {
    recursive: true,
    filter: (file) =>
      (statSync(file).isDirectory() || /\.(?:json|svg)$/.test(file)) && !file.includes('generated'),
  })
  // A photo as an owner puts it there, under a phone's name: it is no record.
  writeFileSync(path.join(folder, 'pictures', 'IMG_2041.JPG'), '')
  process.env.CONTENT_DIR = folder
  jest.resetModules()
})
afterEach(() => {
  delete process.env.CONTENT_DIR
  rmSync(path.dirname(folder), { recursive: true })
})

/** Sixty jobs, on a page that the firm is given where it has none. */
function writeSixtyJobs(): void {
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
  writeTestJobs(folder, 60)
}

/** What the head of a page weighs (brotli): metadata, policy, script; as `e2e/exported-files.spec.ts` counts it. */
const head = 5_000

test('a list of sixty jobs weighs no more than any page may: 15 kB (brotli), in proportion beyond 1,500 words', async () => {
  writeSixtyJobs()
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { company } = await import('@/lib/site/catalog')
  const { footerLinks, headerLinks } = await import('@/lib/site/navigation')
  const { SiteHeader } = await import('@/components/layout/site-header')
  const { SiteFooter } = await import('@/components/layout/site-footer')
  const { default: Page } = await import('./page')
  const html = renderToStaticMarkup(
    <>
      <SiteHeader brand={company.brand} logo={null} links={headerLinks} />
      <Page />
      <SiteFooter company={company} signature={company.brand} logo={null} links={footerLinks} />
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
