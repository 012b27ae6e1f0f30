import { existsSync } from 'node:fs'
import path from 'node:path'
import type * as z from 'zod'
import type { Fact } from '@/content/schema/facts'
import { answerDelay, type Figure } from '@/content/schema/figures'
import type { Firm } from '@/content/schema/firm'
import type { Amount } from '@/content/schema/prices'
import { words } from '@/content/schema/parts'
import { pricedQuote } from '@/content/schema/specimen-quote'
import type { Testimonial } from '@/content/schema/testimonial'
import type { ReferenceKind, Vocabulary } from '@/content/schema/vocabulary'
import type { LogoDrawing } from '@/lib/brand/logo'
import { beforeTaxText, consumerText, taxText, termsText } from '../amounts'
import { sourceText } from '../fact-text'
import { amountNames } from '../specimen-amounts'
import { inFigures } from '@/lib/text/quantities'
import { projectManagementSlug } from '@/lib/addresses/paths'
import { monthText } from '@/lib/text/month-text'
import { catalogueCounts, countTexts, listCounts } from './counts'
import { ContentError, faultsOf, frenchMessage, type ContentFault } from './faults'
import {
  besidePhoto,
  contentFolder,
  onDisk,
  readRecord,
  readRecords,
  type IdRule,
  type RawRecord,
} from './folder'
import {
  collections,
  optional,
  singles,
  switched,
  type CollectionKind,
  type OptionalKind,
  type SingleKind,
  type SwitchedKind,
} from './kinds'
import { readIcon, readLogo } from './logo'
import { proseSchema, type NamedValues } from './prose'

type Single<Kind extends SingleKind> = z.infer<ReturnType<(typeof singles)[Kind]['schema']>>
type Singles = {
  readonly [Kind in Exclude<SingleKind, SwitchedKind | OptionalKind>]: Single<Kind>
} & {
  /** Undefined where the firm has switched off what the record belongs to, or has no such file. */
  readonly [Kind in SwitchedKind | OptionalKind]: Single<Kind> | undefined
}

/** Every record of a content folder, checked against its schema. */
export interface Content extends Omit<Singles, 'firm'> {
  readonly services: readonly (Loaded<'service'> & { readonly slug: string })[]
  readonly trades: readonly (Loaded<'trade'> & { readonly id: string })[]
  readonly jobs: readonly (Loaded<'job'> & { readonly id: string })[]
  /** By their ids. */
  readonly testimonials: Readonly<Record<string, Testimonial>>
  readonly specimenQuotes: readonly (Loaded<'specimen-quote'> & { readonly id: string })[]
  /** By their ids. */
  readonly pictures: Readonly<Record<string, Loaded<'picture'>>>
  /** The firm's record with its texts as they are typed: legal texts are filled from it. */
  readonly rawFirm: Firm
  /** The records as they are typed: which facts and figures a text names can be told of these alone. */
  readonly typed: RawContent
  readonly firm: Firm
  readonly logo: LogoDrawing
  /** What icons show: the logo, or the sign without the name. */
  readonly icon: LogoDrawing
  readonly vocabulary: Vocabulary
}
type Loaded<Kind extends CollectionKind> = z.infer<ReturnType<(typeof collections)[Kind]['schema']>>

/** The records as their files hold them. */
export interface RawContent {
  readonly singles: Partial<Record<SingleKind, RawRecord>>
  readonly collections: Record<CollectionKind, readonly RawRecord[]>
  /** Kinds of references of which a file could not be read. */
  readonly unread: ReadonlySet<ReferenceKind>
}

/** What other records refer to, by the kind of record that holds it. */
const referredTo: Partial<Record<SingleKind | CollectionKind, readonly ReferenceKind[]>> = {
  categories: ['category'],
  picture: ['picture'],
  prices: ['price'],
  service: ['service', 'tradeHome'],
  testimonial: ['testimonial'],
  trade: ['trade'],
}

/** Reads every file of the content; what cannot be read is added to the faults. */
export function readContent(folder: string, faults: ContentFault[]): RawContent {
  const unread = new Set<ReferenceKind>()
  const read = <Read>(
    kind: SingleKind | CollectionKind,
    reading: (faults: ContentFault[]) => Read,
  ): Read => {
    const own: ContentFault[] = []
    const value = reading(own)
    if (own.some(({ unreadable }) => unreadable))
      for (const one of referredTo[kind] ?? []) unread.add(one)
    faults.push(...own)
    return value
  }
  const single = (kind: SingleKind) =>
    read(kind, (own) => readRecord(folder, singles[kind].file, own))
  const collection = (
    kind: CollectionKind,
    isBeside?: (entry: string) => boolean,
    idRule?: IdRule,
  ) => read(kind, (own) => readRecords(folder, collections[kind].folder, own, isBeside, idRule))

  const firm = single('firm')
  const entries = (Object.keys(singles) as SingleKind[]).map((kind) => {
    if (kind === 'firm') return [kind, firm] as const
    const isThere = existsSync(onDisk(path.posix.join(folder, singles[kind].file)))
    // What is switched off may have lost its file; without its record, nobody knows what is.
    const mayMiss =
      optional.some((one) => one === kind) ||
      isOff(kind, firm?.value) ||
      (!firm && kind in switched)
    return [kind, isThere || !mayMiss ? single(kind) : undefined] as const
  })
  return {
    singles: Object.fromEntries(entries.filter(([, record]) => record)),
    collections: {
      service: collection('service'),
      trade: collection('trade'),
      job: collection('job'),
      testimonial: collection('testimonial'),
      'specimen-quote': collection('specimen-quote'),
      picture: collection('picture', (entry) => !entry.endsWith('.json'), besidePhoto),
    },
    unread,
  }
}

/** Whether the firm's record, as it is typed, turns off what a record belongs to. */
export function isOff(kind: string, firm: unknown): boolean {
  const name = switched[kind as SwitchedKind] as string | undefined
  return name !== undefined && field(field(firm, 'switches'), name) === false
}

/** What records may refer to and name: the ids of what is there. Prose stays as it is typed. */
export function vocabularyOf({
  singles: single,
  collections: many,
  unread,
}: RawContent): Vocabulary {
  const services = many.service.map(({ id }) => id)
  const families = field(single.categories?.value, 'categories')
  const ids: Record<ReferenceKind, readonly string[]> = {
    service: services,
    trade: many.trade.map(({ id }) => id),
    testimonial: many.testimonial.map(({ id }) => id),
    tradeHome: [...services, projectManagementSlug],
    picture: many.picture.map(({ id }) => id),
    price: Object.keys(field(single.prices?.value, 'prices') ?? {}),
    category: Array.isArray(families)
      ? families.flatMap((family) => [field(family, 'id')].filter((id) => typeof id === 'string'))
      : [],
  }
  const renamed = { service: renamedIn(many.service), trade: renamedIn(many.trade) }
  return {
    ids,
    unread,
    renamed: { ...renamed, tradeHome: renamed.service },
    prose: () => words(),
  }
}

/** What records are called now, by what they were called before, as far as their files can be read. */
function renamedIn(records: readonly RawRecord[]): ReadonlyMap<string, string> {
  return new Map(
    records.flatMap(({ id, value }) => {
      const formerIds = field(value, 'formerIds')
      return Array.isArray(formerIds)
        ? formerIds.map((former): [string, string] => [String(former), id])
        : []
    }),
  )
}

function field(record: unknown, name: string): unknown {
  return record !== null && typeof record === 'object' && name in record
    ? (record as Record<string, unknown>)[name]
    : undefined
}

/** Checks a record against its schema; undefined where it has faults, which are added. */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  { file, value }: Pick<RawRecord, 'file' | 'value'>,
  faults: ContentFault[],
): z.infer<Schema> | undefined {
  // Half of the schemas read one record: compiling one takes longer.
  const options = { error: frenchMessage, reportInput: true, jitless: true }
  const result = schema.safeParse(value, options)
  if (result.success) return result.data
  faults.push(...faultsOf(file, result.error))
  return undefined
}

/**
 * Values that texts may name: every price as a consumer pays it, before VAT where its record holds it
 * so, its VAT and its month, the figures, and every fact, with its one value and its source alone. Where
 * their own file has faults the names still count, so that these are the only faults reported.
 */
function namedValues(
  { prices, figures, facts, firm }: RawContent['singles'],
  priced: { readonly prices: Readonly<Record<string, Amount>> } | undefined,
  figured: { readonly figures: Readonly<Record<string, Figure>> } | undefined,
  known: { readonly facts: Readonly<Record<string, Fact>> } | undefined,
): NamedValues | undefined {
  const ids = Object.keys(field(prices?.value, 'prices') ?? {})
  const names = Object.keys(field(figures?.value, 'figures') ?? {})
  const hours = field(firm?.value, 'answerWithinHours')
  // The firm's record gives the numbers of its area.
  if (ids.length === 0 || names.length === 0 || !facts || !firm) return undefined
  return new Map([
    ...Object.keys(field(facts?.value, 'facts') ?? {}).flatMap((id) =>
      factValues(id, known?.facts[id]),
    ),
    ['rayon', String(field(field(firm.value, 'radius'), 'homeText') ?? '')],
    ...names.flatMap((name) => figureValues(name, figured?.figures[name]?.text ?? '')),
    // How soon a request is answered; no name where the firm promises nothing.
    ...(typeof hours === 'number' ? figureValues(answerDelay, `${hours} h`) : []),
    ...ids.flatMap((id): [string, string][] => {
      const amount = priced?.prices[id]
      return [
        [`prix.${id}`, amount ? consumerText(amount) : ''],
        // A price that is held with its VAT has no other to name.
        ...(!amount || amount.taxIncluded === false
          ? [[`prix.${id}.ht`, amount ? beforeTaxText(amount) : ''] as [string, string]]
          : []),
        [`prix.${id}.tva`, amount ? taxText(amount) : ''],
        [`prix.${id}.mois`, amount ? monthText(amount.month) : ''],
        [`prix.${id}.termes`, amount ? termsText(amount) : ''],
      ]
    }),
  ])
}

/** As it stands, with a capital under a capital, and in figures: « 2 à 4 semaines ». */
function figureValues(name: string, text: string): readonly [string, string][] {
  return [
    [name, text],
    [capital(name), capital(text)],
    [`${name}.chiffre`, inFigures(text)],
  ]
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)

function factValues(id: string, fact: Fact | undefined): readonly [string, string][] {
  const name = `fait.${id}`
  return [
    [name, fact?.text ?? ''],
    [`${name}.source`, fact ? sourceText(fact) : ''],
    // A fact without a value has none to name.
    ...(!fact || fact.value !== undefined
      ? [[`${name}.valeur`, fact?.value ?? ''] as [string, string]]
      : []),
  ]
}

/** What a record computes of itself; undefined where what it is computed from has faults, which are named already. */
function ownAmounts({
  file,
  value,
}: RawRecord): readonly (readonly [string, string])[] | undefined {
  if (path.basename(path.dirname(file)) !== collections['specimen-quote'].folder) return []
  const priced = pricedQuote.safeParse(value)
  return priced.success ? amountNames(priced.data) : undefined
}

/**
 * Checks records against the schema of their kind, which is drawn once. A record's texts may also name
 * how many entries its own lists have, and those of a quote its amounts.
 */
function recordCheck(typed: Vocabulary, values: NamedValues | undefined, faults: ContentFault[]) {
  // Most records name nothing but what all may name, and many nothing at all.
  let ownNames: () => NamedValues | undefined = () => values
  const text = proseSchema(() => ownNames())
  const vocabulary: Vocabulary = { ...typed, prose: () => text }
  const drawn = new Map<(vocabulary: Vocabulary) => z.ZodType, z.ZodType>()
  return <Schema extends z.ZodType>(
    schemaOf: (vocabulary: Vocabulary) => Schema,
    record: RawRecord,
  ): z.infer<Schema> | undefined => {
    const schema = (drawn.get(schemaOf) as Schema | undefined) ?? schemaOf(vocabulary)
    drawn.set(schemaOf, schema)
    ownNames = once(() => {
      const amounts = ownAmounts(record)
      return (
        values &&
        amounts &&
        new Map([...values, ...countTexts(listCounts(record.value)), ...amounts])
      )
    })
    return checked(schema, record, faults)
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** The landline first: it is answered by whoever is in. Without project management, nothing speaks of it. */
function completed({ projectManagement, ...firm }: Singles['firm']): Firm {
  const { landline, mobile } = firm.phones
  const { switches } = firm
  return {
    ...firm,
    ...(switches.projectManagement && projectManagement && { projectManagement }),
    // One of the two is there: the schema has seen to it.
    phone: landline ?? mobile ?? '',
    ...(switches.whatsApp && mobile && { whatsApp: mobile }),
  }
}

/** What is on needs its texts, and what is off takes no trades: one record beside the firm's. */
function switchFaults(
  raw: RawContent,
  { firm, 'service-area-page': area }: Partial<Singles>,
): readonly ContentFault[] {
  if (!firm) return []
  const { switches } = firm
  const off = 'switches.projectManagement est false'
  return [
    ...(switches.projectManagement && !firm.projectManagement
      ? [
          {
            file: raw.singles.firm?.file ?? '',
            field: 'projectManagement',
            message: 'ce champ manque, et switches.projectManagement est true',
          },
        ]
      : []),
    ...(switches.map && area && !area.map
      ? [
          {
            file: raw.singles['service-area-page']?.file ?? '',
            field: 'map',
            message: 'ce champ manque, et switches.map est true dans firm.json',
          },
        ]
      : []),
    ...(switches.projectManagement
      ? []
      : raw.collections.trade
          .filter(({ value }) => field(value, 'serviceSlug') === projectManagementSlug)
          .map(({ file }) => ({
            file,
            field: 'serviceSlug',
            message: `« ${projectManagementSlug} » n'a plus de page (${off} dans firm.json) : donnez un service à ce métier, ou retirez-le`,
          }))),
  ]
}

/**
 * Reads and checks the whole content.
 * @throws ContentError with every fault: file, field, value and the nearest right one.
 */
export function loadContent(folder: string = contentFolder()): Content {
  const faults: ContentFault[] = []
  const raw = readContent(folder, faults)
  const typed = vocabularyOf(raw)
  // What a price covers and what a fact says name nothing else.
  const plain: Vocabulary = { ...typed, prose: () => proseSchema(() => new Map()) }
  const priced =
    raw.singles.prices && checked(singles.prices.schema(plain), raw.singles.prices, faults)
  const figured =
    raw.singles.figures && checked(singles.figures.schema(), raw.singles.figures, faults)
  const known = raw.singles.facts && checked(singles.facts.schema(plain), raw.singles.facts, faults)
  const amounts = namedValues(raw.singles, priced, figured, known)
  const values = amounts && new Map([...amounts, ...countTexts(catalogueCounts(raw))])
  const vocabulary: Vocabulary = { ...typed, prose: () => proseSchema(() => values) }
  const check = recordCheck(typed, values, faults)

  const single = Object.fromEntries(
    Object.entries(raw.singles).map(([kind, record]) => {
      if (kind === 'prices') return [kind, priced]
      if (kind === 'figures') return [kind, figured]
      if (kind === 'facts') return [kind, known]
      if (isOff(kind, raw.singles.firm?.value)) return [kind, undefined]
      return [kind, check<z.ZodType>(singles[kind as SingleKind].schema, record)]
    }),
  ) as unknown as Singles
  faults.push(...switchFaults(raw, single))
  const services = raw.collections.service.map((record) => ({
    slug: record.id,
    ...check(collections.service.schema, record),
  }))
  const withId = <Kind extends Exclude<CollectionKind, 'service'>>(kind: Kind) =>
    raw.collections[kind].map((record) => ({
      id: record.id,
      ...(check<z.ZodType>(collections[kind].schema, record) as Loaded<Kind>),
    }))
  const trades = withId('trade')
  const jobs = withId('job')
  const testimonials = withId('testimonial').map((one) => [one.id, one] as const)
  const specimenQuotes = withId('specimen-quote')
  const pictures = raw.collections.picture.map(
    (record) => [record.id, check(collections.picture.schema, record)] as const,
  )
  const logo = readLogo(folder, faults)
  const icon =
    readIcon(folder, field(raw.singles.brand?.value, 'wordmark') === true, faults) ?? logo
  if (faults.length > 0 || !logo || !icon) throw new ContentError(faults)
  return {
    ...single,
    logo,
    icon,
    // Whole, since nothing was refused.
    services: services as Content['services'],
    trades: trades as Content['trades'],
    jobs: jobs as Content['jobs'],
    testimonials: Object.fromEntries(testimonials) as Content['testimonials'],
    specimenQuotes: specimenQuotes as Content['specimenQuotes'],
    pictures: Object.fromEntries(pictures) as Content['pictures'],
    typed: raw,
    rawFirm: completed(raw.singles.firm?.value as Singles['firm']),
    firm: completed(single.firm),
    vocabulary,
  }
}
