import { listen, on, root } from './listen'

/**
 * If React hears a press while it wakes up, it hydrates the whole page in one task before the press is
 * answered; otherwise it does so in pieces. So presses are kept from it until it is awake: before that
 * nothing in a page listens for a pointer or a finger, and a press on « Envoyer » is held (`held-press.ts`)
 * and answered (`missing-fields.ts`) without React. Keys do reach it: keeping them away made no answer
 * faster.
 */
export function keepPressesLight(): void {
  on('pointerdown touchstart mousedown pointerup touchend mouseup', passBy, true)
  listen('click', 'form:not([data-awake]) [type=submit]', (_, event) => passBy(event), true)
}

/**
 * Keeps an event from React. The browser, and whatever else listens to the window in capture, still get it.
 */
function passBy(event: Event): void {
  if (root.dataset.scripts === 'asleep') event.stopPropagation()
}
