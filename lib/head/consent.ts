import { localStore } from '@/lib/browser/local-store'
import { find, listen, root, whenShown } from './listen'
import { consentKey, consentEvent } from './consent-choice'

/**
 * Before the first paint a stored choice hides the banner, through the `data-consent` attribute that
 * the style sheet reads; without storage the banner shows. Later its buttons are answered here too,
 * React or no React: « dismissed » hides it for this visit and stores nothing, « ask » forgets the
 * choice, so that it is taken back as easily as it was made. A page that is shown later than it was read
 * shows what was chosen meanwhile on another page of the visit.
 */
export function answerConsent(onChoice: () => void): void {
  const { dataset } = root
  const arrival = performance.getEntriesByType('navigation')[0] as
    | PerformanceNavigationTiming
    | undefined
  // Whoever loads the page anew is asked again.
  if (arrival?.type === 'reload') self.name = ''
  const show = () => {
    // The window's own name lasts as long as the visit, and no longer than its tab; nothing is stored.
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
      find('.consent-banner button')?.focus()
      return
    }
    // Holds for the visit also where the browser keeps nothing.
    dataset.consent = self.name = answer
    if (answer === 'dismissed') return
    // `components/layout/consent-notice.tsx` says so, once it is there.
    dataset.confirm = localStore.setItem(consentKey, answer) ? answer : 'refused'
    dispatchEvent(new Event(consentEvent))
    onChoice()
  })
}
