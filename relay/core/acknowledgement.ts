import { callBackFor, nextOpening } from '@/lib/calendar/call-back'
import { parisMomentText } from '@/lib/calendar/paris-time'
import type { FormFirm } from '@/lib/forms/firm'
import { french } from '@/lib/text/typography'

import { hexDigest } from './digest'
import { isPutAside, type Lead } from './lead'
import { composed, senderAddress } from './mail'
import type { RelaySettings } from './options'
import { escapeHtml } from './page'
import type { LeadStore } from './store'
import { takePlace } from './used-first'

/** The file that holds what the sender is told by mail, exactly as it is sent. */
export const ACKNOWLEDGEMENT = 'acknowledgement.eml'

const HOUR_MS = 60 * 60_000
/**
 * More people than write to a firm in an hour. Beyond that it is a program, which would have the firm
 * write to strangers, or to one of them by many names, until its mail is believed nowhere.
 */
const IN_AN_HOUR = 20

/**
 * By when the firm answers, in French sentences: what the site says after a send. Empty where the
 * firm's hours are unknown.
 */
export function nextSteps(firm: FormFirm | undefined, receivedAt: Date): readonly string[] {
  if (!firm) return []
  const callBack = callBackFor(receivedAt, firm)
  const opening = nextOpening(receivedAt, firm)
  return [
    ...(callBack ? [`Nous vous rappelons au plus tard ${parisMomentText(callBack.by)}.`] : []),
    ...(opening
      ? [`Nous sommes fermés en ce moment, et rouvrons ${parisMomentText(opening)}.`]
      : []),
  ].map(french)
}

/**
 * Whether the sender of a new lead is to be told by mail that it has come, and uses up the only time in
 * an hour that this address is, and one of a few for all addresses, also where the lead then cannot be
 * kept: rather none than two. Not where the lead was set aside, for it may be a machine's: mail would
 * reach whomever it names. Never where no mail leaves, or nobody knows in whose name.
 */
export async function mayAcknowledge(
  lead: Lead,
  { smtpUrl, firm }: RelaySettings,
  store: LeadStore,
  now: Date,
): Promise<boolean> {
  const address = senderAddress(lead)
  if (!smtpUrl || !firm || !address || isPutAside(lead)) return false
  // What follows a plus sign leads to the same box. The address itself is nowhere kept for this.
  const box = address.toLowerCase().replace(/\+[^@]*(?=@)/, '')
  const until = new Date(now.getTime() + HOUR_MS)
  return (
    (await store.useOnce(`acknowledged-${hexDigest(box).slice(0, 32)}`, until)) &&
    takePlace(store, 'acknowledgement', IN_AN_HOUR, until)
  )
}

/**
 * Tells a sender that the request has come: how it is called, and by when it is answered. Holds not
 * one word of the sender's, name included: a form must not become a way to write to strangers.
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
