import { callBackFor, nextOpening } from '@/lib/calendar/call-back'
import { callsBack, cameWhileClosed } from '@/lib/calendar/next-steps'
import { parisMomentText } from '@/lib/calendar/paris-time'
import type { FormFirm } from '@/lib/forms/firm'
import { escapeHtml } from '@/lib/text/escape-html'
import { french } from '@/lib/text/typography'

import { hexDigest } from './digest'
import { isSetAside, type Lead } from './lead'
import { composed, senderAddress } from './mail'
import type { RelaySettings } from './options'
import type { LeadStore } from './store'
import { takePlace } from './used-first'

/** The name of the file that holds the mail to the sender, exactly as it is sent. */
export const ACKNOWLEDGEMENT = 'acknowledgement.eml'

const HOUR_MS = 60 * 60_000
/**
 * More acknowledgements than a firm sends in an hour. More requests than that come from a program, which
 * would have the firm write to strangers, or to one stranger under many names, until nobody trusts mail from
 * the firm any more.
 */
const IN_AN_HOUR = 20

/**
 * By when the firm answers, in French sentences, as the site says it after a send. Empty where the firm's
 * hours are unknown.
 */
export function nextSteps(firm: FormFirm | undefined, receivedAt: Date): readonly string[] {
  if (!firm) return []
  const callBack = callBackFor(receivedAt, firm)
  const opening = nextOpening(receivedAt, firm)
  return [
    ...(callBack ? [`${callsBack} ${parisMomentText(callBack.by)}.`] : []),
    ...(opening ? [cameWhileClosed(opening)] : []),
  ].map(french)
}

/**
 * Whether the sender of a new lead gets an acknowledgement by mail. A yes uses up the one mail an hour for
 * this address and one of a few for all addresses, even if the lead then cannot be kept: better none than
 * two. A lead that was set aside gets none: it may come from a program, and the mail would reach whomever it
 * names. Nor is there any where no mail server is set, or the firm is unknown.
 */
export async function mayAcknowledge(
  lead: Lead,
  { smtpUrl, firm }: RelaySettings,
  store: LeadStore,
  now: Date,
): Promise<boolean> {
  const address = senderAddress(lead)
  if (!smtpUrl || !firm || !address || isSetAside(lead)) return false
  // What follows a plus sign reaches the same mailbox. The address itself is not kept for this.
  const box = address.toLowerCase().replace(/\+[^@]*(?=@)/, '')
  const until = new Date(now.getTime() + HOUR_MS)
  return (
    (await store.useOnce(`acknowledged-${hexDigest(box).slice(0, 32)}`, until)) &&
    takePlace(store, 'acknowledgement', IN_AN_HOUR, until)
  )
}

/**
 * The mail that tells a sender that the request has come, what its reference is, and by when it is answered.
 * It repeats nothing that was sent, not even a name: a form must not become a way to write to strangers.
 */
export function composeAcknowledgement(
  lead: Lead,
  { mail: { from }, firm }: Pick<RelaySettings, 'mail' | 'firm'>,
): Promise<Uint8Array> {
  if (!firm) throw new Error('An acknowledgement is sent in the name of a firm.')
  const { brand, phone, email } = firm
  const { reference = lead.id } = lead
  const address = senderAddress(lead)
  const paragraphs = [
    'Bonjour,',
    `Votre demande nous est bien parvenue. Sa référence est ${reference} : donnez-la quand vous nous appelez.`,
    ...nextSteps(firm, new Date(lead.receivedAt)),
    `Une erreur, un changement d'avis ? Répondez à ce message ou appelez le ${phone} : nous corrigeons votre demande, ou nous l'effaçons.`,
    "Vous n'avez rien demandé ? Quelqu'un a saisi votre adresse à votre place. Dites-le-nous, et nous effaçons cette demande.",
    `${brand}\n${phone}\n${email}`,
  ].map(french)
  return composed(
    {
      from: { name: brand, address: from.address },
      to: address === undefined ? [] : [{ name: '', address }],
    },
    {
      subject: french(`Votre demande ${reference} est enregistrée - ${brand}`),
      date: new Date(lead.receivedAt),
      id: `${lead.id}.recu`,
      text: `${paragraphs.join('\n\n')}\n`,
      html: paragraphs
        .map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>\n')}</p>\n`)
        .join(''),
      isReply: true,
      replyTo: email,
    },
  )
}
