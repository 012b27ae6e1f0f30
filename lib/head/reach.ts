import { append, ask, start } from './late-scripts'
import { isDrawnAhead, listen, on, root, watch } from './listen'

/** Filled in by `scripts/build/head-script.ts`: where `hand-script.ts` lies. */
declare const handScript: string

/** What a page is about: in view, it is probably wanted. */
const widgets = 'form,[data-gallery]'
/** Does nothing, or not all, without React. */
const needsReact = `${widgets},[role=combobox],[type=search],.tooltip-anchor,.consent-banner`

/**
 * The page is whole and its links work as HTML: React is sent for when the visitor reaches for
 * something that needs it. A pointer over it or a finger on it is a sign; the keyboard's focus in it
 * asks. Once there is any sign of a hand, a form or a gallery near is enough: at rest a page asks for
 * nothing but what it shows, and the style sheet, which reads `data-rest`, keeps pictures out of view
 * from being fetched.
 */
export function startWhenReached(): void {
  root.dataset.rest = ''
  // In a window that shows all of the page nothing is ever scrolled into view.
  on('load resize', () => {
    if (document.readyState === 'complete' && innerHeight >= root.scrollHeight) endRest()
  })
  listen('pointerover', needsReact, start, true)
  listen('focusin input', needsReact, ask, true)
  on('scroll pointermove touchstart keydown', noticeHand, true)
}

function endRest(): void {
  if (!('rest' in root.dataset)) return
  delete root.dataset.rest
  // Nobody installs a page untouched, and what shows comes the sooner (`scripts/build/late-scripts.ts`).
  append('link', { rel: 'manifest', href: '/manifest.webmanifest' })
}

let noticed = false

/** Whoever moves is on the way: what comes near is awake by the time it is touched. */
function noticeHand(event: Partial<PointerEvent>): void {
  // A pointer that only lies where the page has come up has not moved; nor is there a hand on a page
  // that is drawn ahead, and may scroll to the place that its address names.
  if (noticed || event.movementX === 0 || isDrawnAhead()) return
  noticed = true
  endRest()
  append('script', { src: handScript })
  watch(widgets, '100%', (entry) => entry.isIntersecting && start())
}
