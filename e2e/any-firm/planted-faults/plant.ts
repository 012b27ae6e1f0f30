import { pages } from '@/lib/site/pages'
import { shownPrice } from '@/lib/site/prices'
import { amountText } from '@/lib/site/amounts'
import { modelService, templates } from '@/scripts/checks/model-pages'
import { readSite, type ExportedSite } from '@/scripts/checks/export/exported-site'

export const site = readSite()
export const service = templates.service
/** A page that shows a trade under a second address; none where the firm lists each under one service. */
const second = pages.find(({ indexable }) => !indexable)
export const secondAddress = second?.path
/** The address of the same trade that its canonical link names. */
export const keptAddress = second?.canonical

export type Change = (text: string) => string

/** A fault to plant in a page, and what the check must say of it. */
export type PlantedInPage = [
  fault: string,
  /** Undefined where the firm has no such page. */
  path: string | undefined,
  change: Change,
  found: RegExp,
]

/** Replaces the first match. @throws when nothing matches: the test would prove nothing. */
export function swap(from: string | RegExp, to: string): Change {
  return (text) => {
    const changed = text.replace(from, () => to)
    if (changed === text) throw new Error(`Nothing to plant: no ${from} in the file.`)
    return changed
  }
}

const graphStart = '<script type="application/ld+json">'

/** Replaces within the JSON-LD only. */
export function inGraph(from: string | RegExp, to: string): Change {
  return (html) => {
    const start = html.indexOf(graphStart)
    const end = html.indexOf('</script>', start)
    return html.slice(0, start) + swap(from, to)(html.slice(start, end)) + html.slice(end)
  }
}

/** Replaces within the body before the JSON-LD, which stays as it is. */
export function inBody(from: string | RegExp, to: string): Change {
  return (html) => {
    const start = html.indexOf('<body')
    const end = html.indexOf(graphStart)
    return html.slice(0, start) + swap(from, to)(html.slice(start, end)) + html.slice(end)
  }
}

/** The site without its pages, so that only the sitemap and robots.txt are left. */
export const withoutPages: ExportedSite = { ...site, pages: new Map(), others: new Map() }

/** The site with one page only, to which the change has been made. */
export function withPage(path: string, change: Change): ExportedSite {
  return { ...withoutPages, pages: new Map([[path, change(site.pages.get(path) ?? '')]]) }
}

/** The service's first price per m², as a number and as the page words it. */
const amount = modelService.detailedServices
  .flatMap(({ price }) => (price ? (shownPrice(price).amount ?? []) : []))
  .find(({ unit }) => unit === 'm²')
export const firstPrice = { from: amount?.from ?? 0, said: amount ? amountText(amount) : '' }
