import { isDeepStrictEqual } from 'node:util'

/** A step into a field by its name, or into an entry of a list by its own name or its position from 0. */
export type Step = string | { readonly entry: string | number }

/** One thing that two states of a record say differently. */
export interface RecordChange {
  /** Where; nowhere in particular is the record as a whole. */
  readonly path: readonly Step[]
  /** None where the later state has added it. */
  readonly before?: unknown
  /** None where the later state has taken it out. */
  readonly after?: unknown
}

/** Fields by which the entries of a list are told apart, the surest first. */
const names = ['id', 'slug', 'key', 'name', 'title', 'label', 'question', 'trade', 'picture']

/** What changed from one state of a record to the next, field by field, in the record's order. */
export function recordChanges(
  before: unknown,
  after: unknown,
  path: readonly Step[] = [],
): RecordChange[] {
  if (isDeepStrictEqual(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path)
  if (isGroup(before) && isGroup(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      recordChanges(before[key], after[key], [...path, key]),
    )
  return [
    {
      path,
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    },
  ]
}

/** Entries with a name are compared by it, others by their position between entries that are the same. */
function listChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  path: readonly Step[],
): RecordChange[] {
  const name = names.find((key) => [before, after].every((list) => tellsApart(list, key)))
  if (name) {
    const changes = named(before, name).flatMap(([id, entry]) =>
      recordChanges(entry, new Map(named(after, name)).get(id), [...path, { entry: id }]),
    )
    const added = named(after, name)
      .filter(([id]) => !new Map(named(before, name)).has(id))
      .map(([id, entry]) => ({ path: [...path, { entry: id }], after: entry }))
    const all = [...changes, ...added]
    return all.length > 0 ? all : [{ path, before: order(before, name), after: order(after, name) }]
  }
  const same = (one: number, other: number) => isDeepStrictEqual(before[one], after[other])
  let start = 0
  while (start < Math.min(before.length, after.length) && same(start, start)) start += 1
  let end = 0
  while (
    end < Math.min(before.length, after.length) - start &&
    same(before.length - 1 - end, after.length - 1 - end)
  )
    end += 1
  const length = Math.max(before.length, after.length) - end
  return Array.from({ length: length - start }, (_, index) => start + index).flatMap((index) =>
    recordChanges(
      index < before.length - end ? before[index] : undefined,
      index < after.length - end ? after[index] : undefined,
      [...path, { entry: index }],
    ),
  )
}

type Group = Readonly<Record<string, unknown>>

function isGroup(value: unknown): value is Group {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

function tellsApart(list: readonly unknown[], key: string): boolean {
  const ids = list.map((entry) => (isGroup(entry) ? entry[key] : undefined))
  return (
    ids.every((id) => typeof id === 'string' || typeof id === 'number') &&
    new Set(ids).size === ids.length
  )
}

const named = (list: readonly unknown[], key: string) =>
  list.map((entry) => [String((entry as Group)[key]), entry] as const)

const order = (list: readonly unknown[], key: string) =>
  named(list, key)
    .map(([id]) => id)
    .join(', ')
