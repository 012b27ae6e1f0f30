import type { ReactNode } from 'react'
import { widthOnPhones } from '@/components/media/picture'

/** How many stand side by side on a desktop. */
const inRow = 3

/**
 * Cards in rows without holes: the last ones share their row, and a card alone in its row has its words
 * beside its picture. The style sheet lays them out, since its filter may hide some of them.
 */
export function CardRows({
  cards,
}: {
  cards: readonly {
    readonly id: string
    readonly card: ReactNode
    /** The classes by which the style sheet filters it. */
    readonly keys?: string
  }[]
}) {
  return (
    <ul className="card-rows flex flex-wrap gap-12">
      {cards.map(({ id, card, keys }) => (
        <li key={id} className={keys}>
          <div>{card}</div>
        </li>
      ))}
    </ul>
  )
}

/**
 * Whether a card may stand in a row that is not full, where its picture may take half of a desktop's width.
 */
export function mayBeWide(position: number, count: number): boolean {
  return position >= count - (count % inRow)
}

/**
 * Whether so many cards stand two by two, where none is stretched: the last of rows of three would be alone.
 */
export const standInPairs = (count: number) => count % inRow === 1

/** The `sizes` of a card's picture. @param large whether it may take half of the row on a desktop. */
export function cardSizes(large: boolean): string {
  return `(min-width: 64rem) ${large ? 600 : 380}px, (min-width: 40rem) 50vw, ${widthOnPhones}`
}
