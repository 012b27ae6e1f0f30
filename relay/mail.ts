import { createTransport } from 'nodemailer'

import { frenchDate } from './french-date'
import type { Lead } from './lead'
import { isPlausibleAddress } from './mailbox'
import type { MailRoute } from './options'
import { isMultiline, TOKEN_FIELD } from './submission'

// Nodemailer's own way to get a message as bytes; CRLF because the bytes go to SMTP unchanged.
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** The message that tells the owner about a lead, as bytes ready for a mail server or an `.eml`. */
export async function composeMessage(lead: Lead, { from, to }: MailRoute): Promise<Buffer> {
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
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return message as Buffer
}

function replyAddress({ fields }: Lead): string | undefined {
  const given = fields.filter(([name]) => name === 'Email').map(([, value]) => value.trim())
  const [address, ...more] = given
  // Two addresses, or text that only contains one, would let a stranger choose who gets the reply.
  return address !== undefined && more.length === 0 && isPlausibleAddress(address)
    ? address
    : undefined
}

function toText({ fields, origin, receivedAt, id }: Lead): string {
  const lines = fields
    .filter(([name]) => name !== TOKEN_FIELD)
    .map(([name, value]) =>
      isMultiline(name) ? `\n${name} :\n${indent(value)}\n` : `${name} : ${value}`,
    )
  return [
    `Demande reçue le ${frenchDate(receivedAt)} depuis ${origin}`,
    '',
    ...lines,
    '',
    `Référence : ${id}`,
    '',
  ].join('\n')
}

/** Sets a long text apart, so that no line of it passes for another field. */
function indent(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `    ${line}`)
    .join('\n')
}
