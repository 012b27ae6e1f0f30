import type { Firm } from '@/content/schema/firm'
import type { Job } from '@/content/schema/job'
import type { Picture } from '@/content/schema/picture'
import type { Service } from '@/content/schema/service'
import type { SpecimenQuote } from '@/content/schema/specimen-quote'
import type { Testimonial } from '@/content/schema/testimonial'
import type { Trade } from '@/content/schema/trade'
import { idOf, type Vocabulary } from '@/content/schema/vocabulary'
import type { LogoDrawing } from '@/lib/brand/logo'
import { switchFaults } from './check-switches'
import { catalogueCounts, countTexts, listCounts } from './counts'
import { ContentError, type ContentFault } from './faults'
import { field } from './field-path'
import { contentFolder, type RawRecord } from './folder'
import {
  collections,
  singles,
  type OptionalKind,
  type Single,
  type SingleKind,
  type SwitchedKind,
} from './kinds'
import { readIcon, readLogo } from './logo'
import { namedValues } from './named-values'
import { proseSchema, type NamedValues } from './prose'
import { readContent, vocabularyOf, type RawContent } from './raw-content'
import { checked, recordCheck, type SchemaOf } from './record-check'
import { isOff, shownPart, withoutLostNames } from './shown-part'

type Singles = {
  readonly [Kind in Exclude<SingleKind, SwitchedKind | OptionalKind>]: Single<Kind>
} & {
  /** Undefined where the firm has switched the record's subject off, or has no such file. */
  readonly [Kind in SwitchedKind | OptionalKind]: Single<Kind> | undefined
}

/** Every record of a content folder, checked against its schema. */
export interface Content extends Omit<Singles, 'firm'> {
  readonly services: readonly Service[]
  readonly trades: readonly Trade[]
  readonly jobs: readonly Job[]
  /** By their ids. */
  readonly testimonials: Readonly<Record<string, Testimonial>>
  readonly specimenQuotes: readonly SpecimenQuote[]
  /** By their ids. */
  readonly pictures: Readonly<Record<string, Picture>>
  /** The firm's record before names are filled in and typography is set: texts of law are made from it. */
  readonly rawFirm: Firm
  /** The records as their files hold them: only these tell which facts and figures a text names. */
  readonly raw: RawContent
  readonly firm: Firm
  readonly logo: LogoDrawing
  /** The drawing on icons: the logo, or its sign without the name. */
  readonly icon: LogoDrawing
  readonly vocabulary: Vocabulary
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

/** The records of every folder, without those that have a fault. */
function loadCollections(
  raw: RawContent['collections'],
  check: ReturnType<typeof recordCheck>,
): Pick<Content, 'services' | 'trades' | 'jobs' | 'testimonials' | 'specimenQuotes' | 'pictures'> {
  const all = <Own extends SchemaOf>(
    { schema }: { readonly schema: Own },
    records: readonly RawRecord[],
  ) =>
    records.flatMap((record) => {
      const value = check(schema, record)
      return value === undefined ? [] : [{ id: record.id, value }]
    })
  const testimonials = all(collections.testimonial, raw.testimonial)
  const pictures = all(collections.picture, raw.picture)
  return {
    services: all(collections.service, raw.service).map(({ id, value }) => ({
      slug: idOf<'service'>(id),
      ...value,
    })),
    trades: all(collections.trade, raw.trade).map(({ id, value }) => ({
      id: idOf<'trade'>(id),
      ...value,
    })),
    jobs: all(collections.job, raw.job).map(({ id, value }) => ({ id, ...value })),
    testimonials: Object.fromEntries(
      testimonials.map(({ id, value }) => [id, { id: idOf<'testimonial'>(id), ...value }]),
    ),
    specimenQuotes: all(collections['specimen-quote'], raw['specimen-quote']).map(
      ({ id, value }) => ({ id, ...value }),
    ),
    pictures: Object.fromEntries(pictures.map(({ id, value }) => [id, value])),
  }
}

/**
 * Reads and checks the whole content.
 * @throws ContentError with every fault: file, field, value and the nearest right one.
 */
export function loadContent(folder: string = contentFolder()): Content {
  const faults: ContentFault[] = []
  const raw = readContent(folder, faults)
  const bare = vocabularyOf(raw)
  // The texts of prices and facts may name no value: others name theirs.
  const plain: Vocabulary = { ...bare, prose: () => proseSchema(() => new Map()) }
  const priced =
    raw.singles.prices && checked(singles.prices.schema(plain), raw.singles.prices, faults)
  const figured =
    raw.singles.figures && checked(singles.figures.schema(), raw.singles.figures, faults)
  const known = raw.singles.facts && checked(singles.facts.schema(plain), raw.singles.facts, faults)
  const amounts = namedValues(raw.singles, priced, figured, known)
  const values = amounts && new Map([...amounts, ...countTexts(catalogueCounts(raw))])
  const vocabulary: Vocabulary = { ...bare, prose: () => proseSchema(() => values) }
  const check = recordCheck(bare, values, faults)

  const single = Object.fromEntries(
    Object.entries(raw.singles).map(([kind, record]) => {
      if (kind === 'prices') return [kind, priced]
      if (kind === 'figures') return [kind, figured]
      if (kind === 'facts') return [kind, known]
      if (isOff(kind, raw.singles.firm?.value)) return [kind, undefined]
      const named = shownNames(kind as SingleKind, record, raw, values)
      return [kind, check<SchemaOf>(singles[kind as SingleKind].schema, named)]
    }),
  ) as unknown as Singles
  faults.push(...switchFaults(raw, single.firm, single['service-area-page']))
  const loaded = loadCollections(raw.collections, check)
  const logo = readLogo(folder, faults)
  const icon =
    readIcon(folder, field(raw.singles.brand?.value, 'wordmark') === true, faults) ?? logo
  if (faults.length > 0 || !logo || !icon) throw new ContentError(faults)
  return {
    ...single,
    ...loaded,
    logo,
    icon,
    raw,
    rawFirm: completed(raw.singles.firm?.value as Singles['firm']),
    firm: completed(single.firm),
    vocabulary,
  }
}
