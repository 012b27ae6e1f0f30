/** @jest-environment node */
import { home as homePage } from './catalog'
import { pages } from './pages'
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

test('every page brings the picture it leads with, by its whole address; the home page its gallery', () => {
  const [home, ...others] = sitemapEntries()
  expect(home?.images).toHaveLength(1 + homePage.gallery.images.length)
  for (const { images } of others) expect(images).toHaveLength(1)
  for (const { images } of sitemapEntries())
    for (const { loc } of images)
      expect(loc.href).toMatch(new RegExp(`^${siteUrl}/pictures/.+jpg$`))
})
