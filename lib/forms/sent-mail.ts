import type { PrefilledMail } from '@/lib/addresses/contact-links'

/* E-mails about a request that was sent, with its reference. */

/** For a sender who has found a mistake in the request. */
export function correctionMail(reference: string): PrefilledMail {
  return {
    subject: `Demande ${reference} : correction`,
    body: `Bonjour,\n\nDans ma demande ${reference}, voici ce qui change :\n\n`,
  }
}

/** For a sender who withdraws the request: what is kept of it is erased too. */
export function withdrawalMail(reference: string): PrefilledMail {
  return {
    subject: `Demande ${reference} : retrait`,
    body: `Bonjour,\n\nJe retire ma demande ${reference}. Merci de ne pas me rappeler et d'effacer ce que vous en gardez.\n`,
  }
}
