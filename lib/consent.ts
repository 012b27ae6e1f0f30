/** A visitor's choice of cookies (behaviour.md §3, « Cookie consent »). */
export type Consent = 'all' | 'essential'

export const consentKey = 'cookie-consent'

/**
 * Runs in the head, before the first paint: a stored choice hides the banner through the
 * `data-consent` attribute that the style sheet reads. Without storage the banner shows.
 */
export const consentScript = `try{var c=localStorage.getItem('${consentKey}');if(c==='all'||c==='essential')document.documentElement.dataset.consent=c}catch(e){}`

/** Forgets the choice, so that the banner asks again. */
export function forgetConsent(): void {
  try {
    window.localStorage.removeItem(consentKey)
  } catch {
    // Nothing is stored where storage is refused.
  }
}

/** Stores the choice; false where the browser refuses to keep it. */
export function storeConsent(choice: Consent): boolean {
  try {
    window.localStorage.setItem(consentKey, choice)
    return true
  } catch {
    return false
  }
}
