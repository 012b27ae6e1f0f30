import { createTransport } from 'nodemailer'

import type { Mailer } from '../core/delivery'

// One connection serves a run of messages and is given back soon after. Retrying is our own
// business (maxRequeues), and a server that is silent for this long is as good as down.
const CONNECTION = {
  pool: true,
  maxConnections: 1,
  maxRequeues: 0,
  idleTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const

/** Hands messages to the server of an `smtp://` or `smtps://` address. */
export function smtpMailer(smtpUrl: string): Mailer & { close: () => void } {
  const transport = createTransport({ url: smtpUrl, ...CONNECTION })
  return {
    async send({ from, to, raw }, signal) {
      const { rejected } = await transport.sendMail({
        envelope: { from, to: [...to] },
        raw: Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength),
        signal,
      })
      return rejected.length
    },
    close: () => transport.close(),
  }
}
