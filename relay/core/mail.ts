import { createTransport } from 'nodemailer'

import { frenchDate } from './french-date'
import { UNVERIFIED, type Lead } from './lead'
import { isPlausibleAddress } from './mailbox'
import type { MailRoute } from './options'
import { escapeHtml } from './page'
import { isMultiline, TOKEN_FIELD } from './submission'

// Nodemailer's own way to get a message as bytes; CRLF because the bytes go to SMTP unchanged.
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** The message that tells the owner about a lead, as bytes ready for a mail server or an `.eml`. */
export async function composeMessage(lead: Lead, { from, to }: MailRoute): Promise<Uint8Array> {
  const { message } = await composer.sendMail({
    from,
    to: [...to],
    replyTo: replyAddress(lead),
    subject: lead.subject,
    date: new Date(lead.receivedAt),
    // Made of the lead's id: a second delivery after a crash can be recognised as the same mail.
    messageId: `<${lead.id}@${from.address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: toText(lead),
    html: toHtml(lead),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return message as Uint8Array
}

function replyAddress({ fields }: Lead): string | undefined {
  const given = fields.filter(([name]) => name === 'Email').map(([, value]) => value.trim())
  const [address, ...more] = given
  // Two addresses, or text that only contains one, would let a stranger choose who gets the reply.
  return address !== undefined && more.length === 0 && isPlausibleAddress(address)
    ? address
    : undefined
}

function toText(lead: Lead): string {
  const lines = shownFields(lead).map(([name, value]) =>
    isMultiline(name) ? `\n${name} :\n${indent(value)}\n` : `${name} : ${value}`,
  )
  return [...warnings(lead), introduction(lead), '', ...lines, '', reference(lead), ''].join('\n')
}

/** The same for programs that show pages; without style or picture, which spam filters look at. */
function toHtml(lead: Lead): string {
  const lines = shownFields(lead).map(
    ([name, value]) =>
      `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value).replaceAll(/\r\n|\r|\n/g, '<br>\n')}</dd>\n`,
  )
  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><title>${escapeHtml(lead.subject)}</title></head>
<body>
${warnings(lead)
  .map((text) => `<p>${escapeHtml(text)}</p>\n`)
  .join('')}<p>${escapeHtml(introduction(lead))}</p>
<dl>
${lines.join('')}</dl>
<p>${escapeHtml(reference(lead))}</p>
</body>
</html>
`
}

const shownFields = ({ fields }: Lead) => fields.filter(([name]) => name !== TOKEN_FIELD)

const warnings = ({ unverified }: Lead) => (unverified ? [UNVERIFIED] : [])

const introduction = ({ receivedAt, origin }: Lead) =>
  `Demande reçue le ${frenchDate(receivedAt)} depuis ${origin}`

const reference = ({ id }: Lead) => `Référence : ${id}`

/** Sets a long text apart, so that no line of it passes for another field. */
function indent(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `    ${line}`)
    .join('\n')
}
