import { french } from '@/lib/text/typography'

import { frenchDate } from '../french-date'
import type { Host } from '../host'
import { html, type Html } from '../html'
import type { Outage } from '../outages'
import type { LeadRecords } from '../store'
import { WAITS_FOR_SUMMARY } from '../summary'
import type { ListedLead } from './listed-lead'

/** What has become of one message; `settled` where a list need not mention it. */
export interface MessageState {
  settled: boolean
  text: string
  /** What came of it that the owner should do something about, in French. */
  warnings?: readonly string[]
}

/** A lead whose notes cannot be read must not hide the others. */
const unreadable = (): MessageState => ({
  settled: false,
  text: 'Le suivi de l’envoi ne peut pas être lu sur le disque',
})

/** What has become of the owner's mail about one lead. */
export function mailState(
  host: Pick<Host, 'store' | 'delivery'>,
  lead: Pick<ListedLead, 'name' | 'setAside'>,
): Promise<MessageState> {
  return knownMailState(host, lead).catch(unreadable)
}

/** What has become of the message to the owner's tools about one lead; undefined where there are none. */
export function webhookState(
  host: Pick<Host, 'store' | 'webhook'>,
  name: string,
): Promise<MessageState | undefined> {
  return knownWebhookState(host, name).catch(unreadable)
}

async function knownMailState(
  { store, delivery }: Pick<Host, 'store' | 'delivery'>,
  { name, setAside }: Pick<ListedLead, 'name' | 'setAside'>,
): Promise<MessageState> {
  const delivered = await store.record(name, 'delivered')
  if (delivered) {
    const told = await store.record(name, 'acknowledged')
    const { unreached = 0 } = delivered
    return {
      settled: true,
      text: `Envoyée par e-mail le ${frenchDate(delivered.deliveredAt)}${told ? acknowledgedText(told) : ''}`,
      warnings: [
        ...(unreached > 0 ? [unreachedText(unreached)] : []),
        ...(told?.state === 'refused' ? [ADDRESS_REFUSED] : []),
      ],
    }
  }
  if (!delivery) {
    return { settled: true, text: 'Conservée ici, aucun envoi par e-mail n’est configuré' }
  }
  const refusal = await store.record(name, 'refused')
  const text = refusal
    ? `Refusée par le serveur de messagerie (${refusal.code}) le ${frenchDate(refusal.refusedAt)}`
    : setAside
      ? WAITS_FOR_SUMMARY
      : 'En attente d’envoi par e-mail'
  return { settled: false, text }
}

/** What has become of the mail to the sender; one that was being sent at a kill may have left or not. */
function acknowledgedText({ state, at }: LeadRecords['acknowledged']): string {
  if (state === 'sending') return ''
  return `. Accusé de réception ${state === 'sent' ? 'envoyé' : 'refusé'} le ${frenchDate(at)}`
}

/** Stands where the sender's address took no acknowledgement: an answer would come back too. */
const ADDRESS_REFUSED = french(
  "L'accusé de réception n'a pas été accepté : l'adresse e-mail est peut-être fausse, appelez plutôt.",
)

/** That some of several owners have not got a mail, for the others. */
function unreachedText(unreached: number): string {
  const who = unreached === 1 ? '1 destinataire' : `${unreached} destinataires`
  return french(`Le serveur de messagerie refuse ${who} de cet e-mail : vérifiez RELAY_MAIL_TO.`)
}

async function knownWebhookState(
  { store, webhook }: Pick<Host, 'store' | 'webhook'>,
  name: string,
): Promise<MessageState | undefined> {
  if (!webhook) return undefined
  const told = await store.record(name, 'webhook')
  if (told) return { settled: true, text: `Transmise à vos outils le ${frenchDate(told.sentAt)}` }
  const why = await store.record(name, 'webhookFailed')
  const text = why
    ? `Pas encore transmise à vos outils : ${why.code} le ${frenchDate(why.at)}`
    : 'En attente de transmission à vos outils'
  return { settled: false, text }
}

/** What a notice needs of a host. */
export type Watched = Pick<Host, 'delivery' | 'webhook' | 'outages'>

/**
 * Lines that say why leads are not kept, mail does not leave, or the owner's tools are not told; none while
 * all is well.
 */
export function noticesOf({ delivery, webhook, outages }: Watched): readonly string[] {
  const [notKept, photosNotKept] = [outages.of('leads'), outages.of('photos')]
  const mail = delivery?.health()
  const lines: string[] = []
  if (notKept) lines.push(explainNotKept(notKept))
  if (photosNotKept) lines.push(explainPhotosNotKept(photosNotKept))
  if (mail?.fault) lines.push(`${french(waitingCount(mail.waiting))} ${mail.fault.explanation}`)
  if (mail && mail.refused > 0) lines.push(refusedLine(mail.refused))
  // While no mail leaves at all, that fault is the one to mend.
  if (mail?.stuck && !mail.fault) lines.push(mail.stuck.explanation)
  const fault = webhook?.health().fault
  if (fault !== undefined) lines.push(fault)
  return lines
}

/** These lines as they stand above a list. */
export const deliveryNotices = (host: Watched): Html =>
  html`${noticesOf(host).map((line) => html`<p class="fault" role="status">${line}</p>`)}`

/** What happened and what to do, in French. */
export function explainNotKept({ code, since }: Outage): string {
  return french(
    `Aucune demande ne peut être enregistrée depuis le ${frenchDate(since)} (${code}) : qui en envoie est prié de réessayer ou de téléphoner. Faites de la place sur le disque du relais, et vérifiez qu'il peut écrire dans son dossier (RELAY_DATA_DIR).`,
  )
}

/** The same of photos. */
export function explainPhotosNotKept({ code, since }: Outage): string {
  return french(
    `Aucune photo ne peut être enregistrée depuis le ${frenchDate(since)} (${code}) : les demandes arrivent sans elles, et qui en a joint est prié de les envoyer par e-mail. Faites de la place sur le disque du relais, où 512 Mio restent réservés aux demandes, ou vérifiez l'espace R2 d'un relais chez Cloudflare.`,
  )
}

function waitingCount(waiting: number): string {
  if (waiting === 0) return "L'envoi par e-mail est en panne :"
  return waiting === 1
    ? '1 demande attend son envoi par e-mail :'
    : `${waiting} demandes attendent leur envoi par e-mail :`
}

function refusedLine(refused: number): string {
  const those = refused === 1 ? '1 demande a été refusée' : `${refused} demandes ont été refusées`
  return french(
    `${those} par le serveur de messagerie : à lire dans « Envois ». Vérifiez RELAY_MAIL_TO ; le relais essaie de nouveau une fois par jour et à chaque démarrage.`,
  )
}
