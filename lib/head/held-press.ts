import { find, keepFromReact, listen } from './listen'

/** Forgets the press that is held, so that it is not repeated. */
export function letGoOfPress(): void {
  delete find('[data-held]')?.dataset.held
}

/**
 * Sending a form or opening a picture of the gallery can neither be shown nor stored before React: such a
 * press is marked on the element pressed (`data-held`), and repeated once React listens (`press-again.ts`).
 * @param onPress called with the element; returns false to let the browser handle the press itself.
 */
export function holdPresses(onPress: (pressed: HTMLElement) => boolean): void {
  const hold = (pressed: HTMLElement, event: Event) => {
    if (!onPress(pressed)) return
    keepFromReact(event)
    // Only the last press counts.
    letGoOfPress()
    pressed.dataset.held = ''
  }
  listen<MouseEvent>(
    'click',
    '[data-gallery]:not([data-awake]) a',
    (pressed, event) => event.metaKey || event.ctrlKey || event.shiftKey || hold(pressed, event),
    true,
  )
  listen(
    'submit',
    'form:not([data-awake])',
    (form, event) => hold(form.querySelector<HTMLElement>('[type=submit]') ?? form, event),
    true,
  )
}
