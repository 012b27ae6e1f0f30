import type { Firm } from '@/content/schema/firm'
import { french } from '@/lib/text/typography'

/** « 06 39 98 12 34 » → « +33639981234 », as links and structured data have it (E.164). */
export function internationalPhone(phone: string): string {
  return phone.replace(/\s/g, '').replace(/^0/, '+33')
}

/** « 06 39 98 12 34 » → « tel:+33639981234 ». */
export function telHref(phone: string): string {
  return `tel:${internationalPhone(phone)}`
}

/**
 * WhatsApp chat link: spaces removed, leading 0 replaced by 33, optional message URL-encoded.
 */
export function whatsAppHref(phone: string, message?: string): string {
  const base = `https://wa.me/${internationalPhone(phone).slice(1)}`
  return message ? `${base}?text=${encodeURIComponent(message)}` : base
}

/** The mobile of a firm whose landline is shown first; undefined where there is one number alone. */
export function secondPhone({ phones: { landline, mobile } }: Pick<Firm, 'phones'>) {
  return landline && mobile
}

/** Subject and body of an e-mail, as plain text. */
export interface PrefilledMail {
  readonly subject: string
  readonly body: string
}

/**
 * Browsers on Windows silently refuse a link of more than 2,048 characters, counted once encoded: « é » takes
 * six, a space three. What is cut off stays in the form.
 */
const longestMailLink = 2000
/** A name may be long, and the body needs the room; it holds the name too. */
const longestSubject = 600

/** The mailto link of an address; a subject or body that is too long is cut. */
export function mailtoHref(email: string, prefilled?: PrefilledMail): string {
  if (!prefilled) return `mailto:${email}`
  const start = `mailto:${email}?subject=${encoded(prefilled.subject, longestSubject, '…')}&body=`
  return start + encoded(prefilled.body, longestMailLink - start.length, bodyCut)
}

/** Tells whoever sends the mail that it does not hold everything. */
const bodyCut = french('…\n\n(Texte coupé ici : la suite est dans le formulaire.)')

/**
 * A text encoded for a link, at most `longest` characters long once encoded. It is cut between two letters,
 * and `mark` then stands at its end.
 */
function encoded(text: string, longest: number, mark: string): string {
  const cutMark = encodeURIComponent(mark)
  // A lone surrogate, which hostile input can leave, makes encodeURIComponent throw.
  const letters = Array.from(text.replace(/\p{Surrogate}/gu, '\uFFFD'), encodeURIComponent)
  const whole = letters.join('')
  if (whole.length <= longest) return whole
  let cut = ''
  for (const letter of letters) {
    if (cut.length + letter.length + cutMark.length > longest) break
    cut += letter
  }
  return cut + cutMark
}

/** « https://www.example.fr » → « www.example.fr », as one writes it on paper. */
export function siteName(origin: string): string {
  return origin.replace(/^https?:\/\//, '')
}
