import { mapPoint, type Coordinates } from '@/lib/area/geography'

/** The id of the dot on our map that shows the commune a visitor has asked for. */
export const communeMarkerId = 'commune-demandee'

/** Moves the dot, or hides it; does nothing while Google's map is shown. */
export function showCommuneOnMap(place: Coordinates | undefined): void {
  const marker = document.getElementById(communeMarkerId)
  if (!marker) return
  const point = place && mapPoint(place)
  marker.toggleAttribute('data-placed', !!point)
  if (!point) return
  marker.setAttribute('cx', String(point.x))
  marker.setAttribute('cy', String(point.y))
}
