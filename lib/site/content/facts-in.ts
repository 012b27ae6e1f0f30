import type { Fact } from '@/content/schema/facts'
import { escapeRegExp } from '@/lib/text/escape-reg-exp'
import { textsOf } from './texts'

/** The words by which each fact is recognised. */
type Known = Readonly<Record<string, Pick<Fact, 'mentions'>>>

/** « {fait.tva-5-5} », « {fait.tva-5-5.source} » */
const named = /\{fait\.([a-z\d-]+)(?:\.[a-z]+)?\}/g

/**
 * The ids of the facts that a record's texts name between braces or mention by their words, in the order of
 * the facts.
 * @param record raw: once amounts are filled in, names are gone.
 */
export function factsIn(record: unknown, facts: Known): readonly string[] {
  const texts = textsOf(record).map(({ text }) => text)
  const names = new Set(texts.flatMap((text) => [...text.matchAll(named)].map(([, id]) => id)))
  const whole = texts.join('\n')
  return Object.entries(facts).flatMap(([id, { mentions = [] }]) =>
    names.has(id) || mentions.some((words) => speaksOf(words, whole)) ? [id] : [],
  )
}

/** A plain search comes first: most texts do not hold the words at all. */
const speaksOf = (words: string, text: string) =>
  text.includes(words) && mentionOf(words).test(text)

/** One pattern for each mention: every page is compared with the same ones. */
const mentionPatterns = new Map<string, RegExp>()

/** Whole words: « NF DTU 60.11 » does not mention « NF DTU 60.1 ». */
function mentionOf(words: string): RegExp {
  const known = mentionPatterns.get(words)
  if (known) return known
  const pattern = new RegExp(`(?<![\\p{L}\\d])${escapeRegExp(words)}(?![\\p{L}\\d]|\\.\\d)`, 'u')
  mentionPatterns.set(words, pattern)
  return pattern
}
