import { existsSync } from 'node:fs'
import path from 'node:path'
import { chargesVat } from '../../content/schema/firm'
import type { ReferenceKind } from '../../content/schema/vocabulary'
import { factsIn } from '../../lib/site/content/facts-in'
import type { ContentFault } from '../../lib/site/content/faults'
import { collections, singles, type CollectionKind } from '../../lib/site/content/kinds'
import { firmFacts, formerFirmFile, joined, without, type FirmFacts } from '../checks/former-firm'
import { AnswersError, answerFaults, homesFor, type Answers } from './answers'
import { areaRecord } from './area-record'
import { brandWith, coloursFile } from './brand'
import { fileOf, type ContentTree, type Json, type TreeChange } from './content-tree'
import { firmRecord } from './firm-record'
import { formerTexts, withdrawGallery } from './former-texts'
import { gone, pruned, referencesOf } from './prune'
import { restoreTax, taxRatesOf, withdrawTax, type TaxRates } from './tax-rates'
import type { Territory } from './territory'

/** What adoption reads besides the records: the state of the content before it. */
export interface Before {
  readonly tree: ContentTree
  /** Colours of the mark and of the theme. */
  readonly colours: readonly string[]
  /** What the logo is recognized by. */
  readonly logo: string | undefined
  /** What was left of the firms before this one. */
  readonly former: FirmFacts | undefined
  /** Rates that the last adoption took out. */
  readonly taxRates: TaxRates
}

/** A content for another firm: what to write, what to remove, and what the former is recognized by. */
export interface Adoption extends TreeChange {
  readonly facts: FirmFacts
}

/**
 * The content of the firm that the answers describe, made of another's. Pure: nothing is written.
 * The same answers on their own result change nothing.
 * @throws AnswersError when answers name what is not there, or leave a record without what it requires.
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
  records.set(coloursFile, brandWith(tree.record(coloursFile), answers))
  records.set('area.json', areaRecord(tree.record('area.json'), answers, territory, again))
  rename(records, tree, oldFirm)
  keepCatalogue(records, tree, answers)
  rewriteArea(records, answers, again)
  withdrawWorks(records, again)
  if (!again) {
    withdrawGallery(records)
    forgetFormerAddresses(records)
  }
  // As the record has it: the same firm need not answer again what it has said before.
  const charges = chargesVat((records.get('firm.json') as { readonly legal: Json }).legal)
  const rates = charges ? {} : withdrawTax(records, before.taxRates)
  if (charges) restoreTax(records, before.taxRates)

  const keptRecords = prune(records, tree, answers, file)
  // A colour that stays is the new firm's too; one that gives way may still stand elsewhere.
  const { colours } = keptRecords.get(coloursFile) as unknown as {
    readonly colours: Readonly<Record<string, string>>
  }
  const now = firmFacts(keptRecords, Object.values(colours))
  const past = firmFacts(tree.records, before.colours)
  const facts = {
    ...without(before.former ? joined(before.former, past) : past, now),
    // Prices and delays that stay are still the former firm's, until their new owner says otherwise.
    prices: again ? (before.former?.prices ?? []) : past.prices,
    delays: again ? (before.former?.delays ?? []) : past.delays,
    ...formerTexts(tree, keptRecords, answers, { ...before, again }),
  }
  const written = new Map(keptRecords)
  // Of prices that are gone, nobody asks the rate again.
  const left = taxRatesOf(keptRecords)
  const taxRates = Object.fromEntries(Object.entries(rates).filter(([name]) => name in left))
  written.set(formerFirmFile, { ...facts, ...(Object.keys(taxRates).length > 0 && { taxRates }) })
  return { written, removed: removedFiles(tree, keptRecords), facts }
}

/** The former name, phone, e-mail and domain in texts, and what it says of itself; its department where searches are named. */
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
  const { tagline, promise } = records.get('firm.json') ?? {}
  const sayings = { [String(oldFirm.tagline)]: tagline, [String(oldFirm.promise)]: promise }
  const department = new RegExp(`(?<![\\p{L}-])${old.department}(?![\\p{L}]|-\\p{L})`, 'gu')
  const change = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      // What a firm says of itself may be short and common: only a text that is nothing else is that.
      if (Object.hasOwn(sayings, value)) return sayings[value]
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

/** The kept trades with a home that is kept, and at least one trade to go on to. */
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

/** Four trades to go on to: of the same family first, then of the same service, then any. */
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

/** The towns that the page of the area speaks of: the largest of the new area, until texts are written. */
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
  // Where there are no other towns, two lists name the same: the second goes on where the first has ended.
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
    // What its title announces, how each town was built, only a person can tell.
    focus: kept('focus', () => made(0, first, true)),
    nearby: kept('nearby', () => made(first.length, others.length > 0 ? others : first, false)),
  })
}

function turned<Entry>(entries: readonly Entry[], by: number): readonly Entry[] {
  const start = by % entries.length
  return [...entries.slice(start), ...entries.slice(0, start)]
}

/**
 * Nobody shows another firm's works or people as his own, and examples are nobody's: they leave,
 * testimonials that nobody gave among them. So do specimen quotes, for under the new letterhead
 * another's unit prices would be read as the firm's.
 */
function withdrawWorks(records: Map<string, Json>, again: boolean): void {
  const works: readonly string[] = [collections.job.folder, collections['specimen-quote'].folder]
  for (const [name, record] of records) {
    const isWork = works.includes(path.dirname(name))
    const isSaid = isOf('testimonial', name)
    if ((isWork && !again) || ((isWork || isSaid) && isSample(record))) records.delete(name)
  }
  // What stands above the team is as true of another: it waits for people, and shows nothing until then.
  const team = records.get(singles.team.file) as
    | { readonly members: readonly unknown[] }
    | undefined
  if (!team) return
  const members = again ? team.members.filter((member) => !isSample(member)) : []
  records.set(singles.team.file, { ...team, members })
}

/** Nobody has ever asked the new firm's domain for an address that a page of another's had before. */
function forgetFormerAddresses(records: Map<string, Json>): void {
  for (const [name, { formerIds, formerServices, ...record }] of records)
    if (formerIds ?? formerServices) records.set(name, record)
}

const isSample = (entry: unknown) =>
  (entry as { readonly sample?: unknown } | null | undefined)?.sample === true

/** Records without references to what is gone, then without testimonials, families, pictures, prices, figures and facts that none names. */
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
  // Of what is left: a family that goes takes along what it alone has named.
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
  // Testimonials first: what they alone have shown goes with them.
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

/** Records that are gone, and masters that no record names any more. */
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

/** Tests of what is true of the sample firm alone: they leave with it. */
const sampleTests = ['e2e/sample-firm']

/** Those of them that are there, below the project. */
export function sampleTestsIn(project: string): readonly string[] {
  return sampleTests.filter((folder) => existsSync(path.join(project, folder)))
}
