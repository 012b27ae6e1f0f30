import type { ReactNode } from 'react'
import { widthOnPhones } from '@/components/media/picture'

/** Side by side on a desk. */
const inRow = 3

/**
 * Cards in rows without a hole: the last ones share theirs, and whichever has one to itself has its words
 * beside its picture. The style sheet says so, for it is what filters some of them.
 */
export function CardRows({
  cards,
}: {
  cards: readonly {
    readonly id: string
    readonly card: ReactNode
    /** What the style sheet's filter knows it by. */
    readonly keys?: string
  }[]
}) {
  return (
    <ul className="card-rows flex flex-wrap gap-x-8 gap-y-12">
      {cards.map(({ id, card, keys }) => (
        <li key={id} className={keys}>
          <div>{card}</div>
        </li>
      ))}
    </ul>
  )
}

/** Whether a card of so many is in a row that is not full: on a desk its picture may take half of it. */
export function mayBeWide(position: number, count: number): boolean {
  return position >= count - (count % inRow)
}

/** The `sizes` of a card's picture; `large` where it may take half of a row on a desk. */
export function cardSizes(large: boolean): string {
  return `(min-width: 64rem) ${large ? 600 : 380}px, (min-width: 40rem) 50vw, ${widthOnPhones}`
}
