/**
 * Fired at a form when the visitor has begun to fill in a field that was said to be missing: the press on «
 * Envoyer » is over.
 */
export const answeredEvent = 'answered'

/** To be called once React listens to a form or a gallery: repeats what was pressed in it before. */
export function pressAgain(place: HTMLElement | null): void {
  if (!place) return
  place.dataset.awake = ''
  const pressed = place.querySelector<HTMLElement>('[data-held]')
  if (!pressed) return
  delete pressed.dataset.held
  // The page may have given up on the scripts; they have come after all.
  document.documentElement.dataset.scripts = 'awake'
  pressed.click()
}
