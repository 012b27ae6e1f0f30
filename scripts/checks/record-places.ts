import { fieldWithin, isRecord } from '../../lib/site/content/field-path'

/** Something to replace in one file, as a check finds it. */
export interface Found {
  /** The path that leads to it, as `placesIn` writes it. */
  readonly field: string
  readonly what: string
}

/** The same, with the file that holds it. */
export interface FoundIn extends Found {
  readonly file: string
}

/** A record as it may stand while it is being written. */
export type DeepPartial<Value> = Value extends readonly (infer Entry)[]
  ? readonly DeepPartial<Entry>[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: DeepPartial<Value[Key]> }
    : Value

/** A value inside a record: `path` leads to it, `parent` holds it. */
export interface Place {
  readonly value: unknown
  readonly path: string
  readonly parent: unknown
}

/** All values inside a record, each with its path: « gallery.images[0].picture », « categories.toits.name ». */
export function* placesIn(value: unknown, path = '', parent?: unknown): Generator<Place> {
  yield { value, path, parent }
  if (value === null || typeof value !== 'object') return
  for (const [key, child] of Object.entries(value)) {
    // In a list, a record's own id is easier to search for than its number.
    const id = isRecord(child) && typeof child.id === 'string' ? child.id : undefined
    const step = Array.isArray(value) ? (id ?? Number(key)) : key
    yield* placesIn(child, fieldWithin(path, step), value)
  }
}

/** The record of a file, whose name is given from the content folder: « pages/home.json ». */
export function recordIn<Entry extends { readonly file: string }>(
  records: readonly Entry[],
  name: string,
): Entry | undefined {
  return records.find(({ file }) => file.endsWith(`/${name}`))
}

/** Whether a text has a place that waits for the owner: « [ville à compléter] ». */
export const isToComplete = (text: string) => /\[[^\]]*à compléter\s*\]/i.test(text)

/** The places of a record that hold a text. `textsOf` numbers the entries of lists, as faults of the content do. */
export function textPlacesIn(
  record: unknown,
): readonly { readonly text: string; readonly path: string }[] {
  return [...placesIn(record)].flatMap(({ value, path }) =>
    typeof value === 'string' ? [{ text: value, path }] : [],
  )
}
