import type { Id } from '@/content/schema/vocabulary'
import { firm, home } from './catalog'
import { canonicalUrl } from './canonical-url'
import { leadPicture, type PageRecord } from './page-record'
import { pages } from './pages'
import { jobPictures } from './jobs'
import { pictureFallback } from './pictures'

/** A page as next-sitemap wants it; addresses of pictures must be `URL`s. */
export interface SitemapEntry {
  readonly loc: string
  /** The day that the record gives: unless told, next-sitemap would write the time of the build. */
  readonly lastmod: string
  readonly images: readonly { readonly loc: URL }[]
}

/** The origin of every address in the sitemap. */
export const siteUrl = firm.origins.canonical

/** Every canonical page, and no other, in the order of the records. */
export function sitemapEntries(): readonly SitemapEntry[] {
  return pages
    .filter(({ indexable }) => indexable)
    .map((page) => ({
      loc: page.path,
      lastmod: page.updated,
      images: picturesOf(page).map((id) => ({
        loc: new URL(canonicalUrl(pictureFallback(id).src)),
      })),
    }))
}

/** The pictures that a page shows: the one it leads with, those of the gallery, those of a job. */
function picturesOf(page: PageRecord): readonly Id<'picture'>[] {
  const lead = leadPicture(page)
  if (lead === undefined) return []
  if (page.kind === 'home') return [lead, ...home.gallery.images.map(({ picture }) => picture)]
  if (page.kind === 'job') return [...new Set([lead, ...jobPictures(page.subject.job)])]
  return [lead]
}
