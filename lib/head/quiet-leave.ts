import { on } from './listen'

/**
 * A page that is left loses its focus after `pagehide`. Firefox keeps such pages in its memory, but drops
 * what they still post to themselves, which is how React takes up its work: what a lost focus asked of it
 * then would be the last thing it ever heard. So nobody hears of it.
 */
export function leaveQuietly(): void {
  let left = false
  on('pagehide pageshow', ({ type }) => void (left = type === 'pagehide'))
  on('blur focusout', (event) => left && event.stopImmediatePropagation(), true)
}
