import { readFileSync } from 'node:fs'
import path from 'node:path'
import { logoFile } from '../../lib/site/content/logo'
import { textsOf } from '../../lib/site/content/texts'
import { shownFields } from './content-records'
import { namedOffStage } from './shown-names'
import {
  delayFact,
  hasFormerLogo,
  priceFact,
  readFormerFirm,
  textFact,
  type FactKind,
  type FirmFacts,
} from './former-firm'
import { exported, filesBelow, isExportStale, isSearched, sourceFiles } from './leftover-files'
import {
  amountIn,
  aWord,
  leftTrades,
  searchedFor,
  spelled,
  type Searched,
} from './leftover-patterns'

/** A trace of a former firm. */
export interface Leftover {
  readonly kind: FactKind
  readonly file: string
  /** The path of the field in a record, or the line of another file. */
  readonly at: string
  /** What is left, as it stands there. */
  readonly what: string
  readonly remedy: Remedy
}

/**
 * What to do about a trace: remove it (adoption should have done so), write something else (a person's work),
 * or nothing: in tests and docs that speak of no firm, real communes and amounts are examples.
 */
export type Remedy = 'remove' | 'write' | 'none'

/** Kinds that only a person can rewrite. */
const byHand: readonly FactKind[] = [
  'words',
  'towns',
  'departments',
  'departmentCodes',
  'prices',
  'delays',
  'durations',
  'sayings',
  'trades',
  'offers',
  'colours',
  'logos',
]

/** Kinds that are mere examples in tests, docs and schemas. */
const examples: readonly FactKind[] = [
  'postalCodes',
  'towns',
  'departments',
  'departmentCodes',
  'prices',
  'colours',
]

const speaksOfNoFirm = /\.test\.tsx?$|^README\.md$|^(?:e2e|docs|content\/schema)\//

function remedyOf(kind: FactKind, file: string): Remedy {
  if (speaksOfNoFirm.test(file) && examples.includes(kind)) return 'none'
  return byHand.includes(kind) ? 'write' : 'remove'
}

/** Texts of a file, each with where it stands. */
interface Place {
  readonly file: string
  readonly at: string
  readonly text: string
}

function found({ file, at, text }: Place, searched: readonly Searched[]): readonly Leftover[] {
  const seen = new Set<string>()
  return searched.flatMap(({ kind, pattern, surely }) => {
    const [what] = (text.includes(surely) && pattern.exec(text)) || []
    if (what === undefined || seen.has(`${kind}${what}`)) return []
    seen.add(`${kind}${what}`)
    return [{ kind, file, at, what, remedy: remedyOf(kind, file) }]
  })
}

/**
 * Fields that sell services, speak as a trade of the firm, or advise on trades; elsewhere a page may name any
 * trade of the building.
 */
const offersWork =
  /^(?:(?:services|trades)\/[\w-]+|pages\/(?:home|quote))\.json: |^pages\/trades-overview\.json: faqs\[/

/** Texts of a record that adoption has left as they were, and the removed trades that they name. */
function keptTexts(
  file: string,
  name: string,
  record: unknown,
  facts: FirmFacts,
  trades: readonly RegExp[],
): readonly Leftover[] {
  const left = (kind: FactKind, at: string, what: string): Leftover => ({
    kind,
    file,
    at,
    what,
    remedy: 'write',
  })
  const own = path.posix.basename(name, '.json')
  const durations = facts.durations
    .filter((fact) => name.startsWith('services/') && fact.startsWith(`${own} : `))
    .map((fact) => aWord(spelled(amountIn(fact))))
  return textsOf(record).flatMap(({ at, text }) => {
    if (facts.sayings.includes(text)) return [left('sayings', at, text)]
    const spoken = durations.flatMap((duration) => duration.exec(text)?.[0] ?? [])
    const sold = offersWork.test(`${name}: ${at}`)
      ? trades.flatMap((trade) => trade.exec(text)?.[0] ?? [])
      : []
    return [
      ...spoken.map((what) => left('durations', at, what)),
      // A text that must be read again as a whole is reported once.
      ...(facts.offers.includes(textFact(name, text))
        ? [left('offers', at, text)]
        : [...new Set(sold)].map((what) => left('trades', at, what))),
    ]
  })
}

type Entries<Entry> = Readonly<Record<string, Entry>> | undefined

/** Prices and delays of a record that are still the former firm's: to be confirmed or changed. */
function keptIn(file: string, record: unknown, facts: FirmFacts): readonly Leftover[] {
  const { prices, figures } = record as {
    readonly prices?: Entries<{ readonly from: number; readonly unit: string }>
    readonly figures?: Entries<{ readonly text: string }>
  }
  const kept = (kind: FactKind, at: string, what: string | undefined): readonly Leftover[] =>
    what !== undefined && facts[kind].includes(what)
      ? [{ kind, file, at, what, remedy: 'write' }]
      : []
  return [
    ...Object.entries(prices ?? {}).flatMap(([id, price]) =>
      kept('prices', `prices.${id}`, priceFact(id, price)),
    ),
    ...Object.entries(figures ?? {}).flatMap(([name, figure]) =>
      kept('delays', `figures.${name}`, delayFact(name, figure)),
    ),
  ]
}

/** Every trace of the facts in these files of the project. @param folder the content folder. */
export function leftoversOf(
  facts: FirmFacts,
  folder: string,
  files: readonly string[],
): readonly Leftover[] {
  // Prices and delays are reported where they are set: pages and texts name them.
  const kept = files
    .filter((file) => ['prices.json', 'figures.json'].includes(path.posix.relative(folder, file)))
    .flatMap((file) => keptIn(file, JSON.parse(readFileSync(file, 'utf8')), facts))
  const asked = kept.map(({ what }) => amountIn(what))
  const searched = searchedFor({
    ...facts,
    prices: facts.prices.filter((fact) => !asked.includes(amountIn(fact))),
    // Many texts mention two weeks, or a mason: these are only searched for where they matter.
    delays: [],
    durations: [],
    sayings: [],
    trades: [],
    offers: [],
    logos: [],
  })
  const below = (file: string) => path.posix.relative(folder, file)
  const trades = leftTrades(
    facts,
    files
      .filter((file) => below(file).startsWith('trades/'))
      .map((file) => String((JSON.parse(readFileSync(file, 'utf8')) as { title?: unknown }).title)),
  )
  const traces = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const inContent = file.startsWith(`${folder}/`)
    if (inContent && file.endsWith('.json')) {
      const record: unknown = JSON.parse(text)
      return [
        ...textsOf(record).flatMap((place) => found({ file, ...place }, searched)),
        ...keptTexts(file, below(file), record, facts, trades),
      ]
    }
    // A page repeats much, mostly in one line: it is reported once.
    if (file.startsWith(`${exported}/`)) return found({ file, at: '', text }, searched)
    return text
      .split('\n')
      .flatMap((line, index) => found({ file, at: `ligne ${index + 1}`, text: line }, searched))
  })
  const logo: readonly Leftover[] = hasFormerLogo(folder, facts)
    ? [
        {
          kind: 'logos',
          file: path.posix.join(folder, logoFile),
          at: '',
          what: "celui de l'ancienne entreprise",
          remedy: 'write',
        },
      ]
    : []
  return [...traces, ...kept, ...logo]
}

/**
 * What is left of the former firm in the project, and in the export unless that is stale; undefined when the
 * content was never adopted.
 */
export async function findLeftovers(folder: string): Promise<readonly Leftover[] | undefined> {
  const facts = readFormerFirm(folder)
  const pages = isExportStale(folder) ? [] : filesBelow(exported).filter(isSearched)
  if (!facts) return undefined
  const isShown = shownFields(folder)
  const isOffStage = await namedOffStage(folder)
  // Texts that no page shows need not be rewritten, but must not hold another firm's phone.
  return leftoversOf(facts, folder, [...sourceFiles(folder), ...pages]).filter(
    ({ file, at, remedy }) =>
      remedy !== 'write' ||
      (isShown(file, at) &&
        !isOffStage(at.replace(/^prices\./, 'prix.').replace(/^figures\./, ''))),
  )
}
