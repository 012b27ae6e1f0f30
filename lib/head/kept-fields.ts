import { on } from './listen'

/**
 * WebKit treats a field with autocomplete="off" as a secret: in a page that comes back from its memory it
 * empties the field, some time after `pageshow` and without an event. It looks for such fields once the page
 * has been left, so they have autocomplete="on" until the page comes back.
 * (`HTMLInputElement::needsSuspensionCallback`.)
 */
export function keepFields(): void {
  let kept: HTMLInputElement[] = []
  on<PageTransitionEvent>('pagehide pageshow', ({ type, persisted }) => {
    for (const field of kept) field.autocomplete = 'off'
    kept =
      type === 'pagehide' && persisted
        ? [...document.querySelectorAll<HTMLInputElement>('input[autocomplete=off]')]
        : []
    for (const field of kept) field.autocomplete = 'on'
  })
}
