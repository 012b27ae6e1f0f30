/*
 * The raw content: records as their files hold them, before a schema has checked them, filled in the values that
 * their texts name and set French typography.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { words } from '@/content/schema/parts'
import type { ReferenceKind, Vocabulary } from '@/content/schema/vocabulary'
import { projectManagementSlug } from '@/lib/addresses/paths'
import type { ContentFault } from './faults'
import { field } from './field-path'
import { besidePhoto, onDisk, readRecord, readRecords, type IdRule, type RawRecord } from './folder'
import {
  collections,
  optional,
  singles,
  switched,
  type CollectionKind,
  type SingleKind,
} from './kinds'
import { isOff } from './shown-part'

/** The raw records of a content folder. */
export interface RawContent {
  readonly singles: Partial<Record<SingleKind, RawRecord>>
  readonly collections: Record<CollectionKind, readonly RawRecord[]>
  /** Kinds of references whose ids are not all known, since a file could not be read. */
  readonly unread: ReadonlySet<ReferenceKind>
  /** Ids that records would have whose files have a wrong name. */
  readonly misnamed: Partial<Record<ReferenceKind, readonly string[]>>
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
  const misnamed: Partial<Record<ReferenceKind, readonly string[]>> = {}
  const read = <Read>(
    kind: SingleKind | CollectionKind,
    reading: (faults: ContentFault[]) => Read,
  ): Read => {
    const own: ContentFault[] = []
    const value = reading(own)
    const meant = own.flatMap(({ meantId = [] }) => meantId)
    for (const one of referredTo[kind] ?? []) {
      misnamed[one] = meant
      if (own.some(({ unreadable }) => unreadable)) unread.add(one)
    }
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
    misnamed,
  }
}

/** What records may refer to: the ids of what is there. Texts stay raw. */
export function vocabularyOf({
  singles: single,
  collections: many,
  unread,
  misnamed,
}: RawContent): Vocabulary {
  const idsOf = (kind: CollectionKind & ReferenceKind) => [
    ...many[kind].map(({ id }) => id),
    ...(misnamed[kind] ?? []),
  ]
  const services = idsOf('service')
  const listed = field(single.categories?.value, 'categories')
  const families = (Array.isArray(listed) ? listed : []).flatMap((value: unknown) => {
    const id = field(value, 'id')
    return typeof id === 'string' ? [{ id, value }] : []
  })
  const ids: Record<ReferenceKind, readonly string[]> = {
    service: services,
    trade: idsOf('trade'),
    testimonial: idsOf('testimonial'),
    tradeHome: [...services, projectManagementSlug],
    picture: idsOf('picture'),
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
