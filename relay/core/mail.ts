import { createTransport } from 'nodemailer'

import { escapeHtml } from '@/lib/text/escape-html'
import { french } from '@/lib/text/typography'

import { telOf } from './contact'
import { frenchDate } from './french-date'
import { inShort, valueOf } from './glance'
import { joined } from './joined-bytes'
import {
  doubtsOf,
  leadName,
  lostPhotosOf,
  otherVersionOf,
  promiseOf,
  shownFields,
  withoutDirectionMarks,
  type Lead,
} from './lead'
import { mailAddress } from './mailbox'
import type { FormField } from './multipart'
import type { MailRoute } from './options'
import { apart, OTHER_FIELDS } from './other-fields'
import { breakableHtml } from './page'
import { photoContentType, type ReceivedPhoto } from './photos'
import type { StagedPhoto } from './store'
import { isMultiline } from './submission'

/** Nodemailer's way to get a message as bytes. */
const composer = createTransport({ streamTransport: true, buffer: true })
// CRLF, because the bytes go to SMTP unchanged. Nodemailer's own option for it adds a stream that costs as
// much as a short message itself.
composer.use('compile', ({ data }, done) => {
  data.text = withCrlf(data.text)
  data.html = withCrlf(data.html)
  done()
})

function withCrlf<T>(text: T): T | string {
  return typeof text === 'string' ? text.replace(/\r\n|\r|\n/g, '\r\n') : text
}

/** Photos weigh a third more in a mail, and many servers refuse a mail of 10 MB. */
const ATTACHED_BYTES = 5 * 1024 * 1024

/** The photos of a lead, from memory or from where they are staged. */
type Photos = readonly (Pick<ReceivedPhoto, 'name' | 'bytes'> & {
  staged: Pick<StagedPhoto, 'read'>
})[]

/** What a message says; its Message-ID is made from `id`, the same each time it is composed. */
interface Message {
  subject: string
  date: Date
  id?: string
  text: string
  /** The content of its HTML body, where it has one. */
  html?: string
  /** Whether it answers a message (RFC 3834); otherwise it is marked as unasked for. */
  isReply?: boolean
  replyTo?: string | undefined
  photos?: Photos | undefined
}

/** A message as bytes, ready for a mail server or an `.eml` file. */
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
    // The same for the same message, so that a second delivery after a crash is recognised.
    messageId: id && `<${id}@${from.address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': isReply ? 'auto-replied' : 'auto-generated' },
    text,
    // Without style or pictures, which spam filters look at.
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
        // Nodemailer's types ask for a Buffer; any bytes will do.
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
 * The message that tells the owner about a lead, with as many of its photos as a mail may hold.
 * @param photos left out where the photos have been erased.
 */
export function composeMessage(lead: Lead, route: MailRoute, photos?: Photos): Promise<Uint8Array> {
  const attached = photos && lightEnough(photos)
  return composed(route, {
    subject: lead.subject,
    date: new Date(lead.receivedAt),
    id: lead.id,
    replyTo: senderAddress(lead),
    text: toText(lead, attached, linkTo(leadName(lead), route)),
    html: toHtml(lead, attached, linkTo(leadName(lead), route)),
    photos: attached,
  })
}

/** Matches a header, complete, as nodemailer writes it. */
const wholeHeader = (name: string) => new RegExp(`^${name}: .*(?:\\r\\n[ \\t].*)*`, 'm')

/**
 * A stored message with today's sender and recipients: the settings may have been made or corrected since. If
 * they are the same, so is every byte.
 */
export async function readdressed(message: Uint8Array, route: MailRoute): Promise<Uint8Array> {
  const now = new TextDecoder().decode(
    await composed(route, { subject: '', date: new Date(0), text: '' }),
  )
  return withHeaders(message, (headers) =>
    ['From', 'To'].reduce((text, name) => withHeaderOf(now, name, text), headers),
  )
}

/** Headers with one of another message in the place of their own, if both have it. */
function withHeaderOf(other: string, name: string, headers: string): string {
  const [header] = wholeHeader(name).exec(other) ?? []
  return header === undefined ? headers : headers.replace(wholeHeader(name), () => header)
}

/** A stored message with today's sender, in whose name it stays: an acknowledgement is signed by the firm. */
export function sentFrom(address: string, message: Uint8Array): Uint8Array {
  return withHeaders(message, (headers) =>
    headers.replace(wholeHeader('From'), (header) =>
      header.replace(/<[^<>]*>$/, () => `<${address}>`),
    ),
  )
}

/** A message whose headers are changed; the very same bytes where they are not. */
function withHeaders(message: Uint8Array, change: (headers: string) => string): Uint8Array {
  const { headers, end } = headersOf(message)
  const changed = change(headers)
  return changed === headers
    ? message
    : joined([new TextEncoder().encode(changed), message.subarray(end)])
}

/** A message's headers, and where they end. */
function headersOf(message: Uint8Array): { headers: string; end: number } {
  const end = message.findIndex((byte, at) => byte === 10 && message[at + 1] === 13)
  return { headers: new TextDecoder().decode(message.subarray(0, Math.max(end, 0))), end }
}

/** A message under the Message-ID of a stored one, which may have left under it before a kill. */
export function withIdOf(stored: Uint8Array, message: Uint8Array): Uint8Array {
  const { headers: first } = headersOf(stored)
  return withHeaders(message, (headers) => withHeaderOf(first, 'Message-ID', headers))
}

/** Its texts stand before its photos, and none is longer, however it is encoded. */
const TEXTS_BYTES = 2 * 1024 * 1024

/** Whether a stored message holds a link, which its encoding may have broken into lines. */
export function hasLink(message: Uint8Array, link: string): boolean {
  const texts = new TextDecoder().decode(message.subarray(0, TEXTS_BYTES))
  return texts.replaceAll('=\r\n', '').includes(link)
}

/** A stored message without what is attached to it, for a lead of which no other can be made any more. */
export function withoutAttachments(message: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(message)
  const top = text.slice(0, text.indexOf('\r\n\r\n'))
  const [, boundary] = /^Content-Type: multipart\/mixed;\s+boundary="([^"]+)"/m.exec(top) ?? []
  if (boundary === undefined) return message
  const [headers = '', body = ''] = text.split(`--${boundary}`)
  return new TextEncoder().encode([headers, body, '--\r\n'].join(`--${boundary}`))
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

/** The address to which an answer to a lead goes; undefined where it names none, or more than one. */
export function senderAddress({ fields }: Lead): string | undefined {
  const given = fields.filter(([name]) => name === 'Email').map(([, value]) => value.trim())
  const [address, ...more] = given
  // Two addresses, or a text that merely contains one, would let a stranger choose who gets the reply.
  return address !== undefined && more.length === 0 ? mailAddress(address) : undefined
}

/** As many photos as fit, in their order. */
function lightEnough(photos: Photos): Photos {
  let left = ATTACHED_BYTES
  return photos.filter(({ bytes }) => {
    if (bytes > left) return false
    left -= bytes
    return true
  })
}

/** What the message says of a lead's photos; empty where it has none. */
function photosLine({ photos = [] }: Lead, attached: Photos | undefined): string[] {
  if (photos.length === 0) return []
  if (!attached) return [`Photos effacées : ${photos.length}.`]
  const others = photos.filter(({ name }) => !attached.some((photo) => photo.name === name))
  const joined = `Photos jointes : ${attached.length} sur ${photos.length}`
  const names = others.map(({ name }) => name).join(', ')
  return [others.length === 0 ? `${joined}.` : `${joined}. Dans la boîte de réception : ${names}.`]
}

function toText(lead: Lead, attached: Photos | undefined, link: string | undefined): string {
  const { ours, others } = apart(shownFields(lead))
  const lines = ours.map(([name, value]) =>
    isMultiline(name) ? `\n${name} :\n${indent(value)}\n` : `${name} : ${value}`,
  )
  const otherLines = othersText(others, ([name, value]) =>
    isMultiline(name) ? `${name} :\n${indent(value)}` : `${name} : ${value}`,
  )
  const photos = photosLine(lead, attached).flatMap((line) => ['', french(line)])
  return [
    ...opening(lead).flatMap((line) => [line, '']),
    ...lines,
    ...(otherLines.length > 0 ? ['', ...otherLines] : []),
    ...photos,
    '',
    identifier(lead),
    ...(link === undefined ? [] : [`${IN_INBOX} ${link}`]),
    '',
  ].join('\n')
}

/** The same message as HTML. */
function toHtml(lead: Lead, attached: Photos | undefined, link: string | undefined): string {
  const [short = '', ...others] = opening(lead)
  return `${[shortHtml(short, lead), ...others.map((text) => breakableHtml(text))]
    .map((html) => `<p>${html}</p>\n`)
    .join('')}${fieldsHtml(shownFields(lead))}${photosLine(lead, attached)
    .map((line) => `<p>${escapeHtml(french(line))}</p>\n`)
    .join('')}<p>${escapeHtml(identifier(lead))}</p>
${link === undefined ? '' : `<p><a href="${escapeHtml(link)}">${OPEN_IN_INBOX}</a></p>\n`}`
}

/** Fields that are not of the site's forms, under a line that says so, and indented; none where there are none. */
export function othersText(
  others: readonly FormField[],
  line: (field: FormField) => string,
): readonly string[] {
  return others.length > 0 ? [OTHER_FIELDS, ...others.map((field) => indent(line(field)))] : []
}

/** Fields as HTML; a quotation sets those apart that are not of the site's forms. */
export function fieldsHtml(fields: readonly FormField[]): string {
  const { ours, others } = apart(fields)
  return `${listHtml(ours)}${
    others.length > 0
      ? `<p>${OTHER_FIELDS}</p>\n<blockquote>\n${listHtml(others)}</blockquote>\n`
      : ''
  }`
}

function listHtml(fields: readonly FormField[]): string {
  const lines = fields.map(
    ([name, value]) => `<dt>${breakableHtml(name)}</dt><dd>${fieldHtml(name, value)}</dd>\n`,
  )
  return `<dl>\n${lines.join('')}</dl>\n`
}

/** A field's value as HTML; a phone number becomes a link, for mail programs that recognise none. */
function fieldHtml(name: string, value: string): string {
  const text = breakableHtml(value).replaceAll(/\r\n|\r|\n/g, '<br>\n')
  const tel = name === 'Téléphone' ? telOf(value) : undefined
  return tel === undefined ? text : `<a href="${escapeHtml(tel)}">${text}</a>`
}

/** The first line as HTML. The phone number at its end, where there is one, is a link that calls. */
function shortHtml(line: string, lead: Lead): string {
  const phone = withoutDirectionMarks(valueOf(lead, 'Téléphone'))
  const tel = line.endsWith(phone) ? telOf(phone) : undefined
  if (tel === undefined) return breakableHtml(line)
  const whole = phone.length <= LONGEST_NUMBER ? phone.replaceAll(' ', '\u00A0') : phone
  return `${breakableHtml(line.slice(0, -phone.length))}<a href="${escapeHtml(tel)}">${breakableHtml(whole)}</a>`
}

/** The length of a foreign number with its country code and spaces, « +44 20 7946 09 58 »; longer text may break. */
const LONGEST_NUMBER = 20

/** The lines above the fields; a phone shows the first of them in its list of mails. */
function opening(lead: Lead): string[] {
  const short = withoutDirectionMarks(inShort(lead))
  return [
    short && `${IN_SHORT} ${short}`,
    doubtsOf(lead),
    otherVersionOf(lead),
    lostPhotosOf(lead),
    introduction(lead),
    promiseOf(lead),
    senderAddress(lead) === undefined ? UNANSWERABLE : '',
  ].filter(Boolean)
}

/** Stands before what somebody typed, so that it cannot pass for a sentence of ours. */
const IN_SHORT = french('En bref :')

/**
 * The mail comes from the firm's own address: without this warning an answer would seem to reach the sender.
 */
const UNANSWERABLE = french(
  "Une réponse à ce message n'arriverait pas à cette personne : sa demande ne porte pas d'adresse e-mail sûre.",
)

const introduction = ({ receivedAt, origin }: Lead) =>
  `Demande reçue le ${frenchDate(receivedAt)} depuis ${origin}`

const IN_INBOX = french('Dans la boîte de réception :')
/** The words of the link to a lead’s page. */
export const OPEN_IN_INBOX = 'Ouvrir cette demande dans la boîte de réception'

/** The address of the lead's page in the inbox; undefined where signing in is not set up. */
export const linkTo = (name: string, { inboxUrl }: MailRoute) =>
  inboxUrl === undefined ? undefined : `${inboxUrl}/leads/${name}`

const identifier = ({ id }: Lead) => `Identifiant : ${id}`

/** Indents a text, so that no line of it passes for another field, or for a line of ours. */
function indent(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `    ${line}`)
    .join('\n')
}
