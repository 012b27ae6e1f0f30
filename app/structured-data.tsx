import { pageGraph, scriptText, type ShownOnPage } from '@/lib/site/json-ld/graph'
import type { PageRecord } from '@/lib/site/page-record'

/** The page's structured data for search engines: a script element that no browser runs. */
export function StructuredData({ page, ...shown }: { page: PageRecord } & ShownOnPage) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptText(pageGraph(page, shown)) }}
    />
  )
}
