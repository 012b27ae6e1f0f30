/** How many signs a text may have, and what is said of one that is being typed. Pure. */

/** In signs; what is not there sets no limit. */
export interface SignLimits {
  readonly shortest?: number
  readonly longest?: number
}

/** Such as « 110 à 160 signes ». */
export function limitsSaid({ shortest, longest }: SignLimits): string {
  if (longest === undefined) return `${shortest ?? 0} signes au moins`
  return shortest ? `${shortest} à ${longest} signes` : `${longest} signes au plus`
}

export interface SignCount {
  /** Such as « 110 à 160 signes, il en reste 12 ». */
  readonly said: string
  readonly within: boolean
}

/**
 * What is left of the limits, or missing. A text that names an amount is as long as that amount,
 * which the check knows and the screen does not.
 */
export function countSigns(limits: SignLimits, typed: string): SignCount {
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
