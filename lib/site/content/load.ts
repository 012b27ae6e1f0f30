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
import { upperFirst } from '@/lib/text/typography'
import { catalogueCounts, countTexts, listCounts } from './counts'
import { ContentError, type ContentFault } from './faults'
import { faultsOf, frenchMessage } from './schema-faults'
import { field } from './field-path'
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
import { isOff, shownPart, withoutLostNames } from './shown-part'

type Single<Kind extends SingleKind> = z.infer<ReturnType<(typeof singles)[Kind]['schema']>>
type Singles = {
  readonly [Kind in Exclude<SingleKind, SwitchedKind | OptionalKind>]: Single<Kind>
} & {
  /** Undefined where the firm has switched the record's subject off, or has no such file. */
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
  /** The firm's record before names are filled in and typography is set: texts of law are made from it. */
  readonly rawFirm: Firm
  /** The records as they are typed: only these tell which facts and figures a text names. */
  readonly typed: RawContent
  readonly firm: Firm
  readonly logo: LogoDrawing
  /** The drawing on icons: the logo, or its sign without the name. */
  readonly icon: LogoDrawing
  readonly vocabulary: Vocabulary
}
type Loaded<Kind extends CollectionKind> = z.infer<ReturnType<(typeof collections)[Kind]['schema']>>

/** The records as their files hold them. */
export interface RawContent {
  readonly singles: Partial<Record<SingleKind, RawRecord>>
  readonly collections: Record<CollectionKind, readonly RawRecord[]>
  /** Kinds of references whose ids are not all known, since a file could not be read. */
  readonly unread: ReadonlySet<ReferenceKind>
}

/** The kinds of references to what a record holds, by the kind of that record. */
const referredTo: Partial<Record<SingleKind | CollectionKind, readonly ReferenceKind[]>> = {
  categories: ['category'],
  picture: ['picture'],
  prices: ['price'],
  service: ['service', 'tradeHome'],
  testimonial: ['testimonial'],
  trade: ['trade'],
}

/** Reads every file of the content; each one that cannot be read adds a fault. */
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
    // The file of what is switched off may be missing; if the firm's record cannot be read, so may any.
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

/** What records may refer to: the ids of what is there. Prose stays as it is typed. */
export function vocabularyOf({
  singles: single,
  collections: many,
  unread,
}: RawContent): Vocabulary {
  const services = many.service.map(({ id }) => id)
  const listed = field(single.categories?.value, 'categories')
  const families = (Array.isArray(listed) ? listed : []).flatMap((value: unknown) => {
    const id = field(value, 'id')
    return typeof id === 'string' ? [{ id, value }] : []
  })
  const ids: Record<ReferenceKind, readonly string[]> = {
    service: services,
    trade: many.trade.map(({ id }) => id),
    testimonial: many.testimonial.map(({ id }) => id),
    tradeHome: [...services, projectManagementSlug],
    picture: many.picture.map(({ id }) => id),
    price: Object.keys(field(single.prices?.value, 'prices') ?? {}),
    category: families.map(({ id }) => id),
  }
  const renamed = {
    service: renamedIn(many.service),
    trade: renamedIn(many.trade),
    category: renamedIn(families),
  }
  return {
    ids,
    unread,
    renamed: { ...renamed, tradeHome: renamed.service },
    prose: () => words(),
  }
}

/** The present id of each record by its former ids, as far as files can be read. */
function renamedIn(
  records: readonly Pick<RawRecord, 'id' | 'value'>[],
): ReadonlyMap<string, string> {
  return new Map(
    records.flatMap(({ id, value }) => {
      const formerIds = field(value, 'formerIds')
      return Array.isArray(formerIds)
        ? formerIds.map((former): [string, string] => [String(former), id])
        : []
    }),
  )
}

/** Checks a record against its schema; undefined where it has faults, which are added. */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  { file, value }: Pick<RawRecord, 'file' | 'value'>,
  faults: ContentFault[],
): z.infer<Schema> | undefined {
  // Half of the schemas read one record only, for which compiling them would not pay (`jitless`).
  const options = { error: frenchMessage, reportInput: true, jitless: true }
  const result = schema.safeParse(value, options)
  if (result.success) return result.data
  faults.push(...faultsOf(file, result.error))
  return undefined
}

/**
 * Values that texts may name: every price as a consumer pays it, before VAT where its record holds it so, its
 * VAT and its month; the figures; every fact, its value and its source. Where the file of these values has
 * faults their names are still known, so that texts are not reported for naming them.
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
  // The numbers of the area come from the firm's record.
  if (ids.length === 0 || names.length === 0 || !facts || !firm) return undefined
  return new Map([
    ...Object.keys(field(facts?.value, 'facts') ?? {}).flatMap((id) =>
      factValues(id, known?.facts[id]),
    ),
    ['rayon', String(field(field(firm.value, 'radius'), 'homeText') ?? '')],
    ...names.flatMap((name) => figureValues(name, figured?.figures[name]?.text ?? '')),
    // How soon a request is answered; without a promise, texts may not name it.
    ...(typeof hours === 'number' ? figureValues(answerDelay, `${hours} h`) : []),
    ...ids.flatMap((id): [string, string][] => {
      const amount = priced?.prices[id]
      return [
        [`prix.${id}`, amount ? consumerText(amount) : ''],
        // A price whose record includes VAT has no name for the amount before VAT.
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

/** The three names of a figure: as its text stands, with a capital, and in digits, « 2 à 4 semaines ». */
function figureValues(name: string, text: string): readonly [string, string][] {
  return [
    [name, text],
    [upperFirst(name), upperFirst(text)],
    [`${name}.chiffre`, inFigures(text)],
  ]
}

function factValues(id: string, fact: Fact | undefined): readonly [string, string][] {
  const name = `fait.${id}`
  return [
    [name, fact?.text ?? ''],
    [`${name}.source`, fact ? sourceText(fact) : ''],
    // Only a fact with a value has a name for it.
    ...(!fact || fact.value !== undefined
      ? [[`${name}.valeur`, fact?.value ?? ''] as [string, string]]
      : []),
  ]
}

/**
 * The values that a record computes of itself, for its own texts; undefined where their source has faults,
 * which are reported already.
 */
function ownAmounts({
  file,
  value,
}: RawRecord): readonly (readonly [string, string])[] | undefined {
  if (path.basename(path.dirname(file)) !== collections['specimen-quote'].folder) return []
  const priced = pricedQuote.safeParse(value)
  return priced.success ? amountNames(priced.data) : undefined
}

/**
 * Returns a function that checks records against the schema of their kind, which is made once. A record's
 * texts may also name how many entries its own lists have, and those of a specimen quote its amounts.
 */
function recordCheck(typed: Vocabulary, values: NamedValues | undefined, faults: ContentFault[]) {
  // Names of the record's own are looked for only where a text asks: most texts name nothing.
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

/** A record whose texts that no page shows name nothing that is gone. */
function shownNames(
  kind: SingleKind,
  record: RawRecord,
  { singles: { firm }, collections: many }: RawContent,
  values: NamedValues | undefined,
): RawRecord {
  const shown = shownPart(kind, record.value, firm?.value, many)
  // Texts that a page waits for are checked before it is there.
  if (shown === undefined || shown === record.value || !values) return record
  const own = countTexts(listCounts(record.value))
  const names = new Set([...values.keys(), ...[...own].map(([name]) => name)])
  return { ...record, value: withoutLostNames(record.value, shown, (name) => names.has(name)) }
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/**
 * Adds the number shown first, the landline, which is answered by whoever is in. Without project management
 * its texts are left out.
 */
function completed({ projectManagement, ...firm }: Singles['firm']): Firm {
  const { landline, mobile } = firm.phones
  const { switches } = firm
  return {
    ...firm,
    ...(switches.projectManagement && projectManagement && { projectManagement }),
    // The schema asks for at least one of the two.
    phone: landline ?? mobile ?? '',
    ...(switches.whatsApp && mobile && { whatsApp: mobile }),
  }
}

/**
 * Faults of switches against other records: what is on needs its texts, and what is off can have no trades.
 */
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
  // The texts of prices and facts may name no value: others name theirs.
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
      const named = shownNames(kind as SingleKind, record, raw, values)
      return [kind, check<z.ZodType>(singles[kind as SingleKind].schema, named)]
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
    // Complete, since nothing was refused.
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
