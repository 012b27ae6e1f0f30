import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { recordSchema } from '../../admin/config/record-schema'
import { recordText as screenText, toScreen } from '../../admin/screen/record-format'
import { noIds, type Vocabulary } from '../../content/schema/vocabulary'
import { ContentError, type ContentFault } from '../../lib/site/content/faults'
import {
  collections,
  fileOf,
  singles,
  type CollectionKind,
  type OneOf,
  type Single,
  type SingleKind,
} from '../../lib/site/content/kinds'
import { readContent, vocabularyOf } from '../../lib/site/content/raw-content'

/** Any JSON object. */
export type Json = { [key: string]: unknown }

/**
 * A record of which there is one, with the fields of its schema: whoever looks through a content has had it
 * checked. Undefined where there is none.
 */
export function findSingle<Kind extends SingleKind>(
  records: ReadonlyMap<string, Json>,
  kind: Kind,
): Single<Kind> | undefined {
  return records.get(singles[kind].file) as Single<Kind> | undefined
}

/** The same, of a record that every content has. @throws where it was not read. */
export function singleIn<Kind extends SingleKind>(
  records: ReadonlyMap<string, Json>,
  kind: Kind,
): Single<Kind> {
  const found = findSingle(records, kind)
  if (!found) throw new Error(`content: ${singles[kind].file} was not read.`)
  return found
}

/** How a service or a trade is called where somebody chooses it, or reads what becomes of it. */
export const titleOf = (tree: ContentTree, kind: 'service' | 'trade', id: string): string =>
  String(tree.record(fileOf(kind, id))[kind === 'service' ? 'name' : 'title'])

/** The records of a content folder, by file, as they are typed. */
export class ContentTree {
  /** One schema for all records of a kind: making it takes longer than using it. */
  private readonly schemas = new Map<object, z.ZodType>()

  constructor(
    /** By file below the content folder, such as « trades/peinture.json ». */
    readonly records: ReadonlyMap<string, Json>,
    /** Ids of everything that is there. */
    readonly vocabulary: Vocabulary,
    /** Texts of law, which are TypeScript: they may name amounts. */
    readonly legalTexts: string,
  ) {}

  get services(): readonly string[] {
    return this.vocabulary.ids.service
  }

  get trades(): readonly string[] {
    return this.vocabulary.ids.trade
  }

  record(file: string): Json {
    const found = this.records.get(file)
    if (!found) throw new Error(`content: ${file} was not read.`)
    return found
  }

  /** A trade with the fields of its schema, as `findSingle` has them. */
  trade(id: string): OneOf<'trade'> {
    return this.one('trade', id)
  }

  private one<Kind extends CollectionKind>(kind: Kind, id: string): OneOf<Kind> {
    return this.record(fileOf(kind, id)) as OneOf<Kind>
  }

  /** The trades that the tabs of a service link to. */
  inTabs(service: string): readonly string[] {
    const { detailedServices } = this.one('service', service)
    return [...new Set(detailedServices.flatMap(({ trade }) => trade ?? []))]
  }

  /** Those of which one must stay: none where a tab does without a trade. */
  tabTrades(service: string): readonly string[] {
    const { detailedServices } = this.one('service', service)
    return detailedServices.every(({ trade }) => trade) ? this.inTabs(service) : []
  }

  /** Whether the site shows project management, which has trades of its own, after adoption. */
  isManaged(switches: { readonly projectManagement?: boolean | undefined }): boolean {
    return switches.projectManagement ?? singleIn(this.records, 'firm').switches.projectManagement
  }

  /** The schema of a file's record. */
  schemaOf(file: string): z.ZodType | undefined {
    const single = Object.values(singles).find((entry) => entry.file === file)
    const many = Object.values(collections).find(({ folder }) => path.dirname(file) === folder)
    const entry = single ?? many
    if (!entry) return undefined
    const schema = this.schemas.get(entry) ?? (entry.schema(this.vocabulary) as z.ZodType)
    this.schemas.set(entry, schema)
    return schema
  }
}

/** Reads a content folder. @throws ContentError when a file cannot be read. */
export function readTree(folder: string): ContentTree {
  const faults: ContentFault[] = []
  const raw = readContent(folder, faults)
  if (faults.length > 0) throw new ContentError(faults)
  const below = (file: string) => path.posix.relative(folder, file)
  const all = [...Object.values(raw.singles), ...Object.values(raw.collections).flat()]
  const legal = path.join(folder, 'legal')
  return new ContentTree(
    new Map(all.map(({ file, value }) => [below(file), value as Json])),
    vocabularyOf(raw),
    existsSync(legal)
      ? readdirSync(legal, { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('.ts'))
          .map((name) => readFileSync(path.join(legal, name), 'utf8'))
          .join('\n')
      : '',
  )
}

/** Whether a file below the content folder is a record of a kind. */
export const isOf = (kind: CollectionKind, name: string) =>
  path.dirname(name) === collections[kind].folder

/** What a change of the content comes to: whole new records by file, and files that go. */
export interface TreeChange {
  readonly written: ReadonlyMap<string, Json>
  readonly removed: readonly string[]
}

/** A vocabulary without ids: only the order of fields is read from the schema. */
const bare: Vocabulary = { ids: noIds, prose: () => z.string() }

/**
 * A record's text as the editing screen writes it, so that later changes show as the lines that changed.
 * @param file below the content folder; if it is no known record, its fields stay in their order.
 */
function recordText(file: string, record: Json): string {
  const kind =
    Object.values(singles).find((single) => single.file === file) ??
    Object.values(collections).find(({ folder }) => folder === path.dirname(file))
  const schema = kind && recordSchema(kind.schema, bare)
  const text = schema
    ? screenText(schema, toScreen(schema, record))
    : JSON.stringify(record, null, 2)
  return `${text}\n`
}

/** What a change makes of files, below the folder: the texts of those that differ, and none of those that go. */
export function changedFiles(
  folder: string,
  { written, removed }: TreeChange,
): ReadonlyMap<string, string | undefined> {
  const isThere = (file: string) => existsSync(path.join(folder, file))
  const texts = [...written]
    .map(([file, record]) => [file, recordText(file, record)] as const)
    .filter(
      ([file, text]) => !isThere(file) || readFileSync(path.join(folder, file), 'utf8') !== text,
    )
  return new Map([...texts, ...removed.filter(isThere).map((file) => [file, undefined] as const)])
}
