import type { Page } from '@playwright/test'

export const googleScript = 'https://maps.googleapis.com/**'

/**
 * Stands in for Google's script: draws a word, and records in `window.drawn` what it was asked to draw. As
 * in the real one, the keyboard reaches a marker that can be clicked, unless it is drawn on one canvas with
 * the others (`optimized`), and an info window takes the focus where it is asked to.
 */
export const fakeScript = `
{
  const drawn = (window.drawn = [])
  const write = (box, tag, text = '') => {
    const element = document.createElement(tag)
    element.textContent = text
    box.append(element)
    return element
  }
  class Map {
    constructor(box, options) { drawn.push(['Map', options]); this.box = box; write(box, 'p', 'Carte de Google') }
  }
  class Circle {
    constructor(options) { drawn.push(['Circle', options]) }
  }
  class Marker {
    constructor(options) { drawn.push(['Marker', options]); this.options = options }
    addListener(event, listener) {
      if (this.options.optimized === false) write(this.options.map.box, 'button', this.options.title).addEventListener(event, listener)
    }
  }
  class InfoWindow {
    setOptions(options) { this.options = options }
    open({ map, shouldFocus }) {
      this.window?.remove()
      this.window = write(map.box, 'div')
      this.window.role = 'dialog'
      this.window.ariaLabel = this.options.ariaLabel
      this.window.tabIndex = -1
      write(this.window, 'h2', this.options.headerContent)
      this.window.append(this.options.content)
      if (shouldFocus) this.window.focus()
    }
  }
  google.maps.importLibrary = async () => ({ Map, Circle, Marker, InfoWindow })
  google.maps.__ib__()
}
`

/** Answers requests to Google with a script. @returns the addresses that were requested, as they come. */
export async function playGoogle(page: Page, script: string): Promise<string[]> {
  const asked: string[] = []
  await page.route(googleScript, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: script })
  })
  return asked
}
