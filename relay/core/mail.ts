import { createTransport } from 'nodemailer'

import { french } from '@/lib/text/typography'

import { telOf } from './contact'
import { frenchDate } from './french-date'
import { inShort } from './glance'
import { joined } from './joined-bytes'
import {
  doubtsOf,
  leadName,
  promiseOf,
  shownFields,
  withoutDirectionMarks,
  type Lead,
} from './lead'
import { isPlausibleAddress } from './mailbox'
import type { MailRoute } from './options'
import { breakableHtml, escapeHtml } from './page'
import { photoContentType, type ReceivedPhoto } from './photos'
import { isMultiline } from './submission'

/** Nodemailer's own way to get a message as bytes. */
const composer = createTransport({ streamTransport: true, buffer: true })
// CRLF because the bytes go to SMTP unchanged. Its own way to see to that is one more stream, which
// costs as much as the whole of a short message.
composer.use('compile', ({ data }, done) => {
  data.text = withCrlf(data.text)
  data.html = withCrlf(data.html)
  done()
})

function withCrlf<T>(text: T): T | string {
  return typeof text === 'string' ? text.replace(/\r\n|\r|\n/g, '\r\n') : text
}

/** Photos weigh a third more in a mail, and many servers refuse one of 10 MB. */
const ATTACHED_BYTES = 5 * 1024 * 1024

/** Where the message takes a lead's photos from. */
type Photos = readonly Pick<ReceivedPhoto, 'name' | 'bytes' | 'staged'>[]

/** What a message says; `id` makes its Message-ID, the same each time it is composed. */
interface Message {
  subject: string
  date: Date
  id?: string
  text: string
  /** What stands in the body of its page, where it has one. */
  html?: string
  /** Whether it answers one that came (RFC 3834); otherwise nobody has asked for it. */
  isReply?: boolean
  replyTo?: string | undefined
  photos?: Photos | undefined
}

/** A message as bytes ready for a mail server or an `.eml`. */
export async function composed(
  { from, to }: MailRoute,
  { subject, date, id, text, html, isReply, replyTo, photos = [] }: Message,
): Promise<Uint8Array> {
  const { message } = await composer.sendMail({
    from,
    to: [...to],
    replyTo,
    subject,
    date,
    // A second delivery after a crash can be recognised as the same mail.
    messageId: id && `<${id}@${from.address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': isReply ? 'auto-replied' : 'auto-generated' },
    text,
    // Without style or picture, which spam filters look at.
    html:
      html &&
      `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body>
${html}</body>
</html>
`,
    attachments: await Promise.all(
      photos.map(async ({ name, staged }) => ({
        filename: name,
        // Its types ask for Node's kind of bytes; any will do.
        content: (await staged.read()) as Buffer,
        contentType: photoContentType(name),
      })),
    ),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return message as Uint8Array
}

/**
 * The message that tells the owner about a lead, its photos attached as far as a mail may hold them;
 * without `photos`, its photos have been erased.
 */
export function composeMessage(lead: Lead, route: MailRoute, photos?: Photos): Promise<Uint8Array> {
  const attached = photos && lightEnough(photos)
  return composed(route, {
    subject: lead.subject,
    date: new Date(lead.receivedAt),
    id: lead.id,
    replyTo: senderAddress(lead),
    text: toText(lead, attached, linkTo(lead, route)),
    html: toHtml(lead, attached, linkTo(lead, route)),
    photos: attached,
  })
}

/** A header of addresses, whole, as nodemailer writes it. */
const addressHeader = (name: string) => new RegExp(`^${name}: .*(?:\\r\\n[ \\t].*)*`, 'm')

/**
 * A message that has waited, as it leaves now: from and to the addresses that hold, which may have been
 * set or corrected since it was kept. Where they are the same, so is every byte.
 */
export async function readdressed(message: Uint8Array, route: MailRoute): Promise<Uint8Array> {
  const end = message.findIndex((byte, at) => byte === 10 && message[at + 1] === 13)
  const headers = new TextDecoder().decode(message.subarray(0, Math.max(end, 0)))
  const now = new TextDecoder().decode(
    await composed(route, { subject: '', date: new Date(0), text: '' }),
  )
  const corrected = ['From', 'To'].reduce((text, name) => {
    const [header] = addressHeader(name).exec(now) ?? []
    return header === undefined ? text : text.replace(addressHeader(name), () => header)
  }, headers)
  return corrected === headers
    ? message
    : joined([new TextEncoder().encode(corrected), message.subarray(end)])
}

/** The message with the link that signs the owner in, as bytes ready for a mail server. */
export function composeSignInMail(url: string, date: Date, route: MailRoute): Promise<Uint8Array> {
  return composed(route, {
    subject: 'Votre lien pour la boîte de réception',
    date,
    text: [
      french('Pour entrer dans la boîte de réception, ouvrez ce lien et appuyez sur « Entrer » :'),
      '',
      url,
      '',
      french("Il sert une fois, pendant 15 minutes. Si vous ne l'avez pas demandé, laissez-le."),
      '',
    ].join('\n'),
  })
}

/** The one address under which a sender is answered; undefined where there is none, or more than one. */
export function senderAddress({ fields }: Lead): string | undefined {
  const given = fields.filter(([name]) => name === 'Email').map(([, value]) => value.trim())
  const [address, ...more] = given
  // Two addresses, or text that only contains one, would let a stranger choose who gets the reply.
  return address !== undefined && more.length === 0 && isPlausibleAddress(address)
    ? address
    : undefined
}

/** In their order, as many as fit. */
function lightEnough(photos: Photos): Photos {
  let left = ATTACHED_BYTES
  return photos.filter(({ bytes }) => {
    if (bytes > left) return false
    left -= bytes
    return true
  })
}

/** What the message says of a lead's photos; nothing where it has none. */
function photosLine({ photos = [] }: Lead, attached: Photos | undefined): string[] {
  if (photos.length === 0) return []
  if (!attached) return [`Photos effacées : ${photos.length}.`]
  const others = photos.filter(({ name }) => !attached.some((photo) => photo.name === name))
  const joined = `Photos jointes : ${attached.length} sur ${photos.length}`
  const names = others.map(({ name }) => name).join(', ')
  return [others.length === 0 ? `${joined}.` : `${joined}. Dans la boîte de réception : ${names}.`]
}

function toText(lead: Lead, attached: Photos | undefined, link: string | undefined): string {
  const lines = shownFields(lead).map(([name, value]) =>
    isMultiline(name) ? `\n${name} :\n${indent(value)}\n` : `${name} : ${value}`,
  )
  const photos = photosLine(lead, attached).flatMap((line) => ['', french(line)])
  return [
    ...opening(lead).flatMap((line) => [line, '']),
    ...lines,
    ...photos,
    '',
    identifier(lead),
    ...(link === undefined ? [] : [`${IN_INBOX} ${link}`]),
    '',
  ].join('\n')
}

/** The same for programs that show pages. */
function toHtml(lead: Lead, attached: Photos | undefined, link: string | undefined): string {
  const lines = shownFields(lead).map(
    ([name, value]) => `<dt>${breakableHtml(name)}</dt><dd>${fieldHtml(name, value)}</dd>\n`,
  )
  return `${opening(lead)
    .map((text) => `<p>${breakableHtml(text)}</p>\n`)
    .join('')}<dl>
${lines.join('')}</dl>
${photosLine(lead, attached)
  .map((line) => `<p>${escapeHtml(french(line))}</p>\n`)
  .join('')}<p>${escapeHtml(identifier(lead))}</p>
${link === undefined ? '' : `<p><a href="${escapeHtml(link)}">${OPEN_IN_INBOX}</a></p>\n`}`
}

/** A field's value in the page; a number is dialled by a touch, also where the mail program knows none. */
export function fieldHtml(name: string, value: string): string {
  const text = breakableHtml(value).replaceAll(/\r\n|\r|\n/g, '<br>\n')
  const tel = name === 'Téléphone' ? telOf(value) : undefined
  return tel === undefined ? text : `<a href="${escapeHtml(tel)}">${text}</a>`
}

/** What stands above the fields; a phone shows its first line in the list of mails. */
function opening(lead: Lead): string[] {
  const short = withoutDirectionMarks(inShort(lead))
  return [
    short && `${IN_SHORT} ${short}`,
    doubtsOf(lead),
    introduction(lead),
    promiseOf(lead),
    senderAddress(lead) === undefined ? UNANSWERABLE : '',
  ].filter(Boolean)
}

/** Before what somebody typed, so that it passes for nothing else. */
const IN_SHORT = french('En bref :')

/** The mail comes from the firm's own address: an answer that reaches nobody would look like any other. */
const UNANSWERABLE = french(
  "Répondre à ce message n'écrit pas à cette personne : sa demande ne porte pas d'adresse e-mail sûre.",
)

const introduction = ({ receivedAt, origin }: Lead) =>
  `Demande reçue le ${frenchDate(receivedAt)} depuis ${origin}`

const IN_INBOX = french('Dans la boîte de réception :')
export const OPEN_IN_INBOX = 'Ouvrir cette demande dans la boîte de réception'

/** The lead's page, with its photos; undefined where nobody signs in. */
export const linkTo = (lead: Lead, { inboxUrl }: MailRoute) =>
  inboxUrl === undefined ? undefined : `${inboxUrl}/leads/${leadName(lead)}`

const identifier = ({ id }: Lead) => `Identifiant : ${id}`

/** Sets a long text apart, so that no line of it passes for another field. */
function indent(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `    ${line}`)
    .join('\n')
}
