/*
 * Paths of fields inside a record, as messages name them: « detailedServices[1].trade ». The browser loads
 * this for the editing screen.
 */

/** « detailedServices[1].trade » */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce(fieldWithin, '')
}

/**
 * The path of a field one step further down: « detailedServices[1] » and « trade » make «
 * detailedServices[1].trade ».
 */
export function fieldWithin(name: string, step: PropertyKey): string {
  if (typeof step === 'number') return `${name}[${step}]`
  return name ? `${name}.${String(step)}` : String(step)
}

/** The steps of a path: « detailedServices[1].trade » is « detailedServices », 1 and « trade ». */
export function fieldSteps(field: string): (string | number)[] {
  return [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([step, index]) =>
    index === undefined ? step : Number(index),
  )
}

/** Whether a value is an object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

/** What a record holds below these names, one in the other; undefined where it has no such field. */
export function field(record: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (value, name) =>
      value !== null && typeof value === 'object' && Object.hasOwn(value, name)
        ? (value as Record<string, unknown>)[name]
        : undefined,
    record,
  )
}
