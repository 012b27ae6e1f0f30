import { localStore } from '@/lib/browser/local-store'

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
  localStore.removeItem(consentKey)
}

/** Stores the choice; false where the browser refuses to keep it. */
export function storeConsent(choice: Consent): boolean {
  return localStore.setItem(consentKey, choice)
}
