import type { PageRecord } from './page-record'
import { requirePage } from './pages'

/** One step of the way down to a page; the last one is the page itself. */
export interface BreadcrumbStep {
  readonly name: string
  /** Where the step leads; none for the page itself. */
  readonly path?: string
}

/** The page above and the page itself; the home page stands alone. */
export function breadcrumb({ name, parent }: PageRecord): readonly BreadcrumbStep[] {
  return parent === undefined
    ? [{ name }]
    : [{ name: requirePage(parent).name, path: parent }, { name }]
}
