import { append, ask, start } from './late-scripts'
import { isDrawnAhead, listen, on, root, watch } from './listen'

/** Filled in by `scripts/build/head-script.ts`: where `first-move.ts` lies. */
declare const firstMoveScript: string

/** What a page is about: once in view, it is probably wanted. */
const widgets = 'form,[data-gallery]'
/** What does not work, or not fully, without React. */
const needsReact = `${widgets},[role=combobox],[type=search],.tooltip-anchor,.choice-bar`

/**
 * The page is complete and its links work as HTML: React is loaded when the visitor reaches for something
 * that needs it. A pointer over it or a finger on it starts the loading; the keyboard's focus in it also
 * waits for the result. After the visitor's first move, a form or a gallery close to the window is enough.
 * Until then a page loads nothing but what it shows, and the style sheet, which reads `data-rest`, holds
 * pictures out of view back.
 */
export function startWhenReached(): void {
  root.dataset.rest = ''
  // In a window that shows the whole page nothing is ever scrolled into view.
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
  // Nobody installs a page before touching it, and without the manifest what shows comes sooner
  // (`scripts/build/late-scripts.ts`).
  append('link', { rel: 'manifest', href: '/manifest.webmanifest' })
}

let noticed = false

/** The visitor's first move: what comes near the window from now on is awake by the time it is touched. */
function noticeHand(event: Partial<PointerEvent>): void {
  // A pointer that merely lies where the page has appeared has not moved. Nor has anyone on a page that is
  // drawn ahead, though it may scroll to the place that its address names.
  if (noticed || event.movementX === 0 || isDrawnAhead()) return
  noticed = true
  endRest()
  append('script', { src: firstMoveScript })
  watch(widgets, '100%', (entry) => entry.isIntersecting && start())
}
