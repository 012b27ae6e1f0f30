/** The page's root element, which says what scripts there are, and what the visitor has consented to. */
export const root = document.documentElement

/**
 * Answers events of these types, several with spaces between them, in elements of a kind. Listens to
 * the window, so that it hears before React what it hears while the event is on its way down.
 */
export function listen<E extends Event>(
  types: string,
  selector: string,
  act: (element: HTMLElement, event: E) => void,
  options?: AddEventListenerOptions | boolean,
): void {
  for (const type of types.split(' '))
    addEventListener(
      type,
      (event) => {
        const element =
          event.target instanceof Element && event.target.closest<HTMLElement>(selector)
        if (element) act(element, event as E)
      },
      options,
    )
}

/** The first element of a kind. */
export const find = (selector: string) => document.querySelector<HTMLElement>(selector)

/** React may wake up over the very event that has been answered, and must not hear it too. */
export function keepFromReact(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Does something once the page is read and before the visitor, perhaps twice, and each time it comes back from the browser's
 * memory. A page that is drawn ahead of the click that leads to it has read what was stored before
 * that click, and keeps nothing that it stores: there it is done at the click.
 */
export function whenShown(act: () => void): void {
  for (const event of ['DOMContentLoaded', 'pageshow', 'prerenderingchange'])
    addEventListener(event, () => isDrawnAhead() || act())
}

/** Whether the page is drawn before anyone has asked for it; TypeScript does not know this yet. */
export const isDrawnAhead = () => (document as { prerendering?: boolean }).prerendering
