/**
 * What stands inline in each page in place of Next's script tags (see `late-scripts.ts`). The page is
 * whole and its links work as HTML, so the framework is fetched when the visitor reaches for
 * something that needs it: a pointer over it, a finger on it, the keyboard's focus in it, or, once
 * there is any sign of a hand, a form, tabs, questions or a gallery near. What is asked of it
 * meanwhile is held, and done once React has woken up.
 */
import { loadDraft, readValues, saveDraft } from '@/lib/forms/draft'
import { localStore } from '@/lib/browser/local-store'
import { issueToken } from '@/lib/forms/security-token'
import { sessionStore } from '@/lib/browser/session-store'
import { whenIdle } from '@/lib/browser/when-idle'
import { answerEarly } from './early-answer'

/** What the page has, filled in when this is bundled: what it has not needs no bytes. */
declare const pageHasForm: boolean
declare const pageHasPanels: boolean
declare const pageHasWake: boolean

/** How long what was asked may go unanswered before the page stands on its own feet. */
const patienceMs = 15_000

/** Works by itself: native links, popovers, ranges, inline listeners. */
const needsReact =
  'button:not([popovertarget]),[role=tab],[aria-haspopup=dialog],select,textarea,' +
  'input:not([type=range],[data-unit-price])'
/** Those of them that a page is about: in view, they are probably wanted. */
const widgets = 'form,[role=tablist],.accordion,[aria-haspopup=dialog]'

/** What was asked of something that still sleeps. */
interface HeldEvent {
  readonly element: HTMLElement
  readonly event: Event
  /** Whether the visitor sees it done already. */
  readonly answered: boolean
}

const root = document.documentElement
const held: HeldEvent[] = []
let started = false
let awake = false
let failed = false
/** What is done again must reach React. */
let replaying = false

function start(): void {
  if (started) return
  started = true
  const [payload = '', ...scripts] = late()
  hint('preload', [payload, ...scripts])
  fetch(payload)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(payload))))
    .then((text) => {
      // As Next's own inline scripts would have left it.
      Object.assign(self, { __next_f: [[0], [1, text]] })
      for (const source of scripts) {
        const script = document.createElement('script')
        script.src = source
        script.onerror = giveUp
        document.head.append(script)
      }
    })
    .catch(giveUp)
}

/** What the page's own scripts read to wake it up, and after it those scripts. */
function late(): string[] {
  const list = document.querySelector<HTMLMetaElement>('meta[name=late-scripts]')
  return list?.content.split(' ') ?? []
}

function hint(rel: 'preload' | 'prefetch', files: readonly string[]): void {
  for (const href of files) {
    const link = document.createElement('link')
    link.rel = rel
    link.as = href.endsWith('.txt') ? 'fetch' : 'script'
    if (link.as === 'fetch') link.crossOrigin = 'anonymous'
    link.href = href
    document.head.append(link)
  }
}

/** A few at a time: a dozen together hold up a slow phone for a moment. */
function warm(files: readonly string[]): void {
  if (started || files.length === 0) return
  hint('prefetch', files.slice(0, 4))
  whenIdle(() => warm(files.slice(4)))
}

/**
 * The scripts cannot be had: what is left of a link is a link, panels open, and the style sheet shows
 * what stands in for the forms.
 */
function giveUp(): void {
  if (failed) return
  failed = true
  root.dataset.scripts = 'failed'
  if (pageHasPanels) openPanels()
  if (pageHasForm) showWhy(document.querySelector('[data-early]'))
  takeBackOnceAwake()
  const asked = held.splice(0)
  held.push(...asked.filter(({ element }) => !element.matches('a')))
  for (const { element } of asked) if (element.matches('a')) element.click()
}

/** Whoever pressed « Envoyer » is shown what stands above the form. */
function showWhy(form: Element | null): void {
  form?.previousElementSibling?.scrollIntoView()
}

/** They may come after all, later than anyone waits. */
function takeBackOnceAwake(): void {
  if (root.dataset.scripts !== 'awake') return void setTimeout(takeBackOnceAwake, 500)
  failed = false
  if (pageHasPanels) opened.remove()
}

/** The style that opens every panel where there is no script. */
const opened = /* @__PURE__ */ document.createElement('style')

function openPanels(): void {
  const noscript = document.querySelector('noscript')?.textContent ?? ''
  opened.textContent = /<style>(.*?)<\/style>/.exec(noscript)?.[1] ?? ''
  document.head.append(opened)
}

/**
 * What is typed before React keeps the draft outlives a reload, be it the one that a page without
 * its scripts asks for. What was kept before stays beside it.
 */
function keepDraft({ target }: Event): void {
  const { form, name } = target as Partial<HTMLInputElement>
  const draft = form?.dataset.draft
  if (!form || !draft || !name || isAwake(form)) return
  saveDraft(draft, { ...loadDraft(draft), [name]: readValues(form)[name] })
}
if (pageHasForm) addEventListener('input', keepDraft)

/**
 * React keeps a node's props on the node itself, before it listens to it; that it does is told by
 * `components/layout/awake-mark.tsx`.
 */
function isAwake(element: Element): boolean {
  awake ||= root.dataset.scripts === 'awake'
  return awake && Object.keys(element).some((key) => key.startsWith('__reactProps'))
}

/** What an event is about, if that needs React and still sleeps, or what was asked before waits. */
function sleeping({ target }: Event, selector = needsReact): HTMLElement | undefined {
  const element = target instanceof Element && target.closest<HTMLElement>(selector)
  const waits = element && !failed && !replaying && (held.length > 0 || !isAwake(element))
  return waits ? element : undefined
}

function hold(element: HTMLElement, event: Event, answered = false): void {
  start()
  setTimeout(() => isAwake(element) || giveUp(), patienceMs)
  if (held.push({ element, event, answered }) === 1) replay()
}

/** Once what was touched is awake, does again what was asked of it, in order. */
function replay(): void {
  const [first] = held
  if (!first) return
  if (!isAwake(first.element)) return void requestAnimationFrame(replay)
  const { element, event } = first
  const isClick = event.type === 'click'
  replaying = true
  // Radix shows a tab when the focus comes to it: Safari gives a pressed button none.
  if (isClick && !(pageHasPanels && element.matches('[role=tab]'))) element.click()
  else if (event instanceof KeyboardEvent)
    event.target?.dispatchEvent(new KeyboardEvent(event.type, event))
  else event.target?.dispatchEvent(new Event(isClick ? 'focusin' : event.type, { bubbles: true }))
  replaying = false
  held.shift()
  // React draws what was asked first before it hears the next.
  queueMicrotask(replay)
}

for (const hint of ['pointerover', 'touchstart'])
  addEventListener(hint, (event) => sleeping(event) && start(), { capture: true, passive: true })

addEventListener(
  'click',
  (event) => {
    // A link waits for what was pressed before it, which leaving the page would undo.
    const pressed = held.some(({ event, answered }) => event.type === 'click' && !answered)
    const element = sleeping(event) ?? (pressed ? sleeping(event, 'a[href]') : undefined)
    // A form's own submit is held by the script that stands before this one.
    if (!element || element.matches('input,select,textarea,.relay-form [type=submit]')) return
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // The banner goes at once; what was answered is kept as soon as React can.
    if (element.closest('.consent-banner')) root.dataset.consent = 'held'
    hold(element, event, pageHasPanels && answerEarly(element))
  },
  true,
)

addEventListener(
  'keydown',
  (event) => {
    const element = sleeping(event)
    // Enter and Space come back as clicks; Tab and what writes are the browser's own.
    if (!element || !/^(?:Arrow|Home|End|Escape)/.test(event.key)) return
    if (!element.matches('textarea,select')) hold(element, event)
  },
  true,
)

// Told again once React is awake: what is typed, where the focus stands, the tooltip the pointer is
// waiting for, and the closed panel in which the browser's own search has found a text.
for (const [type, selector] of [
  ['input', needsReact],
  ['focusin', `${needsReact},.tooltip-anchor`],
  ['pointerover', '.tooltip-anchor'],
  ...(pageHasPanels ? [['beforematch', '.panel'] as const] : []),
] as const)
  addEventListener(
    type,
    (event) => {
      const element = sleeping(event, selector)
      if (element) hold(element, event)
    },
    true,
  )

if (pageHasForm)
  addEventListener(
    'submit',
    ({ target }) => {
      if (failed && target instanceof Element) showWhy(target)
      start()
    },
    true,
  )

let watching = false

/** Whoever moves is on the way: what comes near is awake by the time it is touched. */
function wakeNear({ movementX }: Partial<PointerEvent>): void {
  // A pointer that only lies where the page has come up has not moved.
  if (watching || movementX === 0) return
  watching = true
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      start()
    },
    { rootMargin: '100%' },
  )
  document.querySelectorAll(widgets).forEach((widget) => observer.observe(widget))
}
for (const sign of ['scroll', 'pointermove', 'touchstart', 'keydown'])
  addEventListener(sign, wakeNear, { passive: true })

// What is stored and shows cannot wait for a hand: the visitor's own map, a lightbox that was open when
// the page was left, or what was typed before.
addEventListener('DOMContentLoaded', () => {
  if (pageHasWake) {
    const wake = document.querySelector<HTMLElement>('[data-wake]')?.dataset.wake
    if (wake && (localStore.getItem(wake) || wake in (history.state ?? {}))) start()
  }
  if (pageHasForm) {
    const draft = document.querySelector<HTMLElement>('[data-draft]')?.dataset.draft
    if (draft && Object.keys(loadDraft(draft)).length > 0) start()
  }
})

// The form takes it over once awake (`components/forms/use-security-token.ts`).
if (pageHasForm)
  addEventListener('pageshow', () => {
    if (!started) root.dataset.token = issueToken(sessionStore)
  })

// With time and bandwidth to spare, the scripts wait in the browser's cache.
addEventListener('load', () => {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } }
  if (connection && (connection.saveData || connection.effectiveType !== '4g')) return
  // The largest picture has come by now, and is still to be drawn.
  setTimeout(() => whenIdle(() => warm(late())), 500)
})
