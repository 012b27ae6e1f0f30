import { importLibrary, setOptions } from '@googlemaps/js-api-loader'
import { jobPlaces } from '@/lib/area/generated/job-places'
import { markName, type JobPlace } from '@/lib/area/job-place'
import { french } from '@/lib/text/typography'
import type { MapSettings } from './google-map-section'

const zoom = 9

declare global {
  interface Window {
    /** Google's script calls this when it refuses a key. */
    gm_authFailure?: () => void
  }
}

/**
 * Loads Google's script with the visitor's key and draws the map: the centre at zoom 9, a marker named «
 * Siège social », a translucent circle, and a marker for each commune with finished jobs, which opens the
 * list of these. Once a page load: the script allows no more.
 *
 * @param onRefused called when Google refuses the key, even after the map has shown.
 * @throws when the script cannot be loaded.
 */
export async function drawGoogleMap(
  box: HTMLElement,
  key: string,
  { centre, radiusM }: MapSettings,
  onRefused: () => void,
): Promise<void> {
  window.gm_authFailure = onRefused
  setOptions({ key, v: 'weekly', language: 'fr', region: 'FR' })
  const [{ Map, Circle, InfoWindow }, { Marker }] = await Promise.all([
    importLibrary('maps'),
    // The newer marker needs a map id, which does not come with the visitor's key.
    importLibrary('marker'),
  ])
  const map = new Map(box, {
    center: centre,
    zoom,
    mapTypeControl: false,
    streetViewControl: false,
  })
  new Marker({ map, position: centre, title: 'Siège social' })
  const colour = themeColour('band')
  new Circle({
    map,
    center: centre,
    radius: radiusM,
    strokeColor: colour,
    strokeWeight: 2,
    fillColor: colour,
    fillOpacity: 0.12,
  })
  // One window for all markers: several open at once would hide each other.
  const list = new InfoWindow()
  for (const { name, coordinates, jobs } of jobPlaces) {
    const mark = new Marker({
      map,
      position: coordinates,
      title: french(`${markName(jobs)} : ${name}`),
      icon: {
        path: 'M0-8L8 0 0 8-8 0z',
        fillColor: themeColour('highlight'),
        fillOpacity: 1,
        strokeColor: colour,
        strokeWeight: 1,
      },
      // Drawn as an element of its own, which the keyboard reaches, not on one canvas with the others.
      optimized: false,
    })
    mark.addListener('click', () => {
      list.setOptions({ headerContent: name, content: linksTo(jobs), ariaLabel: name })
      list.open({ map, anchor: mark, shouldFocus: true })
    })
  }
}

/** A colour of the theme: no style sheet reaches into Google's map. */
function themeColour(role: 'band' | 'highlight'): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--color-${role}`)
}

function linksTo(jobs: JobPlace['jobs']): HTMLElement {
  const list = document.createElement('ul')
  for (const { title, path, sample } of jobs) {
    const link = document.createElement('a')
    link.href = path
    link.textContent = title
    link.className = 'inline-block py-0.5 font-semibold text-action underline underline-offset-4'
    const entry = document.createElement('li')
    entry.append(link, sample ? ' (exemple)' : '')
    list.append(entry)
  }
  return list
}
