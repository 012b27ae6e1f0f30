import { isInside, type Box, type Outline, type Point } from './outline'

/** A box that is larger on each side. */
export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

/** The upper left and lower right corner of the square around a circle. */
export function corners({ x, y }: Point, radius: number): readonly Point[] {
  return [
    { x: x - radius, y: y - radius },
    { x: x + radius, y: y + radius },
  ]
}

/** A square around a point; `half` is half a side. */
export const square = (at: Point, half: number): Box => {
  const [{ x: left, y: top }, { x: right, y: bottom }] = corners(at, half) as [Point, Point]
  return { left, top, right, bottom }
}

/** The smallest box that holds all points. */
export function boundsOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}

/** Points of a fine grid over a box that lie inside an outline. */
export function gridIn(shape: Outline, box: Box): readonly Point[] {
  const step = (box.right - box.left) / 48
  const bounds = boundsOf(shape.flat())
  const [left, right] = [Math.max(box.left, bounds.left), Math.min(box.right, bounds.right)]
  const [top, bottom] = [Math.max(box.top, bounds.top), Math.min(box.bottom, bounds.bottom)]
  const found: Point[] = []
  for (let y = top + step / 2; y < bottom; y += step)
    for (let x = left + step / 2; x < right; x += step)
      if (isInside(shape, { x, y })) found.push({ x, y })
  return found
}

/** The point that is farthest from an outline. */
export function middleOf(shape: Outline): readonly Point[] {
  const [best] = byRoom(gridIn(shape, boundsOf(shape.flat())), shape)
  return best ? [best] : []
}

/** Points, the farthest from an outline, and from a frame where there is one, first. */
export function byRoom(points: readonly Point[], shape: Outline, frame?: Box): readonly Point[] {
  const border = shape.flat()
  const roomAt = ({ x, y }: Point) => {
    // A plain loop over squared distances: thousands of points are compared with hundreds of corners each.
    let nearest = Infinity
    for (const corner of border) {
      const across = corner.x - x
      const down = 2 * (corner.y - y)
      const squared = across * across + down * down
      if (squared < nearest) nearest = squared
    }
    return Math.min(
      Math.sqrt(nearest),
      ...(frame
        ? [x - frame.left, frame.right - x, (y - frame.top) * 2, (frame.bottom - y) * 2]
        : []),
    )
  }
  return points
    .map((point) => ({ point, room: roomAt(point) }))
    .sort((one, other) => other.room - one.room)
    .map(({ point }) => point)
}
