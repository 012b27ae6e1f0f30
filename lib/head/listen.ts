import { findAll } from '@/lib/browser/find-all'

/**
 * The page's root element, whose attributes say what scripts there are and what the visitor has consented to.
 */
export const root = document.documentElement

/** Listens for events anywhere in the page. @param types one or several, with spaces between. */
export function on<E extends Event>(
  types: string,
  act: (event: E) => void,
  options?: AddEventListenerOptions | boolean,
): void {
  for (const type of types.split(' ')) addEventListener(type, act as EventListener, options)
}

/**
 * Listens for events in elements that match a selector. The listener is on the window: in capture, it runs
 * before React's.
 */
export function listen<E extends Event>(
  types: string,
  selector: string,
  act: (element: HTMLElement, event: E) => void,
  options?: AddEventListenerOptions | boolean,
): void {
  on<E>(
    types,
    (event) => {
      const element = event.target instanceof Element && event.target.closest<HTMLElement>(selector)
      if (element) act(element, event)
    },
    options,
  )
}

/** The first element that matches a selector. */
export const find = (selector: string) => document.querySelector<HTMLElement>(selector)

/** Reports when an element that matches a selector comes within `rootMargin` of the window, or leaves it. */
export function watch(
  selector: string,
  rootMargin: string,
  tell: (entry: IntersectionObserverEntry) => void,
): void {
  const observer = new IntersectionObserver((entries) => entries.forEach(tell), { rootMargin })
  findAll(selector).forEach((element) => observer.observe(element))
}

/**
 * Stops an event that has been answered: React may wake up at this very event, and must not answer it too.
 */
export function keepFromReact(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Calls `act` once the page is read and before the visitor sees it, perhaps twice, and again each time the
 * page comes back from the browser's memory. A page that is drawn ahead of the click on its link has read
 * what was stored before that click, and keeps nothing that it stores: there `act` runs at the click.
 */
export function whenShown(act: () => void): void {
  // In capture, since `prerenderingchange` does not bubble from the document to the window.
  on('DOMContentLoaded pageshow prerenderingchange', () => isDrawnAhead() || act(), true)
}

/**
 * Whether the page is being drawn ahead of the click on its link (prerendering); TypeScript does not know
 * this property yet.
 */
export const isDrawnAhead = () => (document as { prerendering?: boolean }).prerendering
