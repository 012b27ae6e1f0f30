import fsPromises, { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

import PostalMime from 'postal-mime'

import { jpeg, part, postWith } from '../contract/test-photos'
import { startMailServer } from '../contract/test-mail-server'
import {
  afterTest,
  cleanUp,
  eventually,
  post,
  quietPort,
  send,
  SITE,
  temporaryDirectory,
} from '../contract/test-http'
import { addressesFrom } from '../core/mailbox'
import { quote, multipartOf, multipartType, withPermission } from '../core/test-form'
import { ordinarySpaces } from '@/lib/text/ordinary-spaces'
import { wholeOutput } from '../core/test-output'
import { runCommand } from './commands'
import { idFromName } from '../core/lead'
import { healthOf, inboxText, newestLeadPage, startTestRelay, storedLeads } from './test-relay'

afterEach(async () => {
  jest.restoreAllMocks()
  await cleanUp()
})

test('photos lie beside their lead for its owner alone, and commands export and erase them with it', async () => {
  const relay = await startTestRelay()
  const photos = [jpeg(300_000, 1), jpeg(2_000_000, 2)]
  await postWith(
    relay,
    photos.map((photo) => part(photo)),
  )
  const [stored] = await storedLeads(relay.dataDir)
  const names = ['photo-1.jpg', 'photo-2.jpg']
  expect(stored!.files).toEqual(['lead.json', 'message.eml', ...names])
  const folder = join(relay.dataDir, stored!.name)
  for (const [place, name] of names.entries()) {
    expect((await readFile(join(folder, name))).equals(photos[place]!)).toBe(true)
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  }

  const run = async (...args: string[]) =>
    wholeOutput(await runCommand(args, { RELAY_DATA_DIR: relay.dataDir }))
  const found = JSON.parse(await run('export', 'elodie@exemple.fr')) as {
    leads: { photos: { name: string; data: string }[] }[]
  }
  expect(found.leads[0]!.photos.map(({ name }) => name)).toEqual(names)
  expect(found.leads[0]!.photos[0]!.data).toBe(
    `data:image/jpeg;base64,${photos[0]!.toString('base64')}`,
  )
  await run('erase', 'elodie@exemple.fr')
  expect((await readdir(relay.dataDir)).filter((name) => idFromName(name))).toEqual([])
})

test.each([552, 554])(
  'a mail server that refuses a mail with its photos for good (%i) gets it without them at once',
  async (responseCode) => {
    const port = await quietPort()
    const texts: string[] = []
    await startMailServer(port, {
      onData(stream, _session, done) {
        let mail = ''
        stream.setEncoding('utf8').on('data', (text: string) => (mail += text))
        stream.on('end', () => {
          if (mail.length > 100_000) return done(Object.assign(new Error('no'), { responseCode }))
          texts.push(mail)
          done()
        })
      },
    })
    const [from] = addressesFrom('site@example.com')
    const to = addressesFrom('contact@example.com')
    const relay = await startTestRelay({ smtpUrl: `smtp://127.0.0.1:${port}`, mail: { from, to } })
    await postWith(relay, [part(jpeg())], withPermission(quote(), SITE))
    await eventually(() => relay.logs.some((line) => /^mail (sent|for .* not sent)/.test(line)))
    const [stored] = await storedLeads(relay.dataDir)
    expect(stored!.files).toContain('delivered.json')
    expect(stored!.files).not.toContain('refused.json')
    expect(relay.logs.join('\n')).toMatch(/mail with photos refused .*, sent without them/)

    const [mail, kept] = await Promise.all(
      [...texts, stored!.eml].map((raw) => PostalMime.parse(raw)),
    )
    expect(mail!.attachments).toEqual([])
    expect(mail!.text).toMatch(
      /Photos jointes.: 0 sur 1\. Dans la boîte de réception.: photo-1\.jpg/,
    )
    expect([mail!.messageId, mail!.subject]).toEqual([kept!.messageId, kept!.subject])
    expect(kept!.attachments).toHaveLength(1)
  },
)

test('a mail server that hangs up at a mail with its photos gets it without them, and others meanwhile', async () => {
  const port = await quietPort()
  const subjects: string[] = []
  const sockets = new Set<Socket>()
  await startMailServer(port, {
    onData(stream, _session, done) {
      let mail = ''
      stream.setEncoding('utf8').on('data', (text: string) => {
        mail += text
        if (mail.length > 100_000) for (const socket of sockets) socket.destroy()
      })
      stream.on('end', () => {
        subjects.push(/^Subject: (.+)\r$/m.exec(mail)![1]!)
        done()
      })
    },
  })
  const front = createServer((socket) => {
    const behind = connect(port, '127.0.0.1')
    sockets.add(socket)
    for (const each of [socket, behind]) each.on('error', () => {})
    socket.on('close', () => (sockets.delete(socket), behind.destroy()))
    behind.on('close', () => socket.destroy())
    socket.pipe(behind).pipe(socket)
  })
  const frontPort = await quietPort()
  await new Promise<void>((resolve) => front.listen(frontPort, '127.0.0.1', resolve))
  afterTest(async () => front.close())
  const relay = await startTestRelay({
    smtpUrl: `smtp://127.0.0.1:${frontPort}`,
    mail: { from: addressesFrom('site@example.com')[0], to: addressesFrom('contact@example.com') },
    retry: { firstMs: 20, longestMs: 100 },
  })
  await postWith(
    relay,
    [part(jpeg())],
    withPermission(quote({ _subject: 'Nouvelle demande avec' }), SITE),
  )
  await post(relay, quote({ _subject: 'Nouvelle demande sans', Nom: 'Autre' }))
  await eventually(() => subjects.length === 2)
  expect(subjects.sort()).toEqual(['Nouvelle demande avec', 'Nouvelle demande sans'])
  await eventually(() => relay.logs.filter((line) => line.startsWith('mail sent')).length === 2)
  expect(relay.logs.join('\n')).toMatch(/mail with photos refused .*, sent without them/)
})

test('a recipient who is refused is offered no second mail without its photos', async () => {
  const port = await quietPort()
  let offered = 0
  await startMailServer(port, {
    onRcptTo: (_address, _session, done) => {
      offered += 1
      done(Object.assign(new Error('no'), { responseCode: 550 }))
    },
  })
  const [from] = addressesFrom('site@example.com')
  const to = addressesFrom('contact@example.com')
  const relay = await startTestRelay({ smtpUrl: `smtp://127.0.0.1:${port}`, mail: { from, to } })
  await postWith(relay, [part(jpeg())], withPermission(quote(), SITE))
  await eventually(() => relay.logs.some((line) => /^mail for .* not sent/.test(line)))
  expect(offered).toBe(1)
})

test('a disk that is almost full takes requests, and no photos, which the owner is told until it does', async () => {
  const relay = await startTestRelay()
  const seen = async () => {
    const { status, photosNotKept } = await healthOf(relay)
    return {
      status,
      code: photosNotKept?.code,
      notice: (await inboxText(relay)).includes('Aucune photo ne peut être enregistrée'),
    }
  }
  const statfs = jest
    .spyOn(fsPromises, 'statfs')
    .mockResolvedValue({ bavail: 1_000, bsize: 4096 } as Awaited<
      ReturnType<typeof fsPromises.statfs>
    >)
  expect((await postWith(relay, [])).status).toBe(200)
  expect(await seen()).toEqual({ status: 200, code: undefined, notice: false })
  const answer = await postWith(
    relay,
    [part(jpeg()), part(jpeg(300_000, 2))],
    [...quote({ Nom: 'Sans photos' })],
  )
  expect(answer).toMatchObject({ status: 200, text: '{"success":true,"photos":0}' })
  const [, lost] = await storedLeads(relay.dataDir)
  expect(lost!.files).toEqual(['lead.json', 'message.eml'])
  const { text } = await PostalMime.parse(lost!.eml)
  for (const said of [ordinarySpaces(text ?? ''), ordinarySpaces(await newestLeadPage(relay))])
    expect(said).toContain('2 photos jointes n’ont pas pu être conservées')
  const plain = await postWith(relay, [part(jpeg())], quote({ Nom: 'Sans script' }), {
    'X-Requested-With': '',
    Accept: 'text/html',
  })
  expect(plain.text).toContain('Vos photos n’ont pas pu être conservées')
  expect(await seen()).toEqual({ status: 503, code: 'ENOSPC', notice: true })
  statfs.mockRestore()
  // What its sender has done wrong says nothing of the disk.
  expect((await postWith(relay, [part(Buffer.from('no photo at all'))])).status).toBe(415)
  expect((await seen()).status).toBe(503)
  expect((await postWith(relay, [part(jpeg())])).status).toBe(200)
  expect(await seen()).toEqual({ status: 200, code: undefined, notice: false })
})

test('a form with photos has as long as they take on a slow line, one without has not', async () => {
  const relay = await startTestRelay({ timeouts: { requestMs: 300 } })
  const body = multipartOf([
    ...quote().map(
      ([name, value]) => [`Content-Disposition: form-data; name="${name}"`, value] as const,
    ),
    part(jpeg()),
  ])
  const slowly = (bytes: Buffer) =>
    new Promise<string>((resolve) => {
      const socket = connect(relay.port, '127.0.0.1')
      let received = ''
      socket.on('data', (data) => (received += data.toString())).on('error', () => {})
      socket.on('close', () => resolve(received))
      socket.write(
        [
          'POST /demande HTTP/1.1',
          'Host: x',
          `Origin: ${SITE}`,
          `Content-Type: ${multipartType}`,
          `Content-Length: ${bytes.length}`,
          'Connection: close',
          '\r\n',
        ].join('\r\n'),
      )
      const half = Math.floor(bytes.length / 2)
      socket.write(bytes.subarray(0, half))
      setTimeout(() => socket.write(bytes.subarray(half)), 1_000)
    })
  const short = multipartOf(
    quote().map(
      ([name, value]) => [`Content-Disposition: form-data; name="${name}"`, value] as const,
    ),
  )
  const [withPhoto, without] = await Promise.all([slowly(body), slowly(short)])
  expect(withPhoto).toMatch(/^HTTP\/1\.1 200 /)
  expect(without).toMatch(/^HTTP\/1\.1 408 /)
})

test('photos go when their time is over, from the mail too, of a damaged lead as well; the leads stay', async () => {
  const dataDir = await temporaryDirectory()
  const first = await startTestRelay({ dataDir })
  for (const Nom of ['Entière', 'Abîmée'])
    await postWith(first, [part(jpeg())], withPermission(quote({ Nom }), SITE))
  await first.close()
  const leads = await storedLeads(dataDir)
  for (const { name } of leads)
    await rename(join(dataDir, name), join(dataDir, `2020${name.slice(4)}`))
  const [whole, damaged] = leads.map(({ name }) => `2020${name.slice(4)}`)
  await writeFile(join(dataDir, damaged!, 'lead.json'), '{"schema":1}')

  const relay = await startTestRelay({ dataDir, photoRetentionMonths: 12 })
  await eventually(() => relay.logs.includes('photos of 2 leads erased after 12 months'))
  for (const [name, said] of [
    [whole, /Photos effacées.: 1\./],
    [damaged, /Nom : Abîmée/],
  ] as const) {
    const stored = (await storedLeads(dataDir)).find((lead) => lead.name === name)
    expect(stored!.files).toEqual(['lead.json', 'message.eml', 'photosErased.json'])
    const mail = await PostalMime.parse(stored!.eml)
    expect(mail.attachments).toEqual([])
    expect(mail.text).toMatch(said)
    expect(mail.html).toContain('Élodie')
  }
  const page = await send(relay, { path: `/leads/${whole}` })
  expect(page.text).toContain('Photos effacées le ')
  const log = await readFile(join(dataDir, 'erasures.log'), 'utf8')
  const line = `"reason":"photos","receivedOn":"2020${leads[0]!.lead.receivedAt.slice(4, 10)}"}`
  expect(log.split('\n').map((each) => each.replace(/^.*?,/, ''))).toEqual([line, line, ''])
})
