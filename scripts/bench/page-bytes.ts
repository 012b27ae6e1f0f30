import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pageFile } from '../build/page-file'
import { attributeValues, lateFiles, parseHtml } from '../checks/export/html'

/** What a page names in its HTML, by when and what for it is fetched. */
export interface NamedFiles {
  readonly css: readonly string[]
  readonly fonts: readonly string[]
  readonly scriptsAtLoad: readonly string[]
  /** What the loader fetches once the visitor reaches for something (`scripts/build/late-scripts.ts`). */
  readonly scriptsWanted: readonly string[]
  readonly payload: readonly string[]
}

/** Bytes over the wire: brotli as it lies beside each text, fonts as they are. */
export type PageBytes = { readonly html: number } & {
  readonly [type in keyof NamedFiles]: number
}

/** The files that a page names in its HTML. */
export function namedFiles(html: string): NamedFiles {
  const document = parseHtml(html)
  const late = lateFiles(document)
  const named = (selector: string, attribute: string) =>
    attributeValues(document, selector, attribute).map((address) => address.replace(/\?.*/, ''))
  return {
    css: named('link[rel="stylesheet"]', 'href'),
    fonts: named('link[as="font"]', 'href'),
    // Browsers that know modules run none of the others.
    scriptsAtLoad: named('script:not([nomodule])', 'src'),
    scriptsWanted: late.filter((file) => file.endsWith('.js')),
    payload: late.filter((file) => !file.endsWith('.js')),
  }
}

/** @throws when a file that the page names is not in the export. */
export function pageBytes(out: string, pagePath: string): PageBytes {
  const name = pageFile(pagePath)
  const files = namedFiles(readFileSync(path.join(out, name), 'utf8'))
  const sum = (list: readonly string[]) =>
    list.map((file) => transferred(out, file)).reduce((total, bytes) => total + bytes, 0)
  return {
    html: transferred(out, name),
    css: sum(files.css),
    fonts: sum(files.fonts),
    scriptsAtLoad: sum(files.scriptsAtLoad),
    scriptsWanted: sum(files.scriptsWanted),
    payload: sum(files.payload),
  }
}

function transferred(out: string, name: string): number {
  const file = [`${name}.br`, name].map((each) => path.join(out, each)).find((f) => existsSync(f))
  if (!file) throw new Error(`${name} is named by a page and is not in ${out}.`)
  return statSync(file).size
}
