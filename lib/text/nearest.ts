import { distance } from 'fastest-levenshtein'
import { plainWords } from './plain-words'

/** The most letters that a slip of the hand gets wrong. */
const mostSlips = 3

/**
 * What was most likely meant, accents and capitals aside; undefined where nothing comes near. An end that was
 * left off (« plombier » for « plombier-sanitaire ») counts as one letter.
 */
export function nearestOf(wrong: string, right: readonly string[]): string | undefined {
  const [best] = right
    .map((one) => {
      const { far, letters } = distanceTo(wrong, one)
      return { one, far, letters, length: plainWords(one).length }
    })
    .sort((a, b) => a.far - b.far || a.letters - b.letters)
  return best && best.far <= Math.max(mostSlips, best.length / 3) ? best.one : undefined
}

/** Whether one name is so near the other that it is a slip of the hand. */
export function isSlip(wrong: string, right: string): boolean {
  return distanceTo(wrong, right).far <= mostSlips
}

/**
 * How far apart two names are: `letters` by edit distance, `far` the same but 1 at most where one begins the
 * other.
 */
function distanceTo(wrong: string, right: string) {
  const typed = plainWords(wrong)
  const name = plainWords(right)
  const letters = distance(typed, name)
  const begun = typed.length > 2 && name.startsWith(typed)
  return { letters, far: begun ? Math.min(letters, 1) : letters }
}

/** « (le plus proche : « carreleur ») », or nothing where nothing comes near. */
export function nearest(wrong: string, right: readonly string[]): string {
  const candidate = nearestOf(wrong, right)
  return candidate === undefined ? '' : ` (le plus proche : « ${candidate} »)`
}

/** The nearest, or all where they are few: « (au choix : renovation-interieure, extensions) ». */
export function choices(wrong: string, right: readonly string[]): string {
  return (
    nearest(wrong, right) ||
    (right.length > 0 && right.length <= 8 ? ` (au choix : ${right.join(', ')})` : '')
  )
}
