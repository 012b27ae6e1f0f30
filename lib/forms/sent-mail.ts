import type { PrefilledMail } from '@/lib/addresses/contact-links'

/* E-mails about a request that was sent, which know its reference. */

/** Of a sender who has found a mistake in what was sent. */
export function correctionMail(reference: string): PrefilledMail {
  return {
    subject: `Demande ${reference} : correction`,
    body: `Bonjour,\n\nDans ma demande ${reference}, voici ce qui change :\n\n`,
  }
}

/** Of a sender who takes the request back: what is kept of it goes too. */
export function withdrawalMail(reference: string): PrefilledMail {
  return {
    subject: `Demande ${reference} : retrait`,
    body: `Bonjour,\n\nJe retire ma demande ${reference}. Merci de ne pas me rappeler et d'effacer ce que vous en gardez.\n`,
  }
}
