import type { Box, Point } from './outline'

type Anchor = 'start' | 'middle' | 'end'

/** A place at which a label may stand: where its base line starts, has its middle or ends. */
export interface Candidate extends Point {
  readonly anchor: Anchor
}

/** A text on the map, whose letters are smaller on wide screens than on phones. */
export interface LabelText {
  readonly text: string
  /** Heights of letters, in the map's units. */
  readonly size: { readonly narrow: number; readonly wide: number }
  readonly isUpperCase?: boolean
}

/** A text and where it may stand. */
export interface Label extends LabelText {
  /** The best first. */
  readonly candidates: readonly Candidate[]
  /** The dot or mark that the label names: it stands here, and no other label may touch it. */
  readonly mark?: Box
}

/** Where a label stands, and whether only a wide screen has room for it. */
export interface Placed extends Candidate {
  readonly isWideOnly: boolean
}

type Screen = 'narrow' | 'wide'

/**
 * The width of a text in ems, by mean widths of letters in a semibold sans serif, a little wider than most.
 */
function widthOf(text: string, isUpperCase: boolean): number {
  if (isUpperCase)
    return [...text].reduce((sum, sign) => sum + (/[\s'’.-]/.test(sign) ? 0.45 : 0.77), 0)
  return [...text].reduce(
    (sum, sign) =>
      sum +
      (/[ijlft.,'’\s\u00A0\u202F]/.test(sign)
        ? 0.34
        : /[mwMW]/.test(sign)
          ? 0.88
          : /[A-ZÀ-Þ]/.test(sign)
            ? 0.66
            : /[-r]/.test(sign)
              ? 0.38
              : 0.56),
    0,
  )
}

/** The part of the pale edge around letters that nothing else may cover. In ems. */
const paleEdge = 0.12

/** The room that a label takes at a place, its pale edge included. */
export function boxOf(
  label: LabelText,
  { x, y, anchor }: Candidate,
  screen: Screen,
  edgeEms = paleEdge,
): Box {
  const size = label.size[screen]
  const width = widthOf(label.text, !!label.isUpperCase) * size
  const edge = edgeEms * size
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]
  return {
    left: left - edge,
    top: y - 0.78 * size - edge,
    right: left + width + edge,
    bottom: y + 0.24 * size + edge,
  }
}

/** Whether two boxes overlap; boxes that only touch do not. */
export function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}

const isWithin = (box: Box, frame: Box) =>
  box.left >= frame.left &&
  box.right <= frame.right &&
  box.top >= frame.top &&
  box.bottom <= frame.bottom

/**
 * Places labels, the most important first. Each gets the first of its candidates where the frame does not cut
 * it and it touches no other label or mark; undefined where there is none. A label for which a phone has no
 * room may still find it on a wide screen, where letters are smaller. A label of `ruling` may cover the marks
 * of the labels after it, which are then left out.
 *
 * @param marks what no label touches
 * @param spared what letters cover only where the label would otherwise have no place at all
 */
export function placeLabels(
  labels: readonly Label[],
  frame: Box,
  { marks, spared }: { readonly marks: readonly Box[]; readonly spared: readonly Box[] },
  ruling: readonly Label[] = [],
): readonly (Placed | undefined)[] {
  const taken: { readonly wide: Box; readonly narrow?: Box }[] = []
  const isTaken = (box: Box, screen: Screen) =>
    taken.some((other) => {
      const room = screen === 'wide' ? other.wide : other.narrow
      return room && overlap(box, room)
    })
  return labels.map((label, index) => {
    const { mark: own } = label
    if (own && (isTaken(own, 'wide') || isTaken(own, 'narrow'))) return undefined
    const respected = ruling.includes(label) ? labels.slice(0, index) : labels
    const others = [
      ...marks,
      ...respected.flatMap(({ mark }) => (mark && mark !== own ? [mark] : [])),
    ]
    const isFree = (candidate: Candidate, screen: Screen) => {
      const box = boxOf(label, candidate, screen)
      return (
        isWithin(box, frame) && !others.some((mark) => overlap(box, mark)) && !isTaken(box, screen)
      )
    }
    const isSparing = (candidate: Candidate, screen: Screen) => {
      const letters = boxOf(label, candidate, screen, 0)
      return !spared.some((mark) => overlap(letters, mark))
    }
    const placeOn = (...screens: readonly Screen[]) => {
      const fits = (candidate: Candidate) => screens.every((screen) => isFree(candidate, screen))
      const spares = (candidate: Candidate) =>
        screens.every((screen) => isSparing(candidate, screen))
      return (
        label.candidates.find((candidate) => fits(candidate) && spares(candidate)) ??
        label.candidates.find(fits)
      )
    }
    // Letters shrink towards their anchor, so that a label that fits on a phone fits on a wide screen too.
    // But a wide screen may also show labels of its own: both are tried.
    const everywhere = placeOn('narrow', 'wide')
    const chosen = everywhere ?? placeOn('wide')
    if (!chosen) return undefined
    taken.push({
      wide: boxOf(label, chosen, 'wide'),
      ...(everywhere && { narrow: boxOf(label, chosen, 'narrow') }),
    })
    return { ...chosen, isWideOnly: !everywhere }
  })
}
