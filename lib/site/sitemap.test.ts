import { home as homePage, specimenQuotes } from './catalog'
import { jobPictures } from './jobs'
import { leadPicture } from './page-record'
import { pages, requirePage } from './pages'
import { siteUrl, sitemapEntries } from './sitemap'

test('the sitemap holds every page that search engines should keep, with its authored day', () => {
  expect(sitemapEntries().map(({ loc, lastmod }) => [loc, lastmod])).toEqual(
    pages.filter(({ indexable }) => indexable).map(({ path, updated }) => [path, updated]),
  )
})

test('second addresses stay out', () => {
  const second = pages.filter(({ indexable }) => !indexable).map(({ path }) => path)
  for (const { loc } of sitemapEntries()) expect(second).not.toContain(loc)
})

test('every page brings the picture it leads with, by its whole address; the home page its gallery, a job its works', () => {
  const [home, ...others] = sitemapEntries()
  expect(home?.images).toHaveLength(1 + homePage.gallery.images.length)
  for (const { loc, images } of others) {
    const page = requirePage(loc)
    const own = page.kind === 'job' ? jobPictures(page.subject.job) : []
    expect(images).toHaveLength(new Set([leadPicture(page) ?? [], own].flat()).size)
  }
  for (const { images } of sitemapEntries())
    for (const { loc } of images)
      expect(loc.href).toMatch(new RegExp(`^${siteUrl}/pictures/.+jpg$`))
})

test('a page that shows no picture brings none: its own is for previews of its link', () => {
  const without = sitemapEntries().filter(({ images }) => images.length === 0)
  expect(new Set(without.map(({ loc }) => requirePage(loc).kind))).toEqual(
    new Set(['quote', 'legal', ...(specimenQuotes.length > 0 ? ['specimenQuote'] : [])]),
  )
})
