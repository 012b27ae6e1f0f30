import { localStore } from '@/lib/browser/local-store'
import { find, listen, root, whenShown } from './listen'
import { consentKey, consentEvent } from './consent-choice'

/**
 * Before the first paint, a stored choice hides the banner through the `data-consent` attribute, which the
 * style sheet reads; without storage the banner shows. Later its buttons are answered here too, with or
 * without React: « dismissed » hides it for this visit and stores nothing, « ask » forgets the choice, so
 * that it is withdrawn as easily as it was made. A page that was read ahead of being shown takes over what
 * was chosen meanwhile on another page of the visit.
 */
export function answerConsent(onChoice: () => void): void {
  const { dataset } = root
  const arrival = performance.getEntriesByType('navigation')[0] as
    | PerformanceNavigationTiming
    | undefined
  // Whoever reloads the page is asked again.
  if (arrival?.type === 'reload') self.name = ''
  const show = () => {
    // `window.name` lasts for the visit in this tab, and stores nothing on the machine.
    const known = localStore.getItem(consentKey) || self.name
    if (/^(all|essential|dismissed)$/.test(known)) dataset.consent = known
    else delete dataset.consent
  }
  show()
  whenShown(show)

  listen('click', '[data-answer]', (button) => {
    const answer = button.dataset.answer!
    if (answer === 'ask') {
      localStore.removeItem(consentKey)
      self.name = ''
      show()
      find('.choice-bar button')?.focus()
      return
    }
    // Holds for the visit even where the browser stores nothing.
    dataset.consent = self.name = answer
    if (answer === 'dismissed') return
    // `components/layout/consent-notice.tsx` confirms it, once it is there.
    dataset.confirm = localStore.setItem(consentKey, answer) ? answer : 'refused'
    dispatchEvent(new Event(consentEvent))
    onChoice()
  })
}
