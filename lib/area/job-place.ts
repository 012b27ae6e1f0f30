import type { Coordinates } from './geography'

/** A commune in which jobs have been finished. */
export interface JobPlace {
  readonly name: string
  readonly coordinates: Coordinates
  /** The newest first. */
  readonly jobs: readonly { readonly title: string; readonly path: string }[]
}
