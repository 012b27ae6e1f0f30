/** Compares the length of a text with its limits and puts the result into words. Pure. */

/** The fewest and the most characters of a text; a missing one sets no limit. */
export interface CharacterLimits {
  readonly shortest?: number
  readonly longest?: number
}

/** Puts limits into words, such as « 110 à 160 signes ». */
export function limitsSaid({ shortest, longest }: CharacterLimits): string {
  if (longest === undefined) return `${shortest ?? 0} signes au moins`
  return shortest ? `${shortest} à ${longest} signes` : `${longest} signes au plus`
}

/** The length of a text compared with its limits. */
export interface CharacterCount {
  /** Such as « 110 à 160 signes, il en reste 12 ». */
  readonly said: string
  readonly within: boolean
}

/**
 * Says how many characters are left, missing or too many. The length of a text that names an amount depends on
 * that amount, which only the check of the content knows.
 */
export function countCharacters(limits: CharacterLimits, typed: string): CharacterCount {
  const { shortest = 0, longest = Infinity } = limits
  const text = typed.trim()
  const count = text.length
  const say = (left: string, within = true) => ({ said: `${limitsSaid(limits)}, ${left}`, within })
  if (text.includes('{')) return say('comptés avec ce qui remplace les accolades')
  if (count < shortest) return say(`il en manque ${shortest - count}`, false)
  if (count > longest) return say(`il y en a ${count - longest} de trop`, false)
  if (longest === Infinity) return say(`il y en a ${count}`)
  return say(count === longest ? 'il n’en reste plus' : `il en reste ${longest - count}`)
}
