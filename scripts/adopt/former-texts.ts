/** Texts that adoption leaves as they were: only a person can judge whether they are true of the new firm. */
import { fileOf, singles } from '../../lib/site/content/kinds'
import { textsOf } from '../../lib/site/content/texts'
import { durationFact, textFact, type FirmFacts } from '../checks/former-firm'
import type { Answers } from './answers'
import { findSingle, type ContentTree, type Json } from './content-tree'

/** What the former firm said of itself, sold and promised, as far as the adopted records still say it. */
type FormerTexts = Pick<FirmFacts, 'sayings' | 'durations' | 'trades' | 'offers' | 'logos'>

/** Fields of a service that name its trades in words, without references. */
const offering =
  /^(?:formChoice\.label|card\.(?:title|description)|subtitle|metaDescription|benefits\[\d+\]|closing)$/
/** Fields of a trade that speak of the trades before and after it, or say « nous » of several. */
const ofTrade =
  /^(?:inFamily\.text|presentationText\[\d+\]|keyPoints\[\d+\]|expertises\[\d+\]\..*)$/
/** Fields of pages that sum up what the firm does, or go into single trades. */
const summingUp = {
  'home-page': /^(?:metaDescription|services\.lead)$/,
  'aids-page': /^metaDescription$/,
  'trades-overview-page':
    /^(?:badges\[\d+\]\.text|introduction\.text\[\d+\]|standards\[\d+\]\.title|sequence\[\d+\]\.(?:title|description)|closing\..*)$/,
} as const
/** Fields of a family that speak of its trades. */
const ofFamily = /^(?:description|binds\..*|answers)$/
/** Fields of the area's page that speak of distances and of the landscape. */
const local = /^faqs\[\d+\]\.answer$/

/**
 * @param kept the adopted records.
 * @param again whether the same firm adopts once more: then its former services and trades count as the
 * former firm's.
 */
export function formerTexts(
  tree: ContentTree,
  kept: ReadonlyMap<string, Json>,
  answers: Answers,
  {
    again,
    former,
    logo,
  }: {
    readonly again: boolean
    readonly former: FirmFacts | undefined
    readonly logo: string | undefined
  },
): FormerTexts {
  const titleOf = (id: string) => String(tree.record(fileOf('trade', id)).title)
  const gone = tree.trades.filter((id) => !answers.trades.includes(id))
  const stay = answers.trades.map(titleOf)
  const first = (fresh: readonly string[], kind: keyof FormerTexts) =>
    again ? (former?.[kind] ?? []) : fresh
  return {
    sayings: first(sayingsOf(kept, answers), 'sayings'),
    durations: first(
      answers.services.flatMap((id) => durationFact(id, kept.get(fileOf('service', id))) ?? []),
      'durations',
    ),
    logos: first(logo === undefined ? [] : [logo], 'logos'),
    trades: joined(former?.trades, gone.map(titleOf)).filter((title) => !stay.includes(title)),
    offers: joined(former?.offers, [
      ...answers.services
        .filter((service) => gone.some((id) => isUnder(tree, id, service)))
        .flatMap((service) => factsIn(kept, fileOf('service', service), offering)),
      ...(gone.length > 0
        ? [
            ...answers.trades.flatMap((id) => factsIn(kept, fileOf('trade', id), ofTrade)),
            ...sumsOf(kept),
          ]
        : []),
      ...familiesThatLost(tree, kept, gone),
      ...(again ? [] : factsIn(kept, singles['service-area-page'].file, local)),
    ]),
  }
}

const joined = (one: readonly string[] = [], other: readonly string[]) => [
  ...new Set([...one, ...other]),
]

function isUnder(tree: ContentTree, trade: string, service: string): boolean {
  const { serviceSlug, alsoUnder = [] } = tree.trade(trade)
  return [serviceSlug, ...alsoUnder].some((home) => home === service)
}

function factsIn(kept: ReadonlyMap<string, Json>, file: string, fields: RegExp): readonly string[] {
  return textsOf(kept.get(file)).flatMap(({ at, text }) =>
    fields.test(at) ? [textFact(file, text)] : [],
  )
}

/** What pages say of the firm's work as a whole. */
const sumsOf = (kept: ReadonlyMap<string, Json>) =>
  (Object.keys(summingUp) as (keyof typeof summingUp)[]).flatMap((kind) =>
    factsIn(kept, singles[kind].file, summingUp[kind]),
  )

/** What the families that stay say of trades that are gone. */
function familiesThatLost(
  tree: ContentTree,
  kept: ReadonlyMap<string, Json>,
  gone: readonly string[],
): readonly string[] {
  const lost = new Set<string>(gone.map((id) => tree.trade(id).categoryId))
  const { file } = singles.categories
  const { categories = [] } = findSingle(kept, 'categories') ?? {}
  return categories
    .filter(({ id }) => lost.has(id))
    .flatMap((family) =>
      textsOf(family).flatMap(({ at, text }) => (ofFamily.test(at) ? [textFact(file, text)] : [])),
    )
}

/**
 * The sentences at the head of the site, except those that the answers give; the reasons to choose the firm;
 * what it does for nothing and what it is paid for. Whoever repeats these is bound by them.
 */
function sayingsOf(kept: ReadonlyMap<string, Json>, answers: Answers): readonly string[] {
  const { tagline, promise, reasons } = findSingle(kept, 'firm') ?? {}
  const { hero, whyChooseUs } = findSingle(kept, 'home-page') ?? {}
  const { fees } = findSingle(kept, 'checks-page') ?? {}
  const said = [
    ...[tagline, promise, hero?.lead],
    ...(reasons ?? []),
    ...(whyChooseUs?.items ?? []).map(({ description }) => description),
    // What the law gives is every firm's.
    ...(fees?.entries ?? []).flatMap(({ kind, text }) => (kind === 'De droit' ? [] : [text])),
  ]
  return [...new Set(said)].filter(
    (text): text is string =>
      typeof text === 'string' && text !== answers.tagline && text !== answers.promise,
  )
}

/**
 * Empties the home page's gallery: under « Réalisations » its pictures would pass for the new firm's works.
 */
export function withdrawGallery(records: Map<string, Json>): void {
  const home = findSingle(records, 'home-page')
  if (home)
    records.set(singles['home-page'].file, { ...home, gallery: { ...home.gallery, images: [] } })
}

/** How many pictures leave the gallery. */
export function galleryLoss(before: ContentTree, after: ReadonlyMap<string, Json>): number {
  const count = (records: ReadonlyMap<string, Json>) =>
    findSingle(records, 'home-page')?.gallery.images.length ?? 0
  return count(before.records) - count(after)
}
