/** What a form hears when the visitor has begun to fill in what he was told is missing: that press is done with. */
export const answeredEvent = 'answered'

/** For a form or a gallery once React listens to it: does what was pressed in it before. */
export function pressAgain(place: HTMLElement | null): void {
  if (!place) return
  place.dataset.awake = ''
  const pressed = place.querySelector<HTMLElement>('[data-held]')
  if (!pressed) return
  delete pressed.dataset.held
  // Given up on, it has come after all.
  document.documentElement.dataset.scripts = 'awake'
  pressed.click()
}
