import { find, keepFromReact, listen } from './listen'

/** What was pressed is not done again. */
export function letGoOfPress(): void {
  delete find('[data-held]')?.dataset.held
}

/**
 * To send a form, to open a picture of the gallery is nothing that could be shown, or stored, before
 * React: such a press is kept on what was pressed, and done again once React listens (`press-again.ts`).
 * @param onPress returns false for what the browser may do by itself.
 */
export function holdPresses(onPress: (pressed: HTMLElement) => boolean): void {
  const hold = (pressed: HTMLElement, event: Event) => {
    if (!onPress(pressed)) return
    keepFromReact(event)
    // The last one counts.
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
