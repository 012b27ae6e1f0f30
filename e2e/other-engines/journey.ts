import type { ServedSite } from '../served-site'
import type { Visitor } from './visitor'

/** One way of using the site, told once for all engines. */
export interface Journey {
  readonly title: string
  /** Width of the window; 1280 unless told. */
  readonly width?: number
  /** Whether pages may run scripts; they may unless told. */
  readonly scripts?: false
  /** What the journey brings about in the console. */
  readonly problems?: readonly RegExp[]
  readonly run: (visitor: Visitor, run: Run) => Promise<void>
}

/** What a journey may know of the run it is part of. */
interface Run {
  readonly site: ServedSite
  /** An address that no other journey of this run sends from. */
  readonly email: string
}
