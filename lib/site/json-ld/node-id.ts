import type { IdReference } from 'schema-dts'
import { company } from '@/lib/site/catalog'
import { paths } from '@/lib/addresses/paths'

/** The name of a node: the address that speaks of it, and a word of ours. */
export function nodeId(path: string, word: string): string {
  return `${company.origins.canonical}${path}#${word}`
}

/** Nodes that stand in every page's graph, under one name. */
export const businessId = nodeId(paths.home, 'business')
export const websiteId = nodeId(paths.home, 'website')
export const areaId = nodeId(paths.home, 'area')

export function reference(id: string): IdReference {
  return { '@id': id }
}
