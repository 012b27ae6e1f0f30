import { pageGraph, scriptText, type ShownOnPage } from '@/lib/site/json-ld/graph'

/** What the page says to search engines: data, which no browser runs. */
export function StructuredData({ path, ...shown }: { path: string } & ShownOnPage) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptText(pageGraph(path, shown)) }}
    />
  )
}
