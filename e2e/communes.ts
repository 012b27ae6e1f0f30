import { communeLines } from '@/lib/area/generated/communes'
import { parseCommunes, travelTo, type Commune, type TravelAnswer } from '@/lib/area/communes'
import { mapPoint } from '@/lib/area/geography'
import type { Box } from '@/lib/area/outline'
import { firm } from '@/lib/site/catalog'

const communes = parseCommunes(communeLines)

/** A commune, how the search writes it, and what its distance from the firm means. */
export interface Answered {
  readonly name: string
  /** « Thenon (24210) » */
  readonly option: string
  /** Undefined where the commune's coordinates are unknown. */
  readonly answer: TravelAnswer | undefined
}

/** Whether a name leads the search to one commune only: no other has it, or has it within its own name. */
function isAlone({ plainName }: Commune): boolean {
  return (
    communes.every(
      (other) => other.plainName === plainName || !other.plainName.includes(plainName),
    ) && communes.filter((other) => other.plainName === plainName).length === 1
  )
}

/** Returns the first commune of the departments served whose answer fits; undefined where none does. */
function communeWhere(fits: (answer: TravelAnswer | undefined) => boolean): Answered | undefined {
  for (const commune of communes) {
    const answer = travelTo(commune, communes, firm)
    if (commune.joined || commune.postalCodes.length !== 1 || !fits(answer)) continue
    if (isAlone(commune))
      return {
        name: commune.name,
        option: `${commune.name} (${commune.postalCodes.join()})`,
        answer,
      }
  }
  return undefined
}

/** A commune whose own place is known, and to which travel costs so much. */
export const withFee = (fee: TravelAnswer['fee']) =>
  communeWhere((answer) => answer?.fee === fee && !answer.borrowedFrom)

/** A commune without coordinates of its own, for which those of a larger one are used. */
export const borrowing = communeWhere((answer) => Boolean(answer?.borrowedFrom))

/** A commune whose coordinates are unknown. */
export const unplaced = communeWhere((answer) => !answer)

/** A commune whose place lies beside a part of our map. */
export const beside = ({ left, top, right, bottom }: Box) =>
  communeWhere((answer) => {
    if (!answer) return false
    const { x, y } = mapPoint(answer.coordinates)
    return x < left || x > right || y < top || y > bottom
  })
