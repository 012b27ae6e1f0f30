/** The months of the year, in lower case, as alternatives of a pattern. */
export const months =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
