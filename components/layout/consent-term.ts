import { localStore } from '@/lib/browser/local-store'
import { consentKey, consentKeptMonths, consentSinceKey } from '@/lib/head/consent-choice'

const keptMs = consentKeptMonths * 30.4 * 24 * 60 * 60_000

/** The choice that is stored holds from now on. */
export function beginConsentTerm(): void {
  localStore.setItem(consentSinceKey, `${Date.now()}`)
}

/**
 * Forgets a stored choice whose time is over, so that the banner asks again. The time of one whose date is
 * missing or lies ahead, after the machine's clock was put right, begins now.
 */
export function checkConsentTerm(): void {
  if (!localStore.getItem(consentKey)) {
    // Taken back since: the script in the head has no bytes to spare for it.
    localStore.removeItem(consentSinceKey)
    return
  }
  const age = Date.now() - Number(localStore.getItem(consentSinceKey) ?? NaN)
  if (age > keptMs) {
    localStore.removeItem(consentKey)
    localStore.removeItem(consentSinceKey)
    // What the script in the head had read.
    self.name = ''
    delete document.documentElement.dataset.consent
  } else if (!(age >= 0)) beginConsentTerm()
}
