import type { IdReference } from 'schema-dts'
import { firm } from '@/lib/site/catalog'
import { paths } from '@/lib/addresses/paths'

/** The id of a node: the address of the page that describes it, and a word. */
export function nodeId(path: string, word: string): string {
  return `${firm.origins.canonical}${path}#${word}`
}

/** Ids of nodes that stand in the graph of every page. */
export const businessId = nodeId(paths.home, 'business')
export const websiteId = nodeId(paths.home, 'website')
export const areaId = nodeId(paths.home, 'area')

/** A reference to a node by its id. */
export function reference(id: string): IdReference {
  return { '@id': id }
}
