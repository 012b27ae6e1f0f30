import { find, keepFromReact, listen } from './listen'

/**
 * To send a form, to empty it, to open a picture of the gallery is nothing that could be shown, or
 * stored, before React: such a press is kept on what was pressed, and done again once React listens
 * (`press-again.ts`).
 * @param onPress returns false for what the browser may do by itself.
 */
export function holdPresses(onPress: (pressed: HTMLElement) => boolean): void {
  const hold = (pressed: HTMLElement, event: Event) => {
    if (!onPress(pressed)) return
    keepFromReact(event)
    // The last one counts.
    delete find('[data-held]')?.dataset.held
    pressed.dataset.held = ''
  }
  listen<MouseEvent>(
    'click',
    'form:not([data-awake]) [type=button],[data-gallery]:not([data-awake]) a',
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
