import { existsSync } from 'node:fs'
import path from 'node:path'
import { chargesVat } from '../../content/schema/firm-identity'
import type { ReferenceKind } from '../../content/schema/vocabulary'
import { factsIn } from '../../lib/site/content/facts-in'
import type { ContentFault } from '../../lib/site/content/faults'
import { type CollectionKind, collections, fileOf, singles } from '../../lib/site/content/kinds'
import { firmFacts, formerFirmFile, joined, without, type FirmFacts } from '../checks/former-firm'
import { answerFaults, homesFor } from './answer-faults'
import { AnswersError, type Answers } from './answers'
import { areaRecord } from './area-record'
import { brandWith, coloursFile } from './brand'
import type { ContentTree, Json, TreeChange } from './content-tree'
import { firmRecord } from './firm-record'
import { formerTexts, withdrawGallery } from './former-texts'
import { gone, pruned } from './prune'
import { referencesOf } from '../../lib/site/content/references'
import { restoreTax, taxRatesOf, withdrawTax, type TaxRates } from './tax-rates'
import type { Territory } from './territory'

/** What adoption reads besides the records: the state of the content before it. */
export interface Before {
  readonly tree: ContentTree
  /** Colours of the logo and of the theme. */
  readonly colours: readonly string[]
  /** The drawing by which the logo is recognised. */
  readonly logo: string | undefined
  /** The facts by which firms before this one are recognised. */
  readonly former: FirmFacts | undefined
  /** Rates of VAT that the last adoption took out. */
  readonly taxRates: TaxRates
}

/** The changes that make the content another firm's, and the facts by which the former firm is recognised. */
export interface Adoption extends TreeChange {
  readonly facts: FirmFacts
}

/**
 * Computes the content of the firm that the answers describe from that of another. Pure: nothing is written.
 * With the same answers it changes nothing a second time.
 * @throws AnswersError when answers name what does not exist, or would leave a record without something it
 * requires.
 */
export function adoption(
  before: Before,
  answers: Answers,
  territory: Territory,
  file: string,
  year = new Date().getFullYear(),
): Adoption {
  const { tree } = before
  const wrong = answerFaults(answers, tree, territory, file)
  if (wrong.length > 0) throw new AnswersError(wrong)

  const oldFirm = tree.record('firm.json') as Json & { brand: string; email: string }
  const again = before.former !== undefined && oldFirm.brand === answers.brand
  const records = new Map(tree.records)
  records.set('firm.json', firmRecord(oldFirm, answers, territory, { again, year }))
  records.set(coloursFile, brandWith(tree.record(coloursFile), answers, again))
  records.set('area.json', areaRecord(tree.record('area.json'), answers, territory, again))
  rename(records, tree, oldFirm)
  keepCatalogue(records, tree, answers)
  rewriteArea(records, answers, again)
  withdrawWorks(records, again)
  if (!again) {
    withdrawGallery(records)
    forgetFormerAddresses(records)
  }
  // From the record, not the answers: the same firm need not answer again.
  const charges = chargesVat((records.get('firm.json') as { readonly legal: Json }).legal)
  const rates = charges ? {} : withdrawTax(records, before.taxRates)
  if (charges) restoreTax(records, before.taxRates)

  const keptRecords = prune(records, tree, answers, file)
  // A colour that stays belongs to the new firm too; only one that is replaced is looked for elsewhere.
  const { colours } = keptRecords.get(coloursFile) as unknown as {
    readonly colours: Readonly<Record<string, string>>
  }
  const now = firmFacts(keptRecords, Object.values(colours))
  const past = firmFacts(tree.records, before.colours)
  const facts = {
    ...without(before.former ? joined(before.former, past) : past, now),
    // Prices and delays are the former firm's until the new owner has changed them.
    prices: again ? (before.former?.prices ?? []) : past.prices,
    delays: again ? (before.former?.delays ?? []) : past.delays,
    ...formerTexts(tree, keptRecords, answers, { ...before, again }),
  }
  const written = new Map(keptRecords)
  // Rates of prices that are gone are not kept.
  const left = taxRatesOf(keptRecords)
  const taxRates = Object.fromEntries(Object.entries(rates).filter(([name]) => name in left))
  written.set(formerFirmFile, { ...facts, ...(Object.keys(taxRates).length > 0 && { taxRates }) })
  return { written, removed: removedFiles(tree, keptRecords), facts }
}

/** Replaces the former name, phone, e-mail and domain in all texts; its department only in keywords. */
function rename(records: Map<string, Json>, tree: ContentTree, oldFirm: Json): void {
  const facts = (firm: Json) => {
    const { brand, email, phones, origins, addresses } = firm as unknown as {
      readonly brand: string
      readonly email: string
      readonly phones: { readonly landline?: string; readonly mobile?: string }
      readonly origins: { readonly canonical: string }
      readonly addresses: { readonly registered: { readonly department: string } }
    }
    const phone = phones.landline ?? phones.mobile ?? ''
    return {
      texts: [brand, email, phone, new URL(origins.canonical).hostname.replace(/^www\./, '')],
      department: addresses.registered.department,
    }
  }
  const [old, now] = [facts(oldFirm), facts(records.get('firm.json') ?? {})]
  const department = new RegExp(`(?<![\\p{L}-])${old.department}(?![\\p{L}]|-\\p{L})`, 'gu')
  const change = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      const named = old.texts.reduce(
        (text, fact, index) => text.replaceAll(fact, () => now.texts[index] ?? fact),
        value,
      )
      return key === 'keywords' ? named.replace(department, () => now.department) : named
    }
    if (Array.isArray(value)) return value.map((entry) => change(entry, key))
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value).map(([name, entry]) => [name, change(entry, name)]),
      )
    return value
  }
  for (const name of tree.records.keys())
    if (name !== 'firm.json' && name !== 'area.json')
      records.set(name, change(records.get(name), '') as Json)
  const { brand } = records.get('firm.json') as Json
  records.set('firm.json', { ...(change(records.get('firm.json'), '') as Json), brand })
}

/**
 * Keeps the chosen services and trades; each trade gets a page that is kept, and at least one related trade.
 */
function keepCatalogue(records: Map<string, Json>, tree: ContentTree, answers: Answers): void {
  const { services, trades, homes } = answers
  for (const id of tree.services) if (!services.includes(id)) records.delete(fileOf('service', id))
  for (const id of tree.trades) {
    const name = fileOf('trade', id)
    const record = records.get(name)
    if (!record) continue
    if (!trades.includes(id)) {
      records.delete(name)
      continue
    }
    const { categoryId, relatedTrades, alsoUnder } = tree.trade(id)
    const home = homes[id] ?? homesFor(tree, id, answers)[0]
    const related = relatedTrades.filter((other) => trades.includes(other))
    const also = alsoUnder?.filter((slug) => slug !== home && services.includes(slug))
    records.set(name, {
      ...record,
      serviceSlug: home,
      ...(also && { alsoUnder: also.length > 0 ? also : undefined }),
      relatedTrades: related.length > 0 ? related : neighbours(id, categoryId, tree, trades),
    })
  }
}

/** Four related trades: first of the same family, then of the same service, then any. */
function neighbours(
  id: string,
  family: string,
  tree: ContentTree,
  trades: readonly string[],
): readonly string[] {
  const { serviceSlug } = tree.trade(id)
  const distance = (other: string) => {
    const trade = tree.trade(other)
    return trade.categoryId === family ? 0 : trade.serviceSlug === serviceSlug ? 1 : 2
  }
  const others = trades.filter((other) => other !== id)
  const near = others.filter((other) => distance(other) < 2)
  return [...(near.length > 0 ? near : others)]
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, 4)
}

/** The towns on the page of the area: the largest of the new area, until texts are written. */
function rewriteArea(records: Map<string, Json>, answers: Answers, again: boolean): void {
  const name = 'pages/service-area.json'
  const page = records.get(name)
  const { departments } = records.get('area.json') as unknown as {
    readonly departments: readonly {
      readonly cities: readonly { readonly name: string; readonly isMajor?: boolean }[]
    }[]
  }
  if (!page) return
  const cities = departments.flatMap((department) => department.cities)
  const offers = (key: string) =>
    (page[key] as readonly { readonly city: string }[]).filter(({ city }) =>
      cities.some((known) => known.name === city),
    )
  const major = cities.filter(({ isMajor }) => isMajor)
  const first = major.slice(0, 3)
  const others = major.slice(3, 6)
  // With too few towns, both lists name the same: the second then offers the services and trades that follow.
  const made = (start: number, towns: typeof major, isToWrite: boolean) =>
    towns.map(({ name: city }, index) => ({
      city,
      ...(isToWrite && {
        text: `[${city}, comment on y a bâti et ce que cela change : à compléter]`,
      }),
      services: turned(answers.services, start).slice(0, 4),
      trades: turned(answers.trades, (start + index) * 3).slice(0, 3),
    }))
  const kept = (key: string, offered: () => readonly Json[]) =>
    again && offers(key).length > 0 ? offers(key) : offered()
  const stays = again && cities.some((city) => city.name === page.searchExample)
  records.set(name, {
    ...page,
    ...(!stays && { searchExample: undefined }),
    // Only a person can tell how each town was built, which the title announces.
    focus: kept('focus', () => made(0, first, true)),
    nearby: kept('nearby', () => made(first.length, others.length > 0 ? others : first, false)),
  })
}

function turned<Entry>(entries: readonly Entry[], by: number): readonly Entry[] {
  const start = by % entries.length
  return [...entries.slice(start), ...entries.slice(0, start)]
}

/**
 * Removes another firm's jobs and people, which must not pass for the new firm's, and samples, testimonials
 * among them. Specimen quotes go too: under the new letterhead their unit prices would be read as the firm's.
 */
function withdrawWorks(records: Map<string, Json>, again: boolean): void {
  const works: readonly string[] = [collections.job.folder, collections['specimen-quote'].folder]
  for (const [name, record] of records) {
    const isWork = works.includes(path.dirname(name))
    const isSaid = isOf('testimonial', name)
    if ((isWork && !again) || ((isWork || isSaid) && isSample(record))) records.delete(name)
  }
  // The text above the team is true of any firm: it stays, and is not shown until there are members.
  const team = records.get(singles.team.file) as
    | { readonly members: readonly unknown[] }
    | undefined
  if (!team) return
  const members = again ? team.members.filter((member) => !isSample(member)) : []
  records.set(singles.team.file, { ...team, members })
}

/** Nobody has ever asked the new firm's domain for a former address of another firm's page. */
function forgetFormerAddresses(records: Map<string, Json>): void {
  const forget = (record: Json): Json =>
    Object.fromEntries(
      Object.entries(record).filter(([field]) => !/^former(?:Ids|Services)$/.test(field)),
    )
  for (const [name, record] of records) records.set(name, forget(record))
  const { file } = singles.categories
  const families = records.get(file)
  if (!families) return
  records.set(file, { ...families, categories: (families.categories as Json[]).map(forget) })
}

const isSample = (entry: unknown) =>
  (entry as { readonly sample?: unknown } | null | undefined)?.sample === true

/**
 * Removes references to what is gone, then testimonials, families, pictures, prices, figures and facts that
 * nothing names any more.
 */
function prune(
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
  const families = kept.get('categories.json')
  if (families)
    kept.set('categories.json', {
      ...families,
      categories: (families.categories as readonly { readonly id: string }[]).filter(({ id }) =>
        isNamed('category')(id),
      ),
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
  const known = kept.get('facts.json')?.facts as Parameters<typeof factsIn>[1]
  const others = [...kept].flatMap(([name, record]) => (name === 'facts.json' ? [] : [record]))
  const spoken = new Set(factsIn([others, tree.legalTexts], known))
  only('facts.json', 'facts', (id) => spoken.has(id))
  return kept
}

/** Whether a file below the content folder is a record of a kind. */
const isOf = (kind: CollectionKind, name: string) => path.dirname(name) === collections[kind].folder

/** Records that are gone, and photos that no record names any more. */
function removedFiles(tree: ContentTree, kept: ReadonlyMap<string, Json>): readonly string[] {
  const masters = (records: ReadonlyMap<string, Json>) =>
    [...records].flatMap(([name, { file }]) =>
      isOf('picture', name) ? `${collections.picture.folder}/${String(file)}` : [],
    )
  const left = masters(kept)
  return [
    ...[...tree.records.keys()].filter((name) => !kept.has(name)),
    ...masters(tree.records).filter((name) => !left.includes(name)),
  ]
}

/** Tests of what is true of the sample firm only: they leave with it. */
const sampleTests = ['e2e/sample-firm']

/** Those of them that are there, below the project. */
export function sampleTestsIn(project: string): readonly string[] {
  return sampleTests.filter((folder) => existsSync(path.join(project, folder)))
}
