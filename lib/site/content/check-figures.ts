import type { Figure } from '@/content/schema/figures'
import { escapeRegExp } from '@/lib/text/escape-reg-exp'
import { quantitiesIn, type Quantity } from '@/lib/text/quantities'
import { figures } from '../catalog'
import type { ContentFault } from './faults'
import { fieldName } from './field-path'
import { sentencesOf } from './texts'
import type { RawContent } from './raw-content'

/** A sentence of a record, with the record's title and the title or question above it. */
interface Passage {
  readonly at: string
  readonly sentence: string
  readonly heading: string
}

interface NamedFigure extends Figure {
  readonly name: string
  /** The first quantity of its text. */
  readonly right: Quantity | undefined
}

/**
 * Texts that say in their own words what a figure says for all texts: another value contradicts the figure,
 * and the same value would not change with it. Finished jobs and testimonials are left alone: what they tell
 * is true of one site only.
 */
export function figureFaults({ singles, collections }: RawContent): readonly ContentFault[] {
  const named = Object.entries(figures).map(([name, figure]) => ({
    name,
    ...figure,
    right: quantitiesIn(figure.text)[0],
  }))
  const pages = Object.entries(singles).flatMap(([kind, single]) =>
    kind === 'figures' || kind === 'facts' ? [] : [single],
  )
  const texts = [...pages, ...collections.service, ...collections.trade]
  return texts.flatMap(({ file, value }) =>
    [...passagesOf(value, titleOf(value))].flatMap((passage) =>
      named.flatMap((figure) =>
        [...contradicted(passage, figure), ...disordered(passage, figure)].map((message) => ({
          file,
          field: passage.at,
          message,
        })),
      ),
    ),
  )
}

/** Quantities in the figure's unit, in a passage that speaks of it. */
function contradicted(
  { sentence, heading }: Passage,
  { name, text, about, right }: NamedFigure,
): readonly string[] {
  const context = `${heading} ${sentence}`
  if (!right || !about?.every((stems) => stems.some((stem) => has(context, stem)))) return []
  return quantitiesIn(sentence).flatMap(({ said, unit, values }) =>
    unit !== right.unit
      ? []
      : values.join() === right.values.join()
        ? [`« ${said} » est une valeur nommée : écrivez {${name}}`]
        : [`« ${said} » contredit {${name}}, qui vaut « ${text} »`],
  )
}

/**
 * The fault of a passage that names every step and tells them in another order; none where it speaks of no
 * order.
 */
function disordered({ sentence }: Passage, { name, text, order }: NamedFigure): readonly string[] {
  if (!order || !/ordre|d'abord|ensuite|puis|dernier|avant|après/i.test(sentence)) return []
  const places = order.map((stems) =>
    Math.min(...stems.map((stem) => place(sentence, stem)).filter((at) => at >= 0)),
  )
  if (!places.every(Number.isFinite)) return []
  return places.every((at, index) => index === 0 || at > places[index - 1]!)
    ? []
    : [`« ${sentence} » contredit {${name}} : « ${text} »`]
}

/** One pattern for each stem: every sentence is compared with the same stems. */
const stemPatterns = new Map<string, RegExp>()

/** Where the first word that begins with a stem stands; negative where there is none. */
function place(text: string, stem: string): number {
  const pattern = stemPatterns.get(stem) ?? new RegExp(`(?<!\\p{L})${escapeRegExp(stem)}`, 'iu')
  stemPatterns.set(stem, pattern)
  return text.search(pattern)
}
const has = (text: string, stem: string) => place(text, stem) >= 0

function* passagesOf(
  value: unknown,
  subject: string,
  at: readonly (string | number)[] = [],
  heading = subject,
): Generator<Passage> {
  if (typeof value === 'string') {
    for (const sentence of sentencesOf(value)) yield { at: fieldName(at), sentence, heading }
  } else if (Array.isArray(value)) {
    for (const [index, entry] of value.entries())
      yield* passagesOf(entry, subject, [...at, index], heading)
  } else if (value !== null && typeof value === 'object') {
    const own = titleOf(value)
    for (const [key, entry] of Object.entries(value))
      yield* passagesOf(entry, subject, [...at, key], own ? `${subject} ${own}` : heading)
  }
}

/** The title or question that an object's texts stand under. */
function titleOf(value: unknown): string {
  const { question, title, name } = (value ?? {}) as Record<string, unknown>
  return [question, title, name].find((text) => typeof text === 'string') ?? ''
}
