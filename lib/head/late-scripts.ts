import { find, isDrawnAhead, root } from './listen'
import type { PageNeeds } from './page-needs'

declare const page: PageNeeds

/**
 * How long the scripts may take once the visitor waits for them, before the page goes on without.
 * Milliseconds.
 */
const patienceMs = 15_000

let started = false
let asked = false

/** Loads the scripts; never for a page that is drawn ahead, which may never be seen. */
export function start(): void {
  if (started || isDrawnAhead()) return
  started = true
  // First the file of texts that React reads to wake the page up, then the scripts; none where Next's own
  // tags load them.
  const list = find('[name=late-scripts]') as HTMLMetaElement | null
  const [payload, ...scripts] = list?.content.split(' ') ?? []
  if (!payload) return
  for (const href of scripts) append('link', { rel: 'preload', as: 'script', href })
  load(payload, scripts)
}

function load(payload: string, scripts: readonly string[]): void {
  fetch(payload)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject()))
    .then((text) => {
      // As Next's own inline scripts would have left it.
      ;(self as { __next_f?: unknown }).__next_f = [[0], [1, text]]
      scripts.forEach(run)
    })
    .catch(() => missed(() => load(payload, scripts)))
}

const run = (src: string) => append('script', { src, onerror: () => missed(() => run(src)) })

/**
 * A connection that fails for a moment is no reason to take a form away: what has not come is asked for again
 * after so many milliseconds.
 */
const pauseMs = 1_000

const later: (() => void)[] = []
let pause: unknown
let hasPaused = false

/** To be called when a file has not come; `work` loads it again, on pages on which something waits for it. */
function missed(work: () => void): void {
  if (!page.held) return giveUp()
  later.push(work)
  if (hasPaused) giveUp()
  pause ??= setTimeout(() => {
    hasPaused = true
    askAgain()
  }, pauseMs)
}

/** Loads again what has not come: at the next press, and once the browser is online again. */
export const askAgain = () => later.splice(0).forEach((work) => work())

/** Appends an element to the head. */
export const append = (tag: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(tag), properties))

/**
 * Loads the scripts because the visitor waits for them. If they do not come in time the page gives up on
 * them, unless React is awake and no press is held any more.
 */
export function ask(): void {
  start()
  if (asked) return
  asked = true
  setTimeout(() => {
    asked = false
    if (root.dataset.scripts !== 'awake' || find('[data-held]')) giveUp()
  }, patienceMs)
}

/** Whether the page has given up on the scripts; they may still come (`components/layout/awake-mark.tsx`). */
export const hasFailed = () => root.dataset.scripts === 'failed'

/**
 * Marks the page as one whose scripts failed: the style sheet then shows a message in place of the forms.
 * Whoever pressed « Envoyer » is taken to it, and a link that was held is followed.
 */
function giveUp(): void {
  if (hasFailed()) return
  root.dataset.scripts = 'failed'
  const held = find('[data-held]')
  if (held?.matches('a')) held.click()
  else showFailure(held)
}

/** Scrolls to the message above a form. */
export function showFailure(pressed: HTMLElement | null): void {
  pressed?.closest('form')?.previousElementSibling?.scrollIntoView()
}
