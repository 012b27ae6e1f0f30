import type { City } from '@/content/schema/area'
import { mapDistance, mapPoint, type Coordinates } from './geography'
import { boundsOf, corners, gridIn, grown, middleOf } from './map-geometry'
import type { Placed } from './map-labels'
import { placeNames, workReach } from './map-names'
import { outlineOf, pathWithin, type Box, type Outline, type Point } from './outline'

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
  /** Where finished jobs stand: the communes of the jobs. */
  readonly works?: readonly (Coordinates & { readonly name?: string })[]
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
  /** Where finished jobs stand: one mark for each commune, named where it is no city of the map and has room. */
  readonly works: readonly (Point & {
    readonly name?: string
    readonly label?: Placed | undefined
  })[]
  /** From the middle of such a mark to each of its four corners. */
  readonly workReach: number
}

/** Width of a map on which the unit is 1. */
const plainWidth = 118.5

/** Room around what the map must show, in units: a name of a city fits into it. */
const margin = { side: 12, top: 7, bottom: 6 }

/** The greatest height of a map as a share of its width: a higher one would not be seen whole. */
const greatestHeight = 1.1

/** Draws a map of any departments, with every name where there is room for it. */
export function drawAreaMap(subject: AreaMapSubject): AreaMapDrawing {
  const centre = mapPoint(subject.centre)
  const circles = subject.circlesKm.map((km) => ({ km, radius: mapDistance(km, subject.centre) }))
  const cities = subject.cities.map((city) => ({ ...city, ...mapPoint(city.coordinates) }))
  const departments = subject.departments.map(({ name, outline, mapLabel }) => ({
    name,
    shape: outlineOf(outline),
    label: mapLabel && mapPoint(mapLabel),
  }))
  const { frame, unit } = frameAround(
    [...cities, ...circles.flatMap(({ radius }) => corners(centre, radius))],
    departments.map(({ shape }) => shape),
  )
  const works = (subject.works ?? [])
    .map((work) => {
      const isCity = cities.some(({ name }) => name === work.name)
      return { ...mapPoint(work), ...(work.name && !isCity && { name: work.name }) }
    })
    .filter(({ x, y }) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom)
  const names = placeNames({ frame, unit, centre, circles, departments, cities, works })
  return {
    viewBox: [frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top]
      .map((figure) => figure.toFixed(1))
      .join(' '),
    frame,
    unit,
    departments: departments.map(({ name, shape }, index) => ({
      name,
      path: pathWithin(shape, grown(frame, 2 * unit), stepFor(unit)),
      label: names.departments[index],
    })),
    centre,
    circles: circles.map((circle, index) => ({ ...circle, label: names.circles[index] })),
    cities: cities.flatMap(({ name, x, y }, index) => {
      const label = names.cities[index]
      return label ? [{ name, x, y, label }] : []
    }),
    works: works.map((work, index) => ({ ...work, label: names.works[index] })),
    workReach: workReach * unit,
  }
}

/**
 * The grid of outlines: a power of ten, so that coordinates have few digits, and at most a sixth of the unit,
 * which is a pixel on a desktop.
 */
const stepFor = (unit: number) => 10 ** Math.floor(Math.log10(unit / 6.3))

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
