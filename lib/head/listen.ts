/** The page's root element, which says what scripts there are, and what the visitor has consented to. */
export const root = document.documentElement

/** Hears events of these types, several with spaces between them, wherever they happen. */
export function on<E extends Event>(
  types: string,
  act: (event: E) => void,
  options?: AddEventListenerOptions | boolean,
): void {
  for (const type of types.split(' ')) addEventListener(type, act as EventListener, options)
}

/**
 * Answers events of these types in elements of a kind. Listens to the window, so that it hears before
 * React what it hears while the event is on its way down.
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

/** The first element of a kind. */
export const find = (selector: string) => document.querySelector<HTMLElement>(selector)

/** Tells of each element of a kind when it comes into view, with that margin around the window, and leaves it. */
export function watch(
  selector: string,
  rootMargin: string,
  tell: (entry: IntersectionObserverEntry) => void,
): void {
  const observer = new IntersectionObserver((entries) => entries.forEach(tell), { rootMargin })
  document.querySelectorAll(selector).forEach((element) => observer.observe(element))
}

/** React may wake up over the very event that has been answered, and must not hear it too. */
export function keepFromReact(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Does something once the page is read and before the visitor, perhaps twice, and each time it comes
 * back from the browser's memory. A page that is drawn ahead of the click that leads to it has read what
 * was stored before that click, and keeps nothing that it stores: there it is done at the click.
 */
export function whenShown(act: () => void): void {
  // In capture, since the last of them does not come up from the document to the window.
  on('DOMContentLoaded pageshow prerenderingchange', () => isDrawnAhead() || act(), true)
}

/** Whether the page is drawn before anyone has asked for it; TypeScript does not know this yet. */
export const isDrawnAhead = () => (document as { prerendering?: boolean }).prerendering
