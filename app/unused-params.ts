/** A parameter for a route without pages; the build removes what is exported for it. */
export const unused = 'aucun'

/**
 * The parameters of a route's pages, or `none` where there is no page: Next refuses to export a route with an
 * empty list.
 */
export function orUnused<Params>(params: readonly Params[], none: Params): Params[] {
  return params.length > 0 ? [...params] : [none]
}
