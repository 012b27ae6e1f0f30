import { existsSync } from 'node:fs'
import path from 'node:path'
import { answerDelay, quoteDelay } from '../../content/schema/figures'
import { chargesVat } from '../../content/schema/firm-identity'
import { collections, fileOf, singles } from '../../lib/site/content/kinds'
import {
  delayFact,
  firmFacts,
  formerFirmFile,
  joined,
  without,
  type FirmFacts,
} from '../checks/former-firm'
import { answerFaults, homesFor } from './answer-faults'
import { AnswersError, type Answers } from './answers'
import { rewriteArea } from './area-page'
import { areaRecord } from './area-record'
import { brandWith, coloursFile } from './brand'
import {
  findSingle,
  isOf,
  singleIn,
  type ContentTree,
  type Json,
  type TreeChange,
} from './content-tree'
import { firmRecord } from './firm-record'
import { formerTexts, withdrawGallery } from './former-texts'
import { keepNamed } from './keep-named'
import { rename } from './rename'
import { restoreTax, taxRatesOf, withdrawTax, type TaxRates } from './tax-rates'
import type { Territory } from './territory'
import { fitPlace } from './where'

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

  const oldFirm = tree.record(singles.firm.file)
  const again = before.former !== undefined && oldFirm.brand === answers.brand
  const records = new Map(tree.records)
  records.set('firm.json', firmRecord(oldFirm, answers, territory, { again, year }))
  records.set(coloursFile, brandWith(tree.record(coloursFile), answers, again))
  records.set('area.json', areaRecord(tree.record('area.json'), answers, territory, again))
  rename(records, tree)
  setDelays(records, answers)
  keepCatalogue(records, tree, answers)
  rewriteArea(records, answers, {
    again,
    former: singleIn(tree.records, 'firm').addresses.registered.department,
  })
  withdrawWorks(records, again)
  if (!again) {
    withdrawGallery(records)
    forgetFormerAddresses(records)
  }
  // From the record, not the answers: the same firm need not answer again.
  const charges = chargesVat(singleIn(records, 'firm').legal)
  const rates = charges ? {} : withdrawTax(records, before.taxRates)
  if (charges) restoreTax(records, before.taxRates)
  fitPlace(records)

  const keptRecords = keepNamed(records, tree, answers, file)
  // A colour that stays belongs to the new firm too; only one that is replaced is looked for elsewhere.
  const { colours } = singleIn(keptRecords, 'brand')
  const now = firmFacts(keptRecords, Object.values(colours))
  const past = firmFacts(tree.records, before.colours)
  const confirmed = answers.quoteWithin && delayFact(quoteDelay, { text: answers.quoteWithin })
  const facts = {
    ...without(before.former ? joined(before.former, past) : past, now),
    // Prices and delays are the former firm's until the new owner has changed them.
    prices: again ? (before.former?.prices ?? []) : past.prices,
    delays: (again ? (before.former?.delays ?? []) : past.delays).filter(
      (fact) => fact !== confirmed,
    ),
    ...formerTexts(tree, keptRecords, answers, { ...before, again }),
  }
  const written = new Map(keptRecords)
  // Rates of prices that are gone are not kept.
  const left = taxRatesOf(keptRecords)
  const taxRates = Object.fromEntries(Object.entries(rates).filter(([name]) => name in left))
  written.set(formerFirmFile, { ...facts, ...(Object.keys(taxRates).length > 0 && { taxRates }) })
  return { written, removed: removedFiles(tree, keptRecords), facts }
}

/** The delays that the firm promises: of a quote, and of an answer, which no step names if there is none. */
function setDelays(records: Map<string, Json>, { quoteWithin, answerWithinHours }: Answers): void {
  const { file } = singles.figures
  const { figures } = singleIn(records, 'figures')
  if (quoteWithin !== undefined)
    records.set(file, {
      ...records.get(file),
      figures: { ...figures, [quoteDelay]: { ...figures[quoteDelay], text: quoteWithin } },
    })
  if (answerWithinHours !== undefined) return
  const stays = (key: string, value: unknown) =>
    !(key === 'duration' && String(value).includes(`{${answerDelay}`))
  const without = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(without)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, entry]) =>
        stays(key, entry) ? [[key, without(entry)]] : [],
      ),
    )
  }
  for (const [name, record] of records) records.set(name, without(record) as Json)
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
  const team = findSingle(records, 'team')
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
