import { whenIdle } from '@/lib/browser/when-idle'
import { find, root } from './listen'

/** How long what was asked may go unanswered before the page stands on its own feet. */
const patienceMs = 15_000

let started = false
let asked = false

/** What reads the page's texts for React and wakes it up; empty where Next's own tags do that. */
function lateScripts(): string[] {
  const list = find('[name=late-scripts]') as HTMLMetaElement | null
  return list?.content.split(' ') ?? []
}

/** Whether the scripts have been sent for. */
export function isStarted(): boolean {
  return started
}

/** Sends for the scripts. */
export function start(): void {
  if (started) return
  started = true
  const [payload, ...scripts] = lateScripts()
  if (!payload) return
  hint('preload', scripts)
  fetch(payload)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject()))
    .then((text) => {
      // As Next's own inline scripts would have left it.
      ;(self as { __next_f?: unknown }).__next_f = [[0], [1, text]]
      for (const src of scripts) append('script', { src, onerror: giveUp })
    })
    .catch(giveUp)
}

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
export function hasFailed(): boolean {
  return root.dataset.scripts === 'failed'
}

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

function hint(rel: 'preload' | 'prefetch', files: readonly string[]): void {
  // The payload too: what waits in the cache is found there, whatever it was called.
  for (const href of files) append('link', { rel, as: 'script', href })
}

/** Puts an element into the head. */
export const append = (tag: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(tag), properties))

/** A few at a time: a dozen together hold up a slow phone for a moment. */
function warm(files: readonly string[]): void {
  if (started || !files[0]) return
  hint('prefetch', files.slice(0, 4))
  whenIdle(() => warm(files.slice(4)))
}

/**
 * Has the scripts wait in the browser's cache, for a hand that has moved may soon reach for what needs
 * them: where the line has bandwidth to spare.
 */
export function fetchAhead(): void {
  const connection = (navigator as { connection?: { saveData: boolean; effectiveType: string } })
    .connection
  if (connection && (connection.saveData || connection.effectiveType !== '4g')) return
  whenIdle(() => warm(lateScripts()))
}
