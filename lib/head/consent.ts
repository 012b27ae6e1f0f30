import { localStore } from '@/lib/browser/local-store'
import { find, listen, root } from './listen'
import { consentKey, consentEvent, isConsent } from './consent-choice'

const dismissed = 'dismissed'

/**
 * Before the first paint a stored choice hides the banner, through the `data-consent` attribute that
 * the style sheet reads; without storage the banner shows. Later its buttons are answered here too,
 * React or no React: « dismissed » hides it for this visit and stores nothing, « ask » forgets the
 * choice, so that it is taken back as easily as it was made.
 */
export function answerConsent(onChoice: () => void): void {
  const { dataset } = root
  const stored = localStore.getItem(consentKey)
  if (isConsent(stored)) dataset.consent = stored
  // The window's own name lasts as long as the visit, and no longer than its tab; nothing is stored.
  else if (window.name === dismissed && !isReloaded()) dataset.consent = dismissed

  listen('click', '[data-answer]', (button) => {
    const { answer } = button.dataset
    if (answer === 'ask') {
      localStore.removeItem(consentKey)
      window.name = ''
      delete dataset.consent
      find('.consent-banner button')?.focus()
      return
    }
    dataset.consent = answer
    if (!isConsent(answer)) return void (window.name = dismissed)
    // `components/layout/consent-notice.tsx` says so, once it is there.
    dataset.confirm = localStore.setItem(consentKey, answer) ? answer : 'refused'
    dispatchEvent(new Event(consentEvent))
    onChoice()
  })
}

/** Whoever loads the page anew is asked again. */
const isReloaded = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'reload'
