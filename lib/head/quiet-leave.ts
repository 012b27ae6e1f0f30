import { on } from './listen'

/**
 * A page that is left loses its focus after `pagehide`. Firefox keeps such pages in its memory, but drops the
 * messages that they still post to themselves, by which React schedules its work: if React heard of the lost
 * focus, it would wait for such a message for ever. So it does not hear of it.
 */
export function leaveQuietly(): void {
  let left = false
  on('pagehide pageshow', ({ type }) => void (left = type === 'pagehide'))
  on('blur focusout', (event) => left && event.stopImmediatePropagation(), true)
}
