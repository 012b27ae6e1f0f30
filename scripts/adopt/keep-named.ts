import path from 'node:path'
import type { ReferenceKind } from '../../content/schema/vocabulary'
import { factsIn } from '../../lib/site/content/facts-in'
import type { ContentFault } from '../../lib/site/content/faults'
import { fileOf, singles } from '../../lib/site/content/kinds'
import { referencesOf } from '../../lib/site/content/references'
import { AnswersError, type Answers } from './answers'
import { findSingle, isOf, type ContentTree, type Json } from './content-tree'
import { gone, pruned } from './prune'

/**
 * Removes references to what is gone, then testimonials, families, pictures, prices, figures and facts that
 * nothing names any more.
 */
export function keepNamed(
  records: ReadonlyMap<string, Json>,
  tree: ContentTree,
  { services, trades }: Answers,
  answersFile: string,
): ReadonlyMap<string, Json> {
  const stays = (kind: ReferenceKind, id: string) => {
    if (kind === 'trade') return trades.includes(id)
    if (kind === 'service' || kind === 'tradeHome')
      return services.includes(id) || !tree.services.includes(id)
    if (kind === 'testimonial') return records.has(fileOf(kind, id))
    return true
  }
  const faults: ContentFault[] = []
  const kept = new Map<string, Json>()
  for (const [name, record] of records) {
    const schema = tree.schemaOf(name)
    const lost: string[] = []
    const left = schema ? pruned(schema, record, stays, (field) => lost.push(field)) : record
    if (left === gone)
      faults.push({
        file: answersFile,
        message: `avec ces services et ces métiers, content/${name} resterait sans ${lost.at(-1)}`,
      })
    else kept.set(name, left as Json)
  }
  if (faults.length > 0) throw new AnswersError(faults)

  const references = new Map(
    [...kept].map(([name, record]) => {
      const schema = tree.schemaOf(name)
      return [name, schema ? referencesOf(schema, record) : []]
    }),
  )
  const isNamed = (kind: ReferenceKind) => {
    const left = [...kept.keys()].flatMap((name) => references.get(name) ?? [])
    const named = new Set(left.filter((one) => one.kind === kind).map(({ id }) => id))
    return (id: string) => named.has(id)
  }
  const families = findSingle(kept, 'categories')
  if (families)
    kept.set(singles.categories.file, {
      ...families,
      categories: families.categories.filter(({ id }) => isNamed('category')(id)),
    })
  // After families, so that what only a removed family has named goes too.
  const texts = [
    ...[...kept.values()].map((record) => JSON.stringify(record)),
    tree.legalTexts,
  ].join()
  const isSaid = (name: string) =>
    new RegExp(`\\{${name.replaceAll('.', '\\.')}[.}]`, 'i').test(texts)
  const only = (file: string, key: string, stayed: (id: string) => boolean) => {
    const record = kept.get(file)
    if (!record) return
    const entries = Object.entries(record[key] as Json).filter(([id]) => stayed(id))
    kept.set(file, { ...record, [key]: Object.fromEntries(entries) })
  }
  // Testimonials first: pictures that only they have shown go with them.
  for (const kind of ['testimonial', 'picture'] as const) {
    const isShown = isNamed(kind)
    for (const name of kept.keys())
      if (isOf(kind, name) && !isShown(path.basename(name, '.json'))) kept.delete(name)
  }
  const isPriced = isNamed('price')
  only('prices.json', 'prices', (id) => isPriced(id) || isSaid(`prix.${id}`))
  only('figures.json', 'figures', isSaid)
  const known = findSingle(kept, 'facts')?.facts ?? {}
  const others = [...kept].flatMap(([name, record]) => (name === 'facts.json' ? [] : [record]))
  const spoken = new Set(factsIn([others, tree.legalTexts], known))
  only('facts.json', 'facts', (id) => spoken.has(id))
  return kept
}
