import { createTransport } from 'nodemailer'

import { staysHere } from '@/lib/text/stays-here'

import type { Mailer } from './delivery'
import { mailFault, type SendError } from './mail-fault'

/** How long nodemailer waits for a mail server. */
export const PATIENCE = {
  // Busy servers, and those that test hurried programs, delay their greeting by half a minute, each time:
  // with less patience no mail would ever leave. The first value bounds both.
  connectionTimeout: 60_000,
  greetingTimeout: 60_000,
  // A server that scans a message with photos may take long to confirm it, and giving up meanwhile would send
  // it twice: RFC 5321, section 4.5.3.2.6, asks for ten minutes.
  socketTimeout: 10 * 60_000,
} as const

/** The port of a mail server whose address has none; `secure` where TLS comes first. */
export const defaultPort = (secure: boolean) => (secure ? 465 : 587)

// One connection serves several messages in a row and is closed soon after. We retry ourselves (maxRequeues).
const CONNECTION = {
  ...PATIENCE,
  pool: true,
  maxConnections: 1,
  maxRequeues: 0,
  idleTimeout: 5_000,
} as const

/** Opens a connection to a mail server in the host's own way; `secured` where it already uses TLS. */
export type OpenSocket = (
  server: { host?: string; port?: number | string; secure?: boolean },
  done: (error: Error | null, opened?: { connection: unknown; secured: boolean }) => void,
) => void

/** A mailer for the server of an `smtp://` or `smtps://` address; unencrypted only to this machine. */
export function smtpMailer(smtpUrl: string, openSocket?: OpenSocket): Required<Mailer> {
  // Only one message is under way at a time. Nodemailer's errors do not say whether the server had all of it;
  // its log of the end of the message does.
  let isHandedOver = false
  let isBegun = false
  const transport = createTransport({
    url: smtpUrl,
    ...CONNECTION,
    // Passes each answer to the logger too; 354 asks for the message.
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
        // Nodemailer's spelling matched no recipient: better a mail twice than none.
        return (meant.length > 0 ? meant : to).map((recipient) => ({ recipient, fault }))
      })
    },
    async check(signal) {
      let stop = () => {}
      // Nodemailer's own question cannot be broken off.
      const stopped = new Promise<never>((_, reject) => {
        stop = () => reject(signal.reason as Error)
        signal.addEventListener('abort', stop)
      })
      try {
        await Promise.race([transport.verify(), stopped])
      } catch (error) {
        // It gives no code to a server that hangs up.
        if (!signal.aborted) (error as SendError).code ??= 'ECONNECTION'
        throw error
      } finally {
        signal.removeEventListener('abort', stop)
      }
    },
    close: () => transport.close(),
  }
}

/** Whether nodemailer means an address: it quotes a name with odd dots, and writes domains in lower case. */
function isSame(address: string, spelled: string): boolean {
  const plain = (text: string) => text.replaceAll('"', '').toLowerCase()
  return plain(address) === plain(spelled)
}
