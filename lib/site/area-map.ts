import { communeLines } from '@/lib/area/generated/communes'
import { outlines } from '@/lib/area/generated/outlines'
import type { City, Department } from '@/content/schema/area'
import { french } from '@/lib/text/typography'
import { numberWord } from '@/lib/text/number-words'
import { company, departments, jobs } from './catalog'
import { parseCommunes, travelTo, type TravelAnswer } from '@/lib/area/communes'
import { markName, type JobPlace } from '@/lib/area/job-place'
import { paths } from '@/lib/addresses/paths'
import { mapDistance, mapPoint, type Coordinates } from '@/lib/area/geography'
import {
  boxOf,
  placeLabels,
  type Candidate,
  type Label,
  type LabelText,
  type Placed,
} from '@/lib/area/map-labels'
import {
  isInside,
  outlineOf,
  pathWithin,
  type Box,
  type Outline,
  type Point,
} from '@/lib/area/outline'

/** What our own map is drawn from. */
export interface AreaMapSubject {
  readonly centre: Coordinates
  /** Radii of the circles, in kilometres. */
  readonly circlesKm: readonly number[]
  readonly departments: readonly {
    readonly name: string
    readonly outline: string
    readonly mapLabel?: Coordinates | undefined
  }[]
  /** The most important first. */
  readonly cities: readonly {
    readonly name: string
    readonly coordinates: Coordinates
    readonly mapLabel?: City['mapLabel']
  }[]
  /** Where finished jobs stand. */
  readonly works?: readonly Coordinates[]
}

/** Our own map, ready to be drawn; all figures in the units of `mapPoint`. */
export interface AreaMapDrawing {
  readonly viewBox: string
  readonly frame: Box
  /** How large letters, dots and lines are: 1 on a map as wide as that of the first firm. */
  readonly unit: number
  readonly departments: readonly {
    readonly name: string
    readonly path: string
    readonly label?: Placed | undefined
  }[]
  readonly centre: Point
  readonly circles: readonly {
    readonly km: number
    readonly radius: number
    readonly label?: Placed | undefined
  }[]
  /** Those whose names have found room. */
  readonly cities: readonly (Point & { readonly name: string; readonly label: Placed })[]
  /** Where finished jobs stand: one mark for each commune. */
  readonly works: readonly Point[]
  /** From the middle of such a mark to each of its four corners. */
  readonly workReach: number
}

const communes = parseCommunes(communeLines)

/** @throws when the gazetteer knows no place for a city: its record then needs `coordinates`. */
function placeOf({ name, postalCode }: City): TravelAnswer {
  const commune = communes.find(
    (candidate) => candidate.name === name && candidate.postalCodes.includes(postalCode),
  )
  const answer = commune && travelTo(commune, communes, company)
  if (!answer || answer.borrowedFrom)
    throw new Error(`content/area.json: no coordinates are known for "${name}".`)
  return answer
}

/** Kilometres of each major city from the centre of the service area, by name. */
export function majorCityDistances(): ReadonlyMap<string, number> {
  return new Map(majorCities().map((city) => [city.name, placeOf(city).km]))
}

function majorCities(): readonly City[] {
  return departments.flatMap(({ cities }) => cities.filter(({ isMajor }) => isMajor))
}

/** The departments served, the two circles of the travel fees and the major cities. */
export function areaMapDrawing(): AreaMapDrawing {
  const { coordinates, travel } = company
  return drawAreaMap({
    centre: coordinates,
    circlesKm: [travel.moderateWithinKm, travel.freeWithinKm],
    departments: departments.map(({ name, code, mapLabel }: Department) => ({
      name,
      outline: outlines[code] ?? '',
      mapLabel,
    })),
    cities: majorCities().map((city) => ({
      name: city.name,
      coordinates: placeOf(city).coordinates,
      mapLabel: city.mapLabel,
    })),
    works: jobPlaces().map(({ coordinates }) => coordinates),
  })
}

/** The communes of the finished jobs, as far as their place is known, each with its jobs. */
export function jobPlaces(): readonly JobPlace[] {
  return departments
    .flatMap(({ cities }) => cities)
    .flatMap((city): readonly JobPlace[] => {
      const { name, postalCode, coordinates } = city
      const done = jobs
        .filter(({ commune }) => commune === name)
        .map(({ id, title, sample }) => ({ title, path: paths.job(id), ...(sample && { sample }) }))
      if (done.length === 0) return []
      if (coordinates) return [{ name, coordinates, jobs: done }]
      const commune = communes.find(
        (candidate) => candidate.name === name && candidate.postalCodes.includes(postalCode),
      )
      const answer = commune && travelTo(commune, communes, company)
      return answer ? [{ name, coordinates: answer.coordinates, jobs: done }] : []
    })
}

/** What the marks of our own map stand for; undefined where it has none. */
export function mapMark(): string | undefined {
  const placed = jobPlaces().flatMap((place) => place.jobs)
  return placed.length > 0 ? markName(placed, 'one') : undefined
}

function markedCities(): string {
  if (jobs.length === 0) return ''
  return jobs.every(({ sample }) => sample)
    ? ', un losange autour de celles de nos exemples de chantiers'
    : ', un losange autour de celles où nous avons fini un chantier'
}

/** What the map shows, for those who do not see it. `listTitle` is that of the list with the distances. */
export function areaMapAlternative(listTitle: string): string {
  const { freeWithinKm, moderateWithinKm } = company.travel
  const names = departments.map(({ name }) => name).join(', ')
  const served =
    departments.length === 1
      ? 'du département'
      : `de ${numberWord(departments.length)} départements`
  return french(
    `Carte ${served} (${names}) : deux cercles de ${freeWithinKm} et ${moderateWithinKm} km autour du centre de notre zone d'intervention, et les principales villes${markedCities()}. La distance de chacune est écrite plus bas, sous « ${listTitle} ».`,
  )
}

/** Width of a map on which the unit is 1. */
const plainWidth = 118.5

/** Room around what the map must show, in units: a name of a city fits into it. */
const margin = { side: 12, top: 7, bottom: 6 }

/** The greatest height of a map as a share of its width: a higher one would not be seen whole. */
const greatestHeight = 1.1

/** Sizes of letters, in units; those of the style sheet (app/styles/area-map.css). */
const sizes = {
  city: { narrow: 3.7, wide: 2.7 },
  department: { narrow: 3.2, wide: 2.1 },
}

/** From the middle of the mark of finished jobs to each of its four corners, in units. */
const workReach = 1.7

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
]

/** Draws a map of any departments, with every name where there is room for it. */
export function drawAreaMap(subject: AreaMapSubject): AreaMapDrawing {
  const centre = mapPoint(subject.centre)
  const circles = subject.circlesKm.map((km) => ({ km, radius: mapDistance(km, subject.centre) }))
  const cities = subject.cities.map((city) => ({ ...city, ...mapPoint(city.coordinates) }))
  const shapes = subject.departments.map((department) => ({
    ...department,
    shape: outlineOf(department.outline),
  }))
  const { frame, unit } = frameAround(
    [...cities, ...circles.flatMap(({ radius }) => corners(centre, radius))],
    shapes.map(({ shape }) => shape),
  )
  const works = (subject.works ?? [])
    .map(mapPoint)
    .filter(({ x, y }) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom)
  const circleLabels = circles.map(({ km, radius }): Label => {
    const at = (dx: number, dy: number): Candidate => ({
      x: centre.x + dx,
      y: centre.y + dy,
      anchor: 'middle',
    })
    return {
      text: `${km} km`,
      size: times(sizes.city, unit),
      candidates: [at(0, 3.4 * unit - radius), at(0, radius - 1.2 * unit), at(0, -radius - unit)],
    }
  })
  const departmentLabels = shapes.map(({ name, shape, mapLabel }): Label => {
    const text = { text: name, size: times(sizes.department, unit), isUpperCase: true }
    return {
      ...text,
      candidates: [
        ...(mapLabel ? [{ ...mapPoint(mapLabel), anchor: 'middle' as const }] : []),
        ...placesWithin(shape, frame, unit),
        ...placesBeside(shape, text, unit),
      ],
    }
  })
  // The head of the pin, widest below its top, and its point, which comes down to the centre.
  const part = (half: number, top: number, bottom: number): Box => ({
    left: centre.x - half * unit,
    right: centre.x + half * unit,
    top: centre.y - top * unit,
    bottom: centre.y - bottom * unit,
  })
  const pin = [part(1.45, 4.5, 3.7), part(1.7, 3.7, 2.9), part(0.5, 2.9, 0)]
  const smallestFirst = departmentLabels.toSorted(
    (one, other) => one.candidates.length - other.candidates.length,
  )
  const placeNames = (avoided: readonly Point[]) => {
    const cityLabels = cities.map((city) => cityLabel(city, avoided, unit))
    const spared = avoided.flatMap((work) => workBoxes(work, unit))
    const place = (labels: readonly Label[], ruling: readonly Label[] = []) => {
      const found = placeLabels(labels, frame, { marks: pin, spared }, ruling)
      return new Map(labels.map((label, index) => [label, found[index]]))
    }
    // Cities have few candidates and departments many, so cities come first. If a department then has no
    // place at all, departments come first; if that is not enough, because they are small, their names may
    // cover cities.
    const ways = [
      () => place([...circleLabels, ...cityLabels, ...departmentLabels]),
      () => place([...circleLabels, ...departmentLabels, ...cityLabels]),
      () => place([...smallestFirst, ...circleLabels, ...cityLabels], smallestFirst),
    ]
    const named = (map: ReturnType<typeof place>) =>
      departmentLabels.filter((label) => map.get(label)).length
    let placed = new Map() as ReturnType<typeof place>
    for (const way of ways) {
      const next = way()
      if (named(next) > named(placed) || placed.size === 0) placed = next
      if (named(placed) === departmentLabels.length) break
    }
    return {
      departments: departmentLabels.map((label) => placed.get(label)),
      circles: circleLabels.map((label) => placed.get(label)),
      cities: cityLabels.map((label) => placed.get(label)),
    }
  }
  const clear = placeNames(works)
  const anyhow = works.length > 0 ? placeNames([]) : clear
  // A name that loses its place to the mark of finished jobs may rather touch that mark.
  const placed = losesNames(anyhow, clear) ? anyhow : clear
  return {
    viewBox: [frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top]
      .map((figure) => figure.toFixed(1))
      .join(' '),
    frame,
    unit,
    departments: shapes.map(({ name, shape }, index) => ({
      name,
      path: pathWithin(shape, grown(frame, 2 * unit), stepFor(unit)),
      label: placed.departments[index],
    })),
    centre,
    circles: circles.map((circle, index) => ({
      ...circle,
      label: placed.circles[index],
    })),
    cities: cities.flatMap(({ name, x, y }, index) => {
      const label = placed.cities[index]
      return label ? [{ name, x, y, label }] : []
    }),
    works,
    workReach: workReach * unit,
  }
}

/** The name of a city beside its dot; on each side, a place clear of finished jobs is preferred. */
function cityLabel(
  { x, y, name, mapLabel }: AreaMapSubject['cities'][number] & Point,
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

type PlacedNames = Readonly<Record<string, readonly (Placed | undefined)[]>>

/** Whether fewer names find a place on one of the two screens. */
function losesNames(before: PlacedNames, after: PlacedNames): boolean {
  const count = (names: PlacedNames, onPhones: boolean) =>
    Object.values(names)
      .flat()
      .filter((name) => name && !(onPhones && name.isWideOnly)).length
  return [true, false].some((onPhones) => count(after, onPhones) < count(before, onPhones))
}

/**
 * The grid of outlines: a power of ten, so that coordinates have few digits, and at most a sixth of the unit,
 * which is a pixel on a desktop.
 */
const stepFor = (unit: number) => 10 ** Math.floor(Math.log10(unit / 6.3))

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

function corners({ x, y }: Point, radius: number): readonly Point[] {
  return [
    { x: x - radius, y: y - radius },
    { x: x + radius, y: y + radius },
  ]
}

const square = (at: Point, side: number): Box => {
  const [{ x: left, y: top }, { x: right, y: bottom }] = corners(at, side) as [Point, Point]
  return { left, top, right, bottom }
}

const times = ({ narrow, wide }: Label['size'], unit: number) => ({
  narrow: narrow * unit,
  wide: wide * unit,
})

/** The frame that holds circles and cities, and at least the middle of each department. */
function frameAround(points: readonly Point[], shapes: readonly Outline[]) {
  const bare = boundsOf(points)
  const unseen = shapes.flatMap((shape) => {
    const seen = gridIn(shape, bare).length
    return seen >= fewestSeen ? [] : middleOf(shape)
  })
  const box = boundsOf([...points, ...unseen])
  let width = box.right - box.left
  const height = box.bottom - box.top
  width = Math.max(
    width / (1 - (2 * margin.side) / plainWidth),
    height / (greatestHeight - (margin.top + margin.bottom) / plainWidth),
  )
  const unit = width / plainWidth
  const spare = (width - (box.right - box.left)) / 2
  return {
    unit,
    frame: {
      left: box.left - spare,
      right: box.right + spare,
      top: box.top - margin.top * unit,
      bottom: box.bottom + margin.bottom * unit,
    },
  }
}

/** How many points of the grid below must be seen of a department. */
const fewestSeen = 12

function boundsOf(points: readonly Point[]): Box {
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
function gridIn(shape: Outline, box: Box): readonly Point[] {
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
function middleOf(shape: Outline): readonly Point[] {
  const [best] = byRoom(gridIn(shape, boundsOf(shape.flat())), shape)
  return best ? [best] : []
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

function byRoom(points: readonly Point[], shape: Outline, frame?: Box): readonly Point[] {
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
