import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { logoFile } from '../../lib/site/content/logo'
import { textsOf } from '../../lib/site/content/texts'
import { escapeRegExp } from '../../lib/text/escape-reg-exp'
import { shownFields } from './content-records'
import {
  delayFact,
  formerFirmFile,
  hasFormerLogo,
  priceFact,
  readFormerFirm,
  textFact,
  type FactKind,
  type FirmFacts,
} from './former-firm'

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
type Remedy = 'remove' | 'write' | 'none'

/** Kinds of traces in the order of the report, with their titles; those of a person's hand apart. */
const titles: Record<FactKind, string> = {
  brands: 'Le nom',
  words: 'Des mots du nom',
  phones: 'Le téléphone',
  emails: "L'e-mail",
  domains: 'Le domaine',
  sirets: 'Le SIRET',
  streets: "L'adresse",
  postalCodes: 'Des codes postaux',
  authors: 'Des témoins',
  members: 'Des gens de l’équipe',
  towns: 'Des communes',
  departments: 'Des départements',
  departmentCodes: 'Des numéros de département',
  prices: 'Des prix',
  delays: 'Des délais',
  durations: 'Des durées de travaux',
  sayings: 'Ce que l’ancienne entreprise disait d’elle-même',
  trades: 'Des métiers partis, là où un service se présente',
  offers: 'À relire : un métier ou une région qui n’y est plus peut s’y cacher',
  colours: 'Des couleurs',
  logos: 'Le logo',
}

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

const aWord = (pattern: string, flags = 'u') =>
  new RegExp(`(?<![\\p{L}\\d\\u2011-])(?:${pattern})(?![\\p{L}\\d]|[\\u2011-]\\p{L})`, flags)
/** A pattern of a text with apostrophes and spaces both as typed and as typeset. */
const spelled = (text: string) =>
  escapeRegExp(text)
    .replace(/['’]/g, "(?:['’]|&#x27;|&#39;)")
    .replace(/ /g, '[\\s\\u00a0\\u202f]+')
    .replace(/-/g, '[-\\u2011]')

/** The pattern of a fact in a text, in any spelling that people, addresses or code use. */
function patternOf(kind: FactKind, fact: string): RegExp {
  switch (kind) {
    case 'brands': {
      const words = fact.match(/[\p{L}\d]+/gu) ?? []
      return aWord(
        words.map(accentless).join("(?:[\\s&+_.'’-]|&amp;|(?<=[\\s_-])et(?=[\\s_-]))*"),
        'iu',
      )
    }
    case 'phones': {
      const digits = fact.replace(/\D/g, '').slice(1)
      const apart = '[\\s\\u00a0\\u202f.\\-/]*'
      return new RegExp(
        `(?<!\\d)(?:(?:\\+|00)?${apart}33${apart}(?:\\(0\\)${apart})?|0${apart})${[...digits].join(apart)}(?!\\d)`,
      )
    }
    case 'sirets':
      return new RegExp(`(?<!\\d)${[...fact].join('[\\s\\u00a0\\u202f]?')}(?!\\d)`)
    case 'emails':
    case 'domains':
    case 'colours':
      return new RegExp(`(?<![\\w])${escapeRegExp(fact)}(?![\\w])`, 'i')
    case 'postalCodes':
      // Not a number in structured data, which measures in metres: a radius of 46000 is no postal code.
      return new RegExp(`(?<!(?:"|&quot;)\\s*:\\s*)(?<![\\d#.\\w-])${fact}(?![\\d\\w.-])`)
    case 'departmentCodes':
      // « (47) », « dans le 47 », and as people search: « rénovation salle de bains 47 ».
      return new RegExp(
        `\\(${fact}\\)|(?<=département (?:du )?|(?<!\\p{L})dans le )${fact}(?![\\d\\p{L}]| \\p{L})|(?<=^[\\p{L}\\s'’-]{3,60} )${fact}$`,
        'iu',
      )
    case 'prices': {
      return new RegExp(`(?<!\\d\\s?)${spelled(amountIn(fact))}(?![\\p{L}\\d/])`, 'u')
    }
    default:
      return aWord(spelled(fact))
  }
}

/** Letters that a slug writes without their accents. */
function accentless(word: string): string {
  return [...word]
    .map((letter) => {
      const bare = letter.normalize('NFD').replace(/\p{M}/gu, '')
      return bare === letter ? escapeRegExp(letter) : `[${letter}${bare}]`
    })
    .join('')
}

interface Searched {
  readonly kind: FactKind
  readonly pattern: RegExp
  /** A text that every match holds: searched for first, since most texts hold nothing. */
  readonly surely: string
}

/** What to search for, prepared once for all files. */
function searchedFor(facts: FirmFacts): readonly Searched[] {
  return (Object.keys(titles) as FactKind[]).flatMap((kind) =>
    facts[kind].map((fact) => ({
      kind,
      pattern: patternOf(kind, fact),
      surely: writtenFreely.includes(kind) ? '' : longestWord(kind, fact),
    })),
  )
}

/** Kinds in which any letter or digit may be spelt differently, or stand apart from the next. */
const writtenFreely: readonly FactKind[] = [
  'brands',
  'phones',
  'sirets',
  'emails',
  'domains',
  'colours',
]

/** The longest part of a fact that every spelling leaves as it is. */
function longestWord(kind: FactKind, fact: string): string {
  // The letter of « 2A » may be a small one.
  const word = kind === 'departmentCodes' ? /\d+/g : /[\p{L}\d]+/gu
  const words = (kind === 'prices' ? amountIn(fact) : fact).match(word) ?? ['']
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest))
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
 * Fields that sell services or advise on trades; elsewhere a trade's text speaks of the trades before and
 * after it.
 */
const offersWork =
  /^(?:services\/[\w-]+|pages\/(?:home|quote))\.json: |^pages\/trades-overview\.json: faqs\[/

/** Words that several trades share: the words after them tell the trades apart. */
const ofManyTrades =
  /^(?:agenceur|aménageur|concepteur|conducteur|conseiller|coordinateur|designer|installateur|monteur|poseur|rénovateur|spécialiste|technicien)$/i

/**
 * The words by which texts speak of a trade: « Plâtrier-plaquiste » by either, « Charpentier bois » by the
 * first, « Poseur de sols » by all.
 */
function wordsOfTrade(title: string): readonly string[] {
  const [first = '', ...others] = title.split(' ')
  const crafts = first.split('-').filter((word) => !ofManyTrades.test(word) && word.length > 4)
  return crafts.length > 0 ? crafts : [[first, ...others].join(' ')]
}

/** Patterns of the words for trades that were removed, without those of trades that are there. */
function leftTrades(facts: FirmFacts, titles: readonly string[]): readonly RegExp[] {
  const here = new Set(titles.flatMap(wordsOfTrade).map((word) => word.toLowerCase()))
  return facts.trades
    .flatMap(wordsOfTrade)
    .filter((word) => !here.has(word.toLowerCase()))
    .map((word) => aWord(`${spelled(word)}s?`, 'iu'))
}

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

const readable = /\.(?:json|tsx?|mjs|md|html|txt|xml|svg|webmanifest|css)$/
const skipped = /(?:^|\/)(?:generated|node_modules|\.git|_next)\/|package-lock\.json$/

function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(file) : [file]
  })
}

/** Files of the project in which a firm can be named: content, docs, tests, metadata. */
export function sourceFiles(folder: string): readonly string[] {
  const tests = ['app', 'components', 'lib', 'relay', 'scripts'].flatMap((name) =>
    filesBelow(name).filter((file) => /\.test\.tsx?$/.test(file)),
  )
  return [
    ...filesBelow(folder),
    ...filesBelow('docs'),
    ...['README.md', 'package.json'].filter((file) => existsSync(file)),
    ...tests,
    ...filesBelow('e2e'),
  ].filter((file) => isSearched(file) && file !== path.posix.join(folder, formerFirmFile))
}

const isSearched = (file: string) => readable.test(file) && !skipped.test(file)

/** The site as it was last built. */
const exported = 'out'

/** Whether the export was built before the last change of the content. */
export function isExportStale(folder: string): boolean {
  const page = path.join(exported, 'index.html')
  if (!existsSync(page)) return false
  const built = statSync(page).mtimeMs
  return filesBelow(folder).some((file) => isSearched(file) && statSync(file).mtimeMs > built)
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

/** « 150 €/m² » of « toiture : 150 €/m² ». */
const amountIn = (fact: string) => fact.slice(fact.indexOf(' : ') + 3)

/**
 * What is left of the former firm in the project, and in the export unless that is stale; undefined when the
 * content was never adopted.
 */
export function findLeftovers(folder: string): readonly Leftover[] | undefined {
  const facts = readFormerFirm(folder)
  const pages = isExportStale(folder) ? [] : filesBelow(exported).filter(isSearched)
  if (!facts) return undefined
  const isShown = shownFields(folder)
  // Texts that no page shows need not be rewritten, but must not hold another firm's phone.
  return leftoversOf(facts, folder, [...sourceFiles(folder), ...pages]).filter(
    ({ file, at, remedy }) => remedy !== 'write' || isShown(file, at),
  )
}

/** Traces as a person reads them: what is left by mistake first, then what is to be written. */
export function leftoversReport(leftovers: readonly Leftover[]): string {
  if (leftovers.length === 0) return "Il ne reste rien de l'ancienne entreprise."
  const group = (remedy: Remedy, title: string) => {
    const own = leftovers.filter((leftover) => leftover.remedy === remedy)
    if (own.length === 0) return []
    return [
      `══ ${title} : ${own.length}`,
      ...(Object.keys(titles) as FactKind[]).flatMap((kind) => {
        const lines = [...new Set(own.filter((one) => one.kind === kind).map(leftoverLine))]
        return lines.length > 0 ? ['', `── ${titles[kind]} : ${lines.length}`, ...lines] : []
      }),
      '',
    ]
  }
  const examplesLeft = leftovers.filter(({ remedy }) => remedy === 'none').length
  return [
    ...group('remove', 'À enlever'),
    ...group('write', 'À écrire'),
    ...(examplesLeft > 0
      ? [
          `Et ${examplesLeft} exemples dans les tests et la documentation, auxquels rien n'est à faire.`,
        ]
      : []),
  ]
    .join('\n')
    .trimEnd()
}

/** The most characters of a line of the report: a paragraph is found by its beginning. */
const longestLine = 100

function leftoverLine({ file, at, what }: Leftover): string {
  const text = what.replace(/\s+/g, ' ')
  const shown = text.length > longestLine ? `${text.slice(0, longestLine).trimEnd()}…` : text
  return `${[file, at].filter(Boolean).join(': ')}: « ${shown} »`
}
