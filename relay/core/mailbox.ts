import addressparser from 'nodemailer/lib/addressparser'

/** One e-mail address with the name shown beside it, possibly empty. */
export interface Mailbox {
  name: string
  address: string
}

// ASCII on purpose: any other address needs SMTPUTF8, which few servers offer.
const PLAUSIBLE_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i

/** Whether a text is one e-mail address and nothing else. */
export function isPlausibleAddress(text: string): boolean {
  // Some programs decode an encoded word (RFC 2047) even where none may stand.
  return PLAUSIBLE_ADDRESS.test(text) && !text.includes('=?')
}

/**
 * Reads `a@b.fr` or `Lin & Laine <a@b.fr>, c@d.fr`.
 * Throws when an entry is no plausible address or when there is none.
 */
export function addressesFrom(text: string): [Mailbox, ...Mailbox[]] {
  const [first, ...others] = addressparser(text, { flatten: true })
  if (!first || ![first, ...others].every(({ address }) => isPlausibleAddress(address))) {
    throw new Error('not an e-mail address')
  }
  return [first, ...others]
}
