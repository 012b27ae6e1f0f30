import type { Firm } from '@/content/schema/firm'

/** « 06 39 98 12 34 » → « tel:+33639981234 ». */
export function telHref(phone: string): string {
  return `tel:+${international(phone)}`
}

/**
 * WhatsApp chat link: spaces removed, leading 0 replaced by 33, optional message URL-encoded.
 */
export function whatsAppHref(phone: string, message?: string): string {
  const base = `https://wa.me/${international(phone)}`
  return message ? `${base}?text=${encodeURIComponent(message)}` : base
}

/** The mobile of a firm whose landline is shown first; undefined where there is one number alone. */
export function secondPhone({ phones: { landline, mobile } }: Pick<Firm, 'phones'>) {
  return landline && mobile
}

export interface PrefilledMail {
  readonly subject: string
  readonly body: string
}

/** Mail clients cut or refuse longer links; what is cut stays in the form. */
const longestMailBody = 1500

export function mailtoHref(email: string, prefilled?: PrefilledMail): string {
  if (!prefilled) return `mailto:${email}`
  const body =
    prefilled.body.length > longestMailBody
      ? `${prefilled.body.slice(0, longestMailBody)}…`
      : prefilled.body
  // A lone surrogate, which slicing or hostile input can leave, makes encodeURIComponent throw.
  const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
  return `mailto:${email}?subject=${encode(prefilled.subject)}&body=${encode(body)}`
}

/** « https://www.example.fr » → « www.example.fr », as one writes it on paper. */
export function siteName(origin: string): string {
  return origin.replace(/^https?:\/\//, '')
}

function international(phone: string): string {
  return phone.replace(/\s/g, '').replace(/^0/, '33')
}
