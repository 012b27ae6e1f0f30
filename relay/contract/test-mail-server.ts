import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

import { afterTest } from './test-http'

/** A message that the server took. */
interface Received {
  from: string
  to: string[]
  raw: Buffer
  messageId: string
}

/** Starts a real mail server on loopback; `inbox` fills with what it takes. */
export async function startMailServer(port: number, options: SMTPServerOptions = {}) {
  const inbox: Received[] = []
  const server = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    logger: false,
    closeTimeout: 50,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks)
        inbox.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw,
          messageId: /^Message-ID: (.+)\r$/m.exec(raw.toString())?.[1] ?? '',
        })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  afterTest(stop)
  return { inbox, stop }
}
