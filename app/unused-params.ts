/** Stands for a page in a route that has none; what is exported of it is taken away by the build. */
export const unused = 'aucun'

/** An export refuses a route whose list of pages is empty: a firm may have none of a kind. */
export function orUnused<Params>(params: readonly Params[], none: Params): Params[] {
  return params.length > 0 ? [...params] : [none]
}
