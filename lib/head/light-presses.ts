import { listen, on, root } from './listen'

/**
 * A press that React hears while it wakes up has it take over the whole page at once, before the press
 * gets any answer; unheard, it does so in pieces. Nothing in a page listens for a pointer or a finger
 * before React is awake, and a press on « Envoyer » is kept (`held-press.ts`) and answered
 * (`missing-fields.ts`) without it. Keys are answered no sooner for it, and reach React.
 */
export function keepPressesLight(): void {
  on('pointerdown touchstart mousedown pointerup touchend mouseup', passBy, true)
  listen('click', 'form:not([data-awake]) [type=submit]', (_, event) => passBy(event), true)
}

/** The browser, and what else listens to the window on the way down, hear it all the same. */
function passBy(event: Event): void {
  if (root.dataset.scripts === 'asleep') event.stopPropagation()
}
