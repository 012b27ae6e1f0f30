import { connect } from 'node:net'

import { afterTest, cleanUp, quietPort } from '../contract/test-http'
import { startMailServer } from '../contract/test-mail-server'
import { mailFault } from './mail-fault'
import { smtpMailer, type OpenSocket } from './smtp-mailer'

afterEach(cleanUp)

const mail = {
  from: 'site@example.com',
  to: ['contact@example.com'],
  raw: new TextEncoder().encode('Subject: x\r\n\r\nx\r\n'),
}

/** A mail server without encryption, and the mailer of one that is called so. */
async function mailerTo(host: string) {
  const port = await quietPort()
  const logins: unknown[] = []
  const { inbox } = await startMailServer(port, {
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => done((logins.push(auth), null), { user: 'moi' }),
  })
  const open: OpenSocket = (_server, done) => {
    const socket = connect(port, '127.0.0.1', () =>
      done(null, { connection: socket, secured: false }),
    )
  }
  const mailer = smtpMailer(`smtp://moi:secret-du-patron@${host}`, open)
  afterTest(async () => mailer.close())
  return { mailer, inbox, logins }
}

const unstopped = new AbortController().signal

test('neither password nor lead reaches a mail server in clear, and the owner is told what to do', async () => {
  const { mailer, inbox, logins } = await mailerTo('mail.example.com:587')
  const fault = mailFault(await mailer.send(mail, unstopped).catch((error) => error))
  expect({ inbox, logins }).toEqual({ inbox: [], logins: [] })
  expect(fault.kind).toBe('server')
  expect(fault.explanation.replace(/[\u00A0\u202F]/g, ' ')).toMatch(
    /pas de connexion chiffrée \(ETLS 5\d\d\).*SMTP_URL.*smtps:\/\/.*465/,
  )
})

test.each(['localhost', '127.0.0.1', '[::1]'])(
  'a mail server on this machine (%s) needs no encryption',
  async (host) => {
    const { mailer, inbox } = await mailerTo(`${host}:25`)
    expect(await mailer.send(mail, unstopped)).toEqual([])
    expect(inbox).toHaveLength(1)
  },
)
