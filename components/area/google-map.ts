import { importLibrary, setOptions } from '@googlemaps/js-api-loader'
import type { MapSettings } from './map-section'

const zoom = 9

declare global {
  interface Window {
    /** Google's script calls this when it refuses a key. */
    gm_authFailure?: () => void
  }
}

/**
 * Only the page of the map lets Google in (`scripts/build/page-policy.ts`). Whoever came by a link from
 * another page still stands under that one's policy, until the page is loaded as itself.
 */
function policyAllowsGoogle(): boolean {
  const policy = document.querySelector<HTMLMetaElement>(
    'meta[http-equiv="Content-Security-Policy"]',
  )
  return !policy || policy.content.includes('googleapis.com')
}

/**
 * Loads Google's script with the visitor's key and draws the map: the centre at
 * zoom 9, a marker named « Siège social », a translucent circle. Once a page, as the script allows.
 *
 * @param onRefused called when Google refuses the key, also after the map has shown.
 * @throws when the script cannot be loaded.
 */
export async function drawGoogleMap(
  box: HTMLElement,
  key: string,
  { centre, radiusM, colour }: MapSettings,
  onRefused: () => void,
): Promise<void> {
  if (!policyAllowsGoogle()) {
    window.location.reload()
    return new Promise(() => undefined)
  }
  window.gm_authFailure = onRefused
  setOptions({ key, v: 'weekly', language: 'fr', region: 'FR' })
  const [{ Map, Circle }, { Marker }] = await Promise.all([
    importLibrary('maps'),
    // The newer marker wants a map id, which the visitor's key does not come with.
    importLibrary('marker'),
  ])
  const map = new Map(box, {
    center: centre,
    zoom,
    mapTypeControl: false,
    streetViewControl: false,
  })
  new Marker({ map, position: centre, title: 'Siège social' })
  new Circle({
    map,
    center: centre,
    radius: radiusM,
    strokeColor: colour,
    strokeWeight: 2,
    fillColor: colour,
    fillOpacity: 0.12,
  })
}
