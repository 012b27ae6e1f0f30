import { createTransport } from 'nodemailer'

import type { Mailer } from './delivery'
import { mailFault, type SendError } from './mail-fault'
import { staysHere } from './stays-here'

// One connection serves a run of messages and is given back soon after. Retrying is our own
// business (maxRequeues).
const CONNECTION = {
  pool: true,
  maxConnections: 1,
  maxRequeues: 0,
  idleTimeout: 5_000,
  // Busy servers, and those that are wary of hurried programs, let whoever connects wait half a minute for
  // their greeting, each time: given up on sooner, they would never get a mail. The first bounds both.
  connectionTimeout: 60_000,
  greetingTimeout: 60_000,
  // One that looks through a message with photos may be long in saying that it has taken it, and who
  // gives up meanwhile sends it again: RFC 5321, section 4.5.3.2.6, asks for ten minutes.
  socketTimeout: 10 * 60_000,
} as const

/** Opens a connection to a mail server in a host's own way; `secured` where it speaks TLS already. */
export type OpenSocket = (
  server: { host?: string; port?: number | string; secure?: boolean },
  done: (error: Error | null, opened?: { connection: unknown; secured: boolean }) => void,
) => void

/** Hands messages to the server of an `smtp://` or `smtps://` address; in clear to this machine alone. */
export function smtpMailer(
  smtpUrl: string,
  openSocket?: OpenSocket,
): Mailer & { close: () => void } {
  // One message is under way at a time. Nodemailer's errors do not tell whether the server had all of it;
  // what it logs of the message's end does.
  let isHandedOver = false
  let isBegun = false
  const transport = createTransport({
    url: smtpUrl,
    ...CONNECTION,
    // Has the logger hear each answer, too; 354 asks for the message.
    transactionLog: true,
    logger: {
      debug({ tnx }: { tnx?: string }, text = '') {
        if (tnx === 'server' && text.startsWith('354')) isBegun = true
      },
      info({ tnx }: { tnx?: string }) {
        if (tnx === 'message') isHandedOver = true
      },
    },
    requireTLS: !staysHere(smtpUrl),
    ...(openSocket && { getSocket: openSocket as never }),
  })
  return {
    async send({ from, to, raw }, signal) {
      isHandedOver = false
      isBegun = false
      const { rejectedErrors = [] } = await transport
        .sendMail({
          envelope: { from, to: [...to] },
          // oxlint-disable-next-line no-restricted-globals -- nodemailer, which every host runs, takes nothing else
          raw: Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength),
          signal,
        })
        .catch((error: SendError) => {
          error.mayHaveLeft = isHandedOver && !error.responseCode
          error.isCutOff = isBegun && !error.responseCode
          throw error
        })
      return rejectedErrors.flatMap((error) => {
        const meant = to.filter((address) => isSame(address, error.recipient ?? ''))
        const fault = mailFault(error)
        // Better a mail twice than none.
        return (meant.length > 0 ? meant : to).map((recipient) => ({ recipient, fault }))
      })
    },
    close: () => transport.close(),
  }
}

/** Nodemailer names a recipient in its own spelling: quotes where a name has odd dots, a domain in small letters. */
function isSame(address: string, spelled: string): boolean {
  const plain = (text: string) => text.replaceAll('"', '').toLowerCase()
  return plain(address) === plain(spelled)
}
