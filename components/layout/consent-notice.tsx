'use client'

import { useEffect } from 'react'
import { consentEvent, type Consent } from '@/lib/head/consent-choice'
import { beginConsentTerm, checkConsentTerm } from './consent-term'
import { notify } from './notify'

const confirmations: Record<Consent, string> = {
  all: 'Vous avez accepté tous les cookies.',
  essential: 'Vous avez accepté uniquement les cookies essentiels.',
}

/**
 * Confirms the choice that the script in the head has stored, perhaps before React woke up, and forgets it
 * once its time is over: in the head that would cost every page its bytes.
 */
export function ConsentNotice() {
  useEffect(() => {
    const confirm = () => {
      const { dataset } = document.documentElement
      const said = dataset.confirm
      delete dataset.confirm
      if (said === 'all' || said === 'essential') {
        beginConsentTerm()
        notify({ title: 'Préférences enregistrées', description: confirmations[said] })
      } else if (said)
        notify({
          title: 'Préférences non enregistrées',
          description: 'Votre navigateur refuse de les garder : le choix vaut pour cette visite.',
        })
    }
    confirm()
    checkConsentTerm()
    addEventListener(consentEvent, confirm)
    return () => removeEventListener(consentEvent, confirm)
  }, [])
  return null
}
