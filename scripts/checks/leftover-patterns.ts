/** How what is known of a former firm is recognized in texts. */
import { escapeRegExp } from '../../lib/text/escape-reg-exp'
import type { FactKind, FirmFacts } from './former-firm'

/** « 150 €/m² » of « toiture : 150 €/m² ». */
export const amountIn = (fact: string) => fact.slice(fact.indexOf(' : ') + 3)

/** The pattern of a word or of words that stand alone. */
export const aWord = (pattern: string, flags = 'u') =>
  new RegExp(`(?<![\\p{L}\\d\\u2011-])(?:${pattern})(?![\\p{L}\\d]|[\\u2011-]\\p{L})`, flags)

/** A pattern of a text with apostrophes and spaces both as typed and as typeset. */
export const spelled = (text: string) =>
  escapeRegExp(text)
    .replace(/['’]/g, "(?:['’]|&#x27;|&#39;)")
    .replace(/ /g, '[\\s\\u00a0\\u202f]+')
    .replace(/-/g, '[-\\u2011]')

/** The pattern of a fact in a text, in any spelling that people, addresses or code use. */
function patternOf(kind: FactKind, fact: string): RegExp {
  switch (kind) {
    case 'brands': {
      const words = fact.match(/[\p{L}\d]+/gu) ?? []
      return aWord(
        words.map(accentless).join("(?:[\\s&+_.'’-]|&amp;|(?<=[\\s_-])et(?=[\\s_-]))*"),
        'iu',
      )
    }
    case 'phones': {
      const digits = fact.replace(/\D/g, '').slice(1)
      const apart = '[\\s\\u00a0\\u202f.\\-/]*'
      return new RegExp(
        `(?<!\\d)(?:(?:\\+|00)?${apart}33${apart}(?:\\(0\\)${apart})?|0${apart})${[...digits].join(apart)}(?!\\d)`,
      )
    }
    case 'sirets':
      return new RegExp(`(?<!\\d)${[...fact].join('[\\s\\u00a0\\u202f]?')}(?!\\d)`)
    case 'emails':
    case 'domains':
    case 'colours':
      return new RegExp(`(?<![\\w])${escapeRegExp(fact)}(?![\\w])`, 'i')
    case 'postalCodes':
      // Not a number in structured data, which measures in metres: a radius of 46000 is no postal code.
      return new RegExp(`(?<!(?:"|&quot;)\\s*:\\s*)(?<![\\d#.\\w-])${fact}(?![\\d\\w.-])`)
    case 'departmentCodes':
      // « (47) », « dans le 47 », and as people search: « rénovation salle de bains 47 ».
      return new RegExp(
        `\\(${fact}\\)|(?<=département (?:du )?|(?<!\\p{L})dans le )${fact}(?![\\d\\p{L}]| \\p{L})|(?<=^[\\p{L}\\s'’-]{3,60} )${fact}$`,
        'iu',
      )
    case 'prices': {
      return new RegExp(`(?<!\\d\\s?)${spelled(amountIn(fact))}(?![\\p{L}\\d/])`, 'u')
    }
    default:
      return aWord(spelled(fact))
  }
}

/** Letters that a slug writes without their accents. */
function accentless(word: string): string {
  return [...word]
    .map((letter) => {
      const bare = letter.normalize('NFD').replace(/\p{M}/gu, '')
      return bare === letter ? escapeRegExp(letter) : `[${letter}${bare}]`
    })
    .join('')
}

/** A fact to search for. */
export interface Searched {
  readonly kind: FactKind
  readonly pattern: RegExp
  /** A text that every match holds: searched for first, since most texts hold nothing. */
  readonly surely: string
}

/** What to search for, prepared once for all files. */
export function searchedFor(facts: FirmFacts): readonly Searched[] {
  return (Object.keys(facts) as FactKind[]).flatMap((kind) =>
    facts[kind].map((fact) => ({
      kind,
      pattern: patternOf(kind, fact),
      surely: writtenFreely.includes(kind) ? '' : longestWord(kind, fact),
    })),
  )
}

/** Kinds in which any letter or digit may be spelt differently, or stand apart from the next. */
const writtenFreely: readonly FactKind[] = [
  'brands',
  'phones',
  'sirets',
  'emails',
  'domains',
  'colours',
]

/** The longest part of a fact that every spelling leaves as it is. */
function longestWord(kind: FactKind, fact: string): string {
  // The letter of « 2A » may be a small one.
  const word = kind === 'departmentCodes' ? /\d+/g : /[\p{L}\d]+/gu
  const words = (kind === 'prices' ? amountIn(fact) : fact).match(word) ?? ['']
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest))
}

/** Words that several trades share: the words after them tell the trades apart. */
const ofManyTrades =
  /^(?:agenceur|aménageur|concepteur|conducteur|conseiller|coordinateur|designer|installateur|monteur|poseur|rénovateur|spécialiste|technicien)$/i

/**
 * The words by which texts speak of a trade: « Plâtrier-plaquiste » by either, « Charpentier bois » by the
 * first, « Poseur de sols » by all.
 */
function wordsOfTrade(title: string): readonly string[] {
  const [first = '', ...others] = title.split(' ')
  const crafts = first.split('-').filter((word) => !ofManyTrades.test(word) && word.length > 4)
  return crafts.length > 0 ? crafts : [[first, ...others].join(' ')]
}

/** Patterns of the words for trades that were removed, without those of trades that are there. */
export function leftTrades(facts: FirmFacts, titles: readonly string[]): readonly RegExp[] {
  const here = new Set(titles.flatMap(wordsOfTrade).map((word) => word.toLowerCase()))
  return facts.trades
    .flatMap(wordsOfTrade)
    .filter((word) => !here.has(word.toLowerCase()))
    .map((word) => aWord(`${spelled(word)}s?`, 'iu'))
}
