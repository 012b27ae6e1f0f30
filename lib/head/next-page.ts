import { listen, watch } from './listen'

/** How long a pointer rests on a link, or a link in the middle of the window, to be taken for wanted. */
const pointerRestMs = 90
const readMs = 400

const links = "a[href^='/']"

/**
 * What the page may still spend ahead of clicks, in pieces of 25 kB; nothing where the line is slow, or
 * what comes over it is counted or spared.
 */
let left = 0
/** The pieces that each page has been given. A place on this one is here already. */
const given: Record<string, number> = { [location.pathname]: 9 }
/** A page that is drawn takes one for itself, and one for its first picture, or two on a desk. */
let drawn = 2

/**
 * Lets the browser be ahead of the click on a link: what a pointer comes upon is fetched, what it rests
 * on, or a finger lands on, is drawn. A mark on the link says so, which the rules in the page look for
 * (`scripts/build/next-page-rules.ts`).
 */
export function prepareNextPage(): void {
  const { connection } = navigator as {
    connection?: { saveData: boolean; effectiveType: string; type?: string }
  }
  if (
    connection &&
    (connection.saveData || connection.effectiveType !== '4g' || connection.type === 'cellular')
  )
    return
  left = 6
  if (matchMedia('(hover)').matches) drawn = 3
  listen<PointerEvent>('pointerover', links, (link, { pointerType }) => {
    give(link, 1)
    if (pointerType === 'touch') give(link, drawn)
    else setTimeout(() => link.matches(':hover') && give(link, drawn), pointerRestMs)
  })
}

function give(link: Element, pieces: number): void {
  const { dataset, pathname } = link as HTMLAnchorElement
  const more = pieces - (given[pathname] ?? 0)
  // Fetched before it is drawn, and never the other way round.
  if (0 >= more || more > left) return
  left -= more
  given[pathname] = pieces
  dataset.ahead = `${pieces}`
}

/**
 * A finger gives no sign before it lands: the page behind a link that stays in the middle of the window
 * is drawn while it is read. Two at most, which leaves a third for the finger.
 */
export function drawWhatIsRead(): void {
  if (drawn > 2) return
  let read: Element | undefined
  watch(links, '-30% 0px', ({ isIntersecting, target }) => {
    if (isIntersecting) {
      read = target
      setTimeout(() => read === target && left > 3 && give(target, drawn), readMs)
    } else if (read === target) read = undefined
  })
}
