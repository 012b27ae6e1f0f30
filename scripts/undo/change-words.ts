import type { RecordSchema } from '../../admin/config/record-schema'
import type { RecordChange, Step } from './record-changes'

/** Letters of a text that are shown; the rest stands in the file. */
const most = 70

/**
 * « Prix › peinture › À partir de : 25 → 27 », in the direction of the change.
 * @param schema of the record; what it has no label for goes by its name.
 */
export function changeWords({ path, ...states }: RecordChange, schema?: RecordSchema): string {
  const where = path.length === 0 ? '' : `${labels(path, schema).join(' › ')} : `
  if (!('before' in states)) return `${where}ajouté, ${said(states.after)}`
  if (!('after' in states)) return `${where}retiré, ${said(states.before)}`
  const { before, after } = states
  if (typeof before === 'string' && typeof after === 'string') {
    const start = sameStart(before, after)
    return `${where}${quoted(before, start)} → ${quoted(after, start)}`
  }
  return `${where}${said(before)} → ${said(after)}`
}

function labels([step, ...rest]: readonly Step[], schema: RecordSchema = {}): readonly string[] {
  if (step === undefined) return []
  if (typeof step !== 'string') {
    const { entry } = step
    return [typeof entry === 'number' ? `n° ${entry + 1}` : entry, ...labels(rest, schema.items)]
  }
  const field =
    schema.properties?.[step] ??
    schema.anyOf?.flatMap(({ properties }) => properties?.[step] ?? [])[0] ??
    (schema.additionalProperties || undefined)
  // What stands under names of its own has them for labels.
  const named = field !== undefined && field === schema.additionalProperties
  return [(!named && field?.label) || step, ...labels(rest, field)]
}

function said(value: unknown): string {
  if (typeof value === 'string') return quoted(value, 0)
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (value !== null && typeof value === 'object') {
    const [first] = Object.values(value).filter((entry) => typeof entry === 'string')
    return first === undefined ? 'plusieurs champs' : quoted(first, 0)
  }
  return String(value)
}

/** A text from the word at which it changes; what is left out shows as « … ». */
function quoted(text: string, from: number): string {
  const shown = text.slice(from)
  const cut = shown.length > most ? `${shown.slice(0, most).trimEnd()}…` : shown
  return `« ${from > 0 ? '…' : ''}${cut} »`
}

/** Where two texts part, some words earlier; 0 while both are short. */
function sameStart(one: string, other: string): number {
  if (Math.max(one.length, other.length) <= most) return 0
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  return same < 30 ? 0 : one.lastIndexOf(' ', same - 20) + 1
}
