import { on } from './listen'

/**
 * WebKit takes a field without autofill for a secret: in a page that comes back from its memory it
 * empties it, some time after `pageshow` and without a word. It asks which they are once the page has
 * been left; so long they have autofill. (`HTMLInputElement::needsSuspensionCallback`.)
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
