import { find, isDrawnAhead, root } from './listen'
import type { PageKind } from './page-kind'

declare const page: PageKind

/** How long what was asked may go unanswered before the page stands on its own feet. */
const patienceMs = 15_000

let started = false
let asked = false

/** Sends for the scripts; never for a page that is drawn ahead, which may be seen by nobody. */
export function start(): void {
  if (started || isDrawnAhead()) return
  started = true
  // What reads the page's texts for React and wakes it up; none where Next's own tags do that.
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

/** A line that fails for a moment is no reason to take a form away: a second later what has not come is asked for again. */
const pauseMs = 1_000

const later: (() => void)[] = []
let pause: unknown
let hasPaused = false

/** A file has not come; `work` asks for it again, in pages in which something waits for it. */
function missed(work: () => void): void {
  if (!page.held) return giveUp()
  later.push(work)
  if (hasPaused) giveUp()
  pause ??= setTimeout(() => {
    hasPaused = true
    askAgain()
  }, pauseMs)
}

/** Asks for what has not come: with the next press, and once the line is there again. */
export const askAgain = () => later.splice(0).forEach((work) => work())

/** Puts an element into the head. */
export const append = (tag: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(tag), properties))

/**
 * Sends for the scripts because the visitor waits for them. Where they hang, patience ends: unless
 * React is awake, and nothing that still stands in the page waits to be done.
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

/** Whether the scripts could not be had; they may still come (`components/layout/awake-mark.tsx`). */
export const hasFailed = () => root.dataset.scripts === 'failed'

/**
 * The style sheet shows what stands in for the forms: whoever pressed « Envoyer » is brought there,
 * and a link is a link again.
 */
function giveUp(): void {
  if (hasFailed()) return
  root.dataset.scripts = 'failed'
  const held = find('[data-held]')
  if (held?.matches('a')) held.click()
  else showFailure(held)
}

/** Brings what is said above a form into view. */
export function showFailure(pressed: HTMLElement | null): void {
  pressed?.closest('form')?.previousElementSibling?.scrollIntoView()
}
