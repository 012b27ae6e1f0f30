import type { ColourRole, Colours } from '@/content/schema/brand'
import { contrastOf } from './contrast'

/** White does not change from firm to firm: fields are white, and the letters on buttons. */
type Drawn = ColourRole | 'white'
type Pairs = readonly (readonly [over: readonly Drawn[], under: readonly Drawn[]])[]

/**
 * Letters and the surfaces they stand on, wherever a page, a state or a hover brings the two together. Each
 * pair stands here once, whichever of the two is the letter: white letters on a button are the same pair as a
 * link on white.
 */
const texts: Pairs = [
  [
    ['ink', 'ink-2', 'ink-3', 'band', 'action', 'action-strong', 'error'],
    ['white', 'surface', 'surface-2', 'surface-3'],
  ],
  [['band-ink'], ['band', 'band-2']],
  [['white', 'surface'], ['band-2']],
  [['ink', 'error'], ['error-surface']],
]

/**
 * Borders of controls, focus rings, drawings that carry meaning: not letters, so a lower contrast will do.
 */
const signs: Pairs = [
  [['field'], ['white', 'surface', 'surface-2']],
  [['focus'], ['white', 'surface', 'surface-2', 'surface-3', 'error-surface']],
  [['highlight'], ['band', 'band-2']],
]

/** Two colours that are not told apart well enough. */
export interface FaintPair {
  readonly over: Drawn
  readonly under: Drawn
  readonly ratio: number
  readonly needed: number
}

/**
 * Every pair below level AA of WCAG: 4.5 for letters, 3 for anything else. A pair one of whose colours is not
 * set is left out.
 */
export function faintPairs(colours: Partial<Colours>): readonly FaintPair[] {
  const drawn: Partial<Record<Drawn, string>> = { ...colours, white: '#ffffff' }
  const below = (pairs: Pairs, needed: number) =>
    pairs.flatMap(([overs, unders]) =>
      overs.flatMap((over) =>
        unders.flatMap((under) => {
          const [one, other] = [drawn[over], drawn[under]]
          const ratio = one && other ? contrastOf(one, other) : needed
          return ratio < needed ? [{ over, under, ratio, needed }] : []
        }),
      ),
    )
  return [...below(texts, 4.5), ...below(signs, 3)]
}
