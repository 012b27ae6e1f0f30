import addressparser from 'nodemailer/lib/addressparser'

/** One e-mail address with the name shown beside it, possibly empty. */
export interface Mailbox {
  name: string
  address: string
}

// ASCII on purpose: any other name before the « @ » needs SMTPUTF8, which few servers offer.
const LOCAL_PART = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/
const DOMAIN = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i

/**
 * A text that is one e-mail address and nothing else, as mail servers know it: a domain with accents in its
 * ASCII form (« xn--… »). Undefined for any other text.
 */
export function mailAddress(text: string): string | undefined {
  const [, name = '', given = ''] = /^([^@]+)@([^@]+)$/.exec(text) ?? []
  const domain = DOMAIN.test(given) ? given : asciiDomain(given)
  // Some programs decode an encoded word (RFC 2047) even where none may stand.
  const isOne = LOCAL_PART.test(name) && DOMAIN.test(domain) && !text.includes('=?')
  return isOne ? `${name}@${domain}` : undefined
}

/** The ASCII form of a domain with accents; empty for a text that is none. */
function asciiDomain(text: string): string {
  const isDomain = /^[\p{L}\p{M}\p{N}.-]{1,253}$/u.test(text) && URL.canParse(`https://${text}`)
  return isDomain ? new URL(`https://${text}`).hostname : ''
}

/**
 * Reads `a@b.fr` or `Lin & Laine <a@b.fr>, c@d.fr`.
 * Throws when an entry is no plausible address or when there is none.
 */
export function addressesFrom(text: string): [Mailbox, ...Mailbox[]] {
  const [first, ...others] = addressparser(text, { flatten: true }).map(checked)
  if (!first) throw new Error('no e-mail address')
  return [first, ...others]
}

/** A mailbox that can be reached. Where the name is another address, the comma between them is missing. */
function checked({ name, address }: Mailbox): Mailbox {
  const reached = mailAddress(address)
  const isTwo = name.includes('@') && name !== address
  if (reached === undefined || isTwo) throw new Error('not an e-mail address')
  return { name, address: reached }
}
