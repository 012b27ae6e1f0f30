import type { City } from '@/content/schema/area'
import { boundsOf, byRoom, gridIn, square } from './map-geometry'
import {
  boxOf,
  placeLabels,
  type Candidate,
  type Label,
  type LabelText,
  type Placed,
} from './map-labels'
import type { Box, Outline, Point } from './outline'

/** A department's name and outline, and where its record wants the name. */
interface MappedDepartment {
  readonly name: string
  readonly shape: Outline
  readonly label?: Point | undefined
}

interface MappedCity extends Point {
  readonly name: string
  readonly mapLabel?: City['mapLabel']
}

interface MappedCircle {
  readonly km: number
  readonly radius: number
}

/** What stands on a map, all in its units. */
export interface MapMarks {
  readonly frame: Box
  /** How large letters, dots and lines are. */
  readonly unit: number
  readonly centre: Point
  readonly circles: readonly MappedCircle[]
  readonly departments: readonly MappedDepartment[]
  /** The most important first. */
  readonly cities: readonly MappedCity[]
  /** Where finished jobs stand; those with a name are no cities of the map. */
  readonly works: readonly (Point & { readonly name?: string })[]
}

/** Where each name stands, in the order of what it names; undefined where there is no room for it. */
export interface MapNames {
  readonly departments: readonly (Placed | undefined)[]
  readonly circles: readonly (Placed | undefined)[]
  readonly cities: readonly (Placed | undefined)[]
  readonly works: readonly (Placed | undefined)[]
}

/** Places the names of a map. One that finds no place clear of finished jobs may rather touch their mark. */
export function placeNames(marks: MapMarks): MapNames {
  const clear = namesAmong(marks, marks.works)
  const anyhow = marks.works.length > 0 ? namesAmong(marks, []) : clear
  return losesNames(anyhow, clear) ? anyhow : clear
}

/** Places all names, those of cities clear of `avoided`. */
function namesAmong(marks: MapMarks, avoided: readonly Point[]): MapNames {
  const { frame, unit } = marks
  const circles = marks.circles.map((circle) => circleLabel(circle, marks.centre, unit))
  const departments = marks.departments.map((department) =>
    departmentLabel(department, frame, unit),
  )
  const cities = marks.cities.map((city) => cityLabel(city, avoided, unit))
  const works = marks.works.map((work) => workLabel(work, avoided, unit))
  const smallestFirst = departments.toSorted(
    (one, other) => one.candidates.length - other.candidates.length,
  )
  const pin = pinAt(marks.centre, unit)
  const spared = avoided.flatMap((work) => workBoxes(work, unit))
  const place = (others: readonly Label[], ruling: readonly Label[] = []) => {
    // The communes of finished jobs take what room the others leave.
    const labels = [...others, ...works.filter((label) => label !== undefined)]
    const found = placeLabels(labels, frame, { marks: pin, spared }, ruling)
    return new Map(labels.map((label, index) => [label, found[index]]))
  }
  // Cities have few candidates and departments many, so cities come first. If a department then has no place
  // at all, departments come first; if that is not enough, because they are small, their names may cover
  // cities.
  const ways = [
    () => place([...circles, ...cities, ...departments]),
    () => place([...circles, ...departments, ...cities]),
    () => place([...smallestFirst, ...circles, ...cities], smallestFirst),
  ]
  const named = (map: ReturnType<typeof place>) =>
    departments.filter((label) => map.get(label)).length
  let placed: ReturnType<typeof place> = new Map()
  for (const way of ways) {
    const next = way()
    if (named(next) > named(placed) || placed.size === 0) placed = next
    if (named(placed) === departments.length) break
  }
  const placesOf = (labels: readonly Label[]) => labels.map((label) => placed.get(label))
  return {
    departments: placesOf(departments),
    circles: placesOf(circles),
    cities: placesOf(cities),
    works: works.map((label) => label && placed.get(label)),
  }
}

/** Whether fewer names find a place on one of the two screens. */
function losesNames(before: MapNames, after: MapNames): boolean {
  const count = ({ departments, circles, cities }: MapNames, onPhones: boolean) =>
    [...departments, ...circles, ...cities].filter((name) => name && !(onPhones && name.isWideOnly))
      .length
  return [true, false].some((onPhones) => count(after, onPhones) < count(before, onPhones))
}

/** The head of the pin, widest below its top, and its point, which comes down to the centre. */
function pinAt({ x, y }: Point, unit: number): readonly Box[] {
  const part = (half: number, top: number, bottom: number): Box => ({
    left: x - half * unit,
    right: x + half * unit,
    top: y - top * unit,
    bottom: y - bottom * unit,
  })
  return [part(1.45, 4.5, 3.7), part(1.7, 3.7, 2.9), part(0.5, 2.9, 0)]
}

/** Sizes of letters, in units; those of the style sheet (app/styles/area-map.css). */
const sizes = {
  city: { narrow: 3.7, wide: 2.7 },
  department: { narrow: 3.5, wide: 2.1 },
}

/** From the middle of the mark of finished jobs to each of its four corners, in units. */
export const workReach = 1.7

/** A place for a name, by its distance from the dot in units. */
type Place = readonly [dx: number, dy: number, anchor: Candidate['anchor'], side: string]

/** The best first. */
const around: readonly Place[] = [
  [1.6, 1, 'start', 'right'],
  [-1.6, 1, 'end', 'left'],
  [0, -1.9, 'middle', 'above'],
  [0, 4, 'middle', 'below'],
  [1.2, -0.9, 'start', ''],
  [1.2, 2.9, 'start', ''],
  [-1.2, -0.9, 'end', ''],
  [-1.2, 2.9, 'end', ''],
  [1.2, -2.5, 'start', ''],
  [-1.2, -2.5, 'end', ''],
]

/** The radius of a circle, on its line: above the centre or, where there is no room, below. */
function circleLabel({ km, radius }: MappedCircle, centre: Point, unit: number): Label {
  const at = (dy: number): Candidate => ({ x: centre.x, y: centre.y + dy, anchor: 'middle' })
  return {
    text: `${km} km`,
    size: times(sizes.city, unit),
    candidates: [at(3.4 * unit - radius), at(radius - 1.2 * unit), at(-radius - unit)],
  }
}

/** The name of a department: where its record wants it, within its borders, or beside it. */
function departmentLabel(
  { name, shape, label }: MappedDepartment,
  frame: Box,
  unit: number,
): Label {
  const text = { text: name, size: times(sizes.department, unit), isUpperCase: true }
  return {
    ...text,
    candidates: [
      ...(label ? [{ ...label, anchor: 'middle' as const }] : []),
      ...placesWithin(shape, frame, unit),
      ...placesBeside(shape, text, unit),
    ],
  }
}

/** The name of a city beside its dot; on each side, a place clear of finished jobs is preferred. */
function cityLabel(
  { x, y, name, mapLabel }: MappedCity,
  works: readonly Point[],
  unit: number,
): Label {
  const near = works
    .map((work): Point => ({ x: (work.x - x) / unit, y: (work.y - y) / unit }))
    .filter((work) => Math.hypot(work.x, work.y) < 2 * workReach)
  const places = around.flatMap((place) => [
    near.reduce((nearer, work) => beyond(work, nearer), place),
    place,
  ])
  const preferred = places.filter(([, , , side]) => side === mapLabel)
  return {
    text: name,
    size: times(sizes.city, unit),
    candidates: [...preferred, ...places].map(([dx, dy, anchor]) => ({
      x: x + dx * unit,
      y: y + dy * unit,
      anchor,
    })),
    mark: square({ x, y }, unit),
  }
}

/** The name of a commune of finished jobs beside their mark; undefined for one that is named as a city. */
function workLabel(
  work: MapMarks['works'][number],
  works: readonly Point[],
  unit: number,
): Label | undefined {
  const { name } = work
  if (!name) return undefined
  const { text, size, candidates } = cityLabel({ ...work, name }, [work, ...works], unit)
  return { text, size, candidates }
}

/** A place on the same side of a dot where the letters stand clear of a mark of finished jobs. */
function beyond(work: Point, [dx, dy, anchor, side]: Place): Place {
  const far = workReach + 0.25
  if (anchor === 'start') return [Math.max(dx, work.x + far), dy, anchor, side]
  if (anchor === 'end') return [Math.min(dx, work.x - far), dy, anchor, side]
  // The depth of letters below the base line, and the height of capitals with their accents.
  const [below, above] = [0.9, 2.9]
  if (dy < 0) return [dx, Math.min(dy, work.y - far - below), anchor, side]
  return [dx, Math.max(dy, work.y + far + above), anchor, side]
}

/** Steps around the mark of finished jobs. */
function workBoxes({ x, y }: Point, unit: number): readonly Box[] {
  return [0.25, 0.5, 0.75, 1].map((share) => {
    const across = workReach * share * unit
    const down = workReach * (1.25 - share) * unit
    return { left: x - across, right: x + across, top: y - down, bottom: y + down }
  })
}

/** Places around a department that is too small to hold its name, as around Paris; none for a larger one. */
function placesBeside(shape: Outline, name: LabelText, unit: number): readonly Candidate[] {
  const { left, right, top, bottom } = boundsOf(shape.flat())
  const middle: Candidate = { x: (left + right) / 2, y: (top + bottom) / 2, anchor: 'middle' }
  const room = boxOf(name, middle, 'narrow')
  if (room.right - room.left < right - left) return []
  return [
    { ...middle, y: top - unit },
    { ...middle, y: bottom + 3.4 * unit },
    { x: right + unit, y: middle.y + unit, anchor: 'start' },
    { x: left - unit, y: middle.y + unit, anchor: 'end' },
  ]
}

/** Where the name of a department may stand, the places farthest from borders and frame first. */
function placesWithin(shape: Outline, frame: Box, unit: number): readonly Candidate[] {
  return byRoom(gridIn(shape, frame), shape, frame).map(({ x, y }) => ({
    x,
    y: y + unit,
    anchor: 'middle',
  }))
}

const times = ({ narrow, wide }: Label['size'], unit: number) => ({
  narrow: narrow * unit,
  wide: wide * unit,
})
