import type { ServedSite } from '../served-site'
import type { Visitor } from './visitor'

/** One way of using the site, written once for all engines. */
export interface Journey {
  readonly title: string
  /** Width of the window in CSS pixels, 1280 by default. */
  readonly width?: number
  /** False for pages without JavaScript. */
  readonly scripts?: false
  /** Messages that the journey is expected to cause in the console. */
  readonly problems?: readonly RegExp[]
  readonly run: (visitor: Visitor, run: Run) => Promise<void>
}

/** What a journey gets from the run that it is part of. */
interface Run {
  readonly site: ServedSite
  /** An e-mail address that no other journey of this run uses. */
  readonly email: string
}
