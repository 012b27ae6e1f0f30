import { mapPoint, type Coordinates } from '@/lib/area/geography'
import type { Point } from '@/lib/area/outline'

/** The id of the dot on our map that shows the commune a visitor has asked for. */
export const communeMarkerId = 'commune-demandee'

/**
 * Moves the dot, or hides it where the commune lies beside the map; does nothing while Google's map is shown.
 */
export function showCommuneOnMap(place: Coordinates | undefined): void {
  const marker = document.getElementById(communeMarkerId)
  if (!marker) return
  const point = place && mapPoint(place)
  const isOnMap = !!point && isWithin(marker, point)
  marker.toggleAttribute('data-placed', isOnMap)
  if (!isOnMap) return
  marker.setAttribute('cx', String(point.x))
  marker.setAttribute('cy', String(point.y))
}

/** Whether the whole of a dot at this point lies on its map. */
function isWithin(marker: HTMLElement, { x, y }: Point): boolean {
  const map = marker.closest('svg')?.viewBox.baseVal
  const radius = Number(marker.getAttribute('r'))
  return (
    !!map &&
    x - radius >= map.x &&
    x + radius <= map.x + map.width &&
    y - radius >= map.y &&
    y + radius <= map.y + map.height
  )
}
