import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { logoFile } from '../../lib/site/content/logo'
import { ordinarySpaces } from '../../lib/text/ordinary-spaces'

/** The facts by which a firm is recognised, wherever they stand. */
export interface FirmFacts {
  readonly brands: readonly string[]
  /** Words of the brand that are not common words. */
  readonly words: readonly string[]
  /** French national form. */
  readonly phones: readonly string[]
  readonly emails: readonly string[]
  readonly domains: readonly string[]
  readonly sirets: readonly string[]
  readonly streets: readonly string[]
  readonly postalCodes: readonly string[]
  readonly authors: readonly string[]
  /** Names of those who work for it. */
  readonly members: readonly string[]
  readonly towns: readonly string[]
  readonly departments: readonly string[]
  readonly departmentCodes: readonly string[]
  /** « toiture : 150 €/m² » */
  readonly prices: readonly string[]
  /** « delai.devis : 48 h » */
  readonly delays: readonly string[]
  /** « toitures : 2 à 8 semaines », of a service. */
  readonly durations: readonly string[]
  /** Sentences at the head of the site. */
  readonly sayings: readonly string[]
  /** Titles of the trades that have left. */
  readonly trades: readonly string[]
  /** « services/toitures.json : … »: texts that may speak of a trade or a place that has been removed. */
  readonly offers: readonly string[]
  readonly colours: readonly string[]
  /** What the drawing is recognized by. */
  readonly logos: readonly string[]
}
export type FactKind = keyof FirmFacts

const kinds: readonly FactKind[] = [
  'brands',
  'words',
  'phones',
  'emails',
  'domains',
  'sirets',
  'streets',
  'postalCodes',
  'authors',
  'members',
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

/** The file, below the content folder, in which adoption leaves the former firm's facts. */
export const formerFirmFile = 'former-firm.json'

/** Facts made kind by kind. */
export function factsOf(make: (kind: FactKind) => readonly string[]): FirmFacts {
  return Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as unknown as FirmFacts
}

/** The facts of two firms together. */
export function joined(one: FirmFacts, other: FirmFacts): FirmFacts {
  return factsOf((kind) => [...new Set([...one[kind], ...other[kind]])])
}

/** The facts of one firm that are not another's too. */
export function without(one: FirmFacts, other: FirmFacts): FirmFacts {
  return factsOf((kind) => one[kind].filter((fact) => !other[kind].includes(fact)))
}

/** What adoption has left of the firms before this one; undefined when the content was never adopted. */
export function readFormerFirm(folder: string): FirmFacts | undefined {
  const file = path.join(folder, formerFirmFile)
  if (!existsSync(file)) return undefined
  const facts = JSON.parse(readFileSync(file, 'utf8')) as Partial<FirmFacts>
  return factsOf((kind) => facts[kind] ?? [])
}

/** The fields of raw records in which a firm can be recognized. */
interface Recognizable {
  readonly firm: {
    readonly brand: string
    readonly phones: Readonly<Record<string, string>>
    readonly email: string
    readonly origins: Readonly<Record<string, string>>
    readonly legal: { readonly siret?: string }
    readonly addresses: Readonly<
      Record<
        string,
        {
          readonly street: string
          readonly postalCode: string
          readonly city: string
          readonly department: string
        }
      >
    >
  }
  readonly area: {
    readonly departments: readonly {
      readonly name: string
      readonly code: string
      readonly cities: readonly { readonly name: string; readonly postalCode: string }[]
    }[]
  }
  readonly prices: {
    readonly prices: Readonly<Record<string, { readonly from: number; readonly unit: string }>>
  }
  readonly figures?: { readonly figures: Readonly<Record<string, { readonly text: string }>> }
  readonly team?: { readonly members: readonly { readonly name: string }[] }
}

/**
 * The facts of the firm that a content describes.
 * @param records raw, by file.
 */
export function firmFacts(
  records: ReadonlyMap<string, unknown>,
  colours: readonly string[],
): FirmFacts {
  const { firm, area, prices, figures, team } = {
    firm: records.get('firm.json'),
    area: records.get('area.json'),
    prices: records.get('prices.json'),
    figures: records.get('figures.json'),
    team: records.get('team.json'),
  } as Recognizable
  const texts = [...records.values()].map((record) => JSON.stringify(record)).join('\n')
  const addresses = Object.values(firm.addresses)
  const cities = area.departments.flatMap(({ cities: towns }) => towns)
  const unique = (values: readonly string[]) => [...new Set(values)]
  return {
    brands: [firm.brand],
    words: unique(firm.brand.match(/\p{L}{4,}/gu) ?? []).filter(
      (word) => !new RegExp(`(?<!\\p{L})${word.toLowerCase()}s?(?!\\p{L})`, 'u').test(texts),
    ),
    phones: unique(Object.values(firm.phones)),
    emails: [firm.email],
    domains: unique(
      Object.values(firm.origins).map((origin) => new URL(origin).hostname.replace(/^www\./, '')),
    ),
    sirets: firm.legal.siret ? [firm.legal.siret] : [],
    // A street name that half of the country's villages have tells nothing.
    streets: unique(addresses.map(({ street }) => street)).filter((street) => /\d/.test(street)),
    postalCodes: unique([...addresses, ...cities].map(({ postalCode }) => postalCode)),
    authors: unique([...texts.matchAll(/"author":"([^"]+)"/g)].map(([, author = '']) => author)),
    members: unique((team?.members ?? []).map(({ name }) => name)),
    towns: unique([...addresses.map(({ city }) => city), ...cities.map(({ name }) => name)]),
    departments: unique([
      ...addresses.map(({ department }) => department),
      ...area.departments.map(({ name }) => name),
    ]),
    departmentCodes: unique(area.departments.map(({ code }) => code)),
    prices: Object.entries(prices.prices).map(([id, price]) => priceFact(id, price)),
    delays: Object.entries(figures?.figures ?? {}).flatMap(
      ([name, figure]) => delayFact(name, figure) ?? [],
    ),
    colours: unique(colours.map((colour) => colour.toLowerCase())),
    // Only adoption knows which of them it has left as they were.
    durations: [],
    sayings: [],
    trades: [],
    offers: [],
    logos: [],
  }
}

/** How long a service takes, as facts hold it; undefined where its record does not say. */
export function durationFact(service: string, record: unknown): string | undefined {
  const { averageDuration } = (record ?? {}) as { readonly averageDuration?: unknown }
  return typeof averageDuration === 'string' ? `${service} : ${averageDuration}` : undefined
}

/** A text of a record, as facts hold it. */
export function textFact(file: string, text: string): string {
  return `${file} : ${text}`
}

/** What the drawing of a content's logo is recognized by, whatever its line ends; undefined without one. */
export function logoFact(folder: string): string | undefined {
  const file = path.join(folder, logoFile)
  if (!existsSync(file)) return undefined
  const drawing = readFileSync(file, 'utf8').replaceAll('\r', '').trimEnd()
  return `sha256 : ${createHash('sha256').update(drawing).digest('hex')}`
}

/** Whether a content still bears the mark of the firm that it was adopted from. */
export function hasFormerLogo(folder: string, facts = readFormerFirm(folder)): boolean {
  const own = logoFact(folder)
  return own !== undefined && facts !== undefined && facts.logos.includes(own)
}

/** A price as facts hold it. */
export function priceFact(
  id: string,
  { from, to, unit }: { readonly from: number; readonly to?: number; readonly unit: string },
): string {
  const said = (amount: number) => ordinarySpaces(amount.toLocaleString('fr-FR'))
  const range = to === undefined ? said(from) : `${said(from)} à ${said(to)}`
  return `${id} : ${range} €${unit === 'forfait' ? '' : `/${unit}`}`
}

const aTime = /(?<!\p{L})(?:h|heures?|jours?|semaines?|mois|ans?)(?!\p{L})/u

/** A delay as facts hold it; undefined where a figure is another measure, true of any firm. */
export function delayFact(name: string, { text }: { readonly text: string }): string | undefined {
  return aTime.test(text) ? `${name} : ${text}` : undefined
}
