import { numberOf, numberWord } from './number-words'

/** The spellings of each unit of the quantities in texts. */
const units = {
  heure: ['h', 'heure', 'heures'],
  jour: ['jour', 'jours'],
  semaine: ['semaine', 'semaines'],
  mois: ['mois'],
  an: ['an', 'ans', 'année', 'années'],
  millimètre: ['mm', 'millimètre', 'millimètres'],
  centimètre: ['cm', 'centimètre', 'centimètres'],
  mètre: ['m', 'mètre', 'mètres'],
  kilomètre: ['km', 'kilomètre', 'kilomètres'],
  'pour cent': ['%'],
} as const
type Unit = keyof typeof units

/** A quantity as a text says it. */
export interface Quantity {
  readonly said: string
  readonly unit: Unit
  /** One number, or the two ends of a range. */
  readonly values: readonly number[]
}

const spelled = Array.from({ length: 100 }, (_, number) => numberWord(number)).filter(
  (word) => !/\d/.test(word),
)
const number = `(?:\\d+(?:,\\d+)?|une|${spelled.toReversed().join('|')})`
const quantity = new RegExp(
  `(?<![\\p{L}\\d,-])(${number})(?:(?: à | ou |-)(${number}))?[ \\u00A0\\u202F]?(${Object.values(
    units,
  )
    .flat()
    .toSorted((one, other) => other.length - one.length)
    .join('|')})(?![\\p{L}\\d²³])`,
  'giu',
)
const words = new RegExp(
  `(?<![\\p{L}-])(?:une|${spelled.toReversed().join('|')})(?![\\p{L}-])`,
  'giu',
)

/** Every quantity of a text, whether its numbers stand in words or in figures. */
export function quantitiesIn(text: string): readonly Quantity[] {
  return [...text.matchAll(quantity)].map(([said, from = '', to, word = '']) => ({
    said,
    unit: (Object.keys(units) as Unit[]).find((name) =>
      (units[name] as readonly string[]).includes(word.toLocaleLowerCase('fr')),
    )!,
    values: [from, to].flatMap((end) => (end === undefined ? [] : [valueOf(end)])),
  }))
}

/** « deux à quatre semaines » → « 2 à 4 semaines » */
export function inFigures(text: string): string {
  return text.replace(words, (word) => String(valueOf(word)))
}

function valueOf(said: string): number {
  return said.toLocaleLowerCase('fr') === 'une'
    ? 1
    : (numberOf(said) ?? Number(said.replace(',', '.')))
}
