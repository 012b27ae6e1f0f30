import type { Page } from '@playwright/test'

export const googleScript = 'https://maps.googleapis.com/**'

/** Stands in for Google's script: draws a word, and notes what it was asked to draw. */
export const fakeScript = `
  const drawn = (window.drawn = [])
  const part = (name) => class { constructor(first, second) { drawn.push([name, second ?? first]); if (second) first.textContent = 'Carte de Google' } }
  google.maps.importLibrary = async () => ({ Map: part('Map'), Circle: part('Circle'), Marker: part('Marker') })
  google.maps.__ib__()
`

/** Answers for Google; returns the addresses that were asked for. */
export async function playGoogle(page: Page, script: string): Promise<string[]> {
  const asked: string[] = []
  await page.route(googleScript, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: script })
  })
  return asked
}
