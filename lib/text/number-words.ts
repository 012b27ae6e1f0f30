const small = [
  ...['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  ...['dix', 'onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize'],
] as const
const tens = [
  ...['', 'dix', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'soixante'],
  ...['quatre-vingt', 'quatre-vingt'],
] as const

/** A whole number below a hundred in French words; in figures from there on. */
export function numberWord(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > 99) return String(number)
  const known = small[number]
  if (known) return known
  const ten = Math.floor(number / 10)
  // Soixante-dix and quatre-vingt-dix count on from the ten below.
  const rest = number - (ten === 7 || ten === 9 ? ten - 1 : ten) * 10
  const stem = tens[ten] ?? ''
  if (rest === 0) return ten === 8 ? 'quatre-vingts' : stem
  return `${stem}${(rest === 1 || rest === 11) && ten < 8 ? ' et ' : '-'}${numberWord(rest)}`
}

/**
 * The number that words or figures give, alone or at the beginning of a text; undefined where they give none.
 */
export function numberOf(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text)
  const found = words.indexOf(text.toLocaleLowerCase('fr'))
  return found >= 0 ? found : undefined
}

const words = Array.from({ length: 100 }, (_, number) => numberWord(number))
