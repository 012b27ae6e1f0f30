import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { ordinarySpaces } from '@/lib/text/ordinary-spaces'

import { afterTest, cleanUp, eventually, quietPort } from '../contract/test-http'
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
async function mailerTo(host: string, options: SMTPServerOptions = {}) {
  const port = await quietPort()
  const logins: unknown[] = []
  const { inbox } = await startMailServer(port, {
    ...options,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => done((logins.push(auth), null), { user: 'moi' }),
  })
  const patience: number[] = []
  const sockets: Socket[] = []
  const open: OpenSocket = (_server, done) => {
    const socket = connect(port, '127.0.0.1', () =>
      done(null, { connection: socket, secured: false }),
    )
    sockets.push(socket)
    const { setTimeout } = socket
    socket.setTimeout = (ms, ...rest) => {
      patience.push(ms)
      return setTimeout.call(socket, ms, ...rest)
    }
  }
  const mailer = smtpMailer(`smtp://moi:secret-du-patron@${host}`, open)
  afterTest(async () => mailer.close())
  return { mailer, inbox, logins, patience, sockets }
}

const unstopped = new AbortController().signal

test('neither password nor lead reaches a mail server in clear, and the owner is told what to do', async () => {
  const { mailer, inbox, logins } = await mailerTo('mail.example.com:587')
  const fault = mailFault(await mailer.send(mail, unstopped).catch((error) => error))
  expect({ inbox, logins }).toEqual({ inbox: [], logins: [] })
  expect(fault.kind).toBe('server')
  expect(ordinarySpaces(fault.explanation)).toMatch(
    /pas de connexion chiffrée \(ETLS 5\d\d\).*SMTP_URL.*smtps:\/\/.*465/,
  )
})

test('whether a server takes the login is known without a mail, and what it says like what it says of one', async () => {
  const { mailer, inbox, logins } = await mailerTo('localhost')
  await mailer.check(unstopped)
  expect({ mails: inbox.length, logins: logins.length }).toEqual({ mails: 0, logins: 1 })
  const faultOf = async (url: string) =>
    mailFault(
      await smtpMailer(url)
        .check(unstopped)
        .catch((error) => error),
    ).kind
  expect(await faultOf(`smtp://127.0.0.1:${await quietPort()}`)).toBe('server')
  const port = await quietPort()
  await startMailServer(port, {
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('Invalid')),
  })
  expect(await faultOf(`smtp://moi:faux@127.0.0.1:${port}`)).toBe('login')
  const rude = createServer((socket) => void socket.end())
  await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve))
  afterTest(async () => void rude.close())
  expect(await faultOf(`smtp://127.0.0.1:${(rude.address() as AddressInfo).port}`)).toBe('server')
})

test('a server that is silent when it is asked keeps no relay from stopping', async () => {
  const silent = createServer()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const ended = new AbortController()
  const { port } = silent.address() as AddressInfo
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`)
  const sockets: Socket[] = []
  silent.on('connection', (socket) => sockets.push(socket))
  afterTest(async () => {
    for (const socket of sockets) socket.destroy()
    silent.close()
  })
  const asked = mailer.check(ended.signal)
  await eventually(() => sockets.length === 1)
  ended.abort()
  await expect(asked).rejects.toThrow('aborted')
})

test.each(['localhost', '127.0.0.1', '[::1]'])(
  'a mail server on this machine (%s) needs no encryption',
  async (host) => {
    const { mailer, inbox } = await mailerTo(`${host}:25`)
    expect(await mailer.send(mail, unstopped)).toEqual([])
    expect(inbox).toHaveLength(1)
  },
)

test.each(['patron@Dupont.fr', 'patron.@dupont.fr', 'Patron@dupont.FR'])(
  'a recipient who is put off is called as the owner has written him: %s',
  async (patron) => {
    const { mailer, inbox } = await mailerTo('localhost:25', {
      onRcptTo: ({ address }, _session, done) =>
        done(
          /^"?patron/i.test(address)
            ? Object.assign(new Error('greylisted'), { responseCode: 450 })
            : null,
        ),
    })
    const to = [patron, 'bureau@dupont.fr']
    const unreached = await mailer.send({ ...mail, to }, unstopped)
    expect(unreached.map(({ recipient, fault }) => [recipient, fault.kind])).toEqual([
      [patron, 'delayed'],
    ])
    expect(inbox).toHaveLength(1)
  },
)

test('a mail server has ten minutes to say that it has taken a message, as RFC 5321 has it', async () => {
  const { mailer, patience } = await mailerTo('localhost:25')
  await mailer.send(mail, unstopped)
  expect(patience.at(-1)).toBeGreaterThanOrEqual(10 * 60_000)
})

test('a mail server that is slow to greet, as busy and wary ones are, is waited for', async () => {
  let greet: (() => void) | undefined
  const { mailer, inbox } = await mailerTo('localhost:25', {
    onConnect: (_session, done) => void (greet = done),
  })
  const timers = jest.spyOn(globalThis, 'setTimeout')
  const sending = mailer.send(mail, unstopped)
  await eventually(() => greet !== undefined)
  const givesUpIn = timers.mock.calls.map(([, ms = 0]) => ms).filter((ms) => ms >= 5_000)
  timers.mockRestore()
  expect(Math.min(...givesUpIn)).toBeGreaterThan(45_000)
  greet?.()
  expect(await sending).toEqual([])
  expect(inbox).toHaveLength(1)
})

test.each([
  ['falls silent', (socket: Socket) => socket.emit('timeout')],
  ['is gone', (socket: Socket) => socket.destroy()],
])('of a message it is known whether the server has all of it when it %s', async (_, end) => {
  let endsAt: 'RCPT' | 'DATA' = 'DATA'
  const { mailer, sockets } = await mailerTo('localhost:25', {
    onRcptTo: (_address, _session, done) => {
      if (endsAt === 'DATA') return done()
      end(sockets.at(-1)!)
    },
    onData(stream) {
      stream.resume().on('end', () => end(sockets.at(-1)!))
    },
  })
  const faultOf = async () => mailFault(await mailer.send(mail, unstopped).catch((error) => error))
  expect(await faultOf()).toMatchObject({ kind: 'server', mayHaveLeft: true, isCutOff: true })
  endsAt = 'RCPT'
  const early = await faultOf()
  expect(early.kind).toBe('server')
  expect(early).not.toHaveProperty('mayHaveLeft')
  expect(early).not.toHaveProperty('isCutOff')
})

test('a server that says no to a message it has all of has not taken it', async () => {
  for (const responseCode of [421, 451, 554]) {
    const { mailer } = await mailerTo('localhost:25', {
      onData(stream, _session, done) {
        stream.resume().on('end', () => done(Object.assign(new Error('no'), { responseCode })))
      },
    })
    const fault = mailFault(await mailer.send(mail, unstopped).catch((error) => error))
    expect(fault.code).toContain(String(responseCode))
    expect(fault).not.toHaveProperty('mayHaveLeft')
  }
})
