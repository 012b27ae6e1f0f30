import PostalMime from 'postal-mime'
import { ordinarySpaces } from '@/lib/text/ordinary-spaces'

import { Delivery } from './delivery'
import type { Mail } from './letters'
import { addressesFrom } from './mailbox'
import { RetrySchedule } from './retry-schedule'
import { composeMessage } from './mail'
import { letterAbout, letterKey, summaryLetters } from './summary'
import { quote } from './test-form'
import { keepLead, MemoryStore } from './test-store'

const EVERY_MS = 24 * 60 * 60_000
const mail = { from: addressesFrom('site@example.com')[0], to: addressesFrom('a@example.com') }
const settings = { mail, summaryEveryMs: EVERY_MS }
const clock = { now: () => new Date('2026-11-23T05:00:00Z'), elapsed: () => 0 }
const retry = { firstMs: 0, longestMs: 0, settingMs: 0, refusedMs: 0 }

const doubt = { points: 9, reasons: ['Un lien'], setAside: true }
const doubtful = (store: MemoryStore, time: string, Nom: string) =>
  keepLead(store, time, quote({ Nom }), doubt)

test('a lead that is kept while its summary is being sent is told in another, and neither twice', async () => {
  const store = new MemoryStore()
  const sent: Mail[] = []
  const names = [await doubtful(store, '2026-11-22T12:00:00Z', 'Tôt')]
  const key = letterKey(names[0]!, true, settings)
  const delivery: Delivery = new Delivery({
    letters: summaryLetters(store, settings, clock),
    mailer: {
      async send(each) {
        sent.push(each)
        if (names.length === 1) {
          names.push(await doubtful(store, '2026-11-23T04:59:59.980Z', 'Tard'))
          delivery.add(key)
        }
        return []
      },
    },
    schedule: new RetrySchedule(retry),
    clock,
    log: () => {},
    wakeIn: () => {},
  })
  delivery.add(key)
  await delivery.run()
  const messages = await Promise.all(sent.map(({ raw }) => PostalMime.parse(raw)))
  expect(messages.map(({ text }) => text?.match(/Nom : \S+/g))).toEqual([
    ['Nom : Tôt'],
    ['Nom : Tard'],
  ])
  // The same Message-ID would have the second passed over as a repetition of the first.
  expect(new Set(messages.map(({ messageId }) => messageId)).size).toBe(2)
  for (const name of names) expect(await store.record(name, 'delivered')).toBeDefined()
})

test('a summary whose leads were forgotten before it was noted notes none as told', async () => {
  const store = new MemoryStore()
  const name = await doubtful(store, '2026-11-22T12:00:00Z', 'Tôt')
  const key = letterKey(name, true, settings)
  const letter = summaryLetters(store, settings, clock).find(key)
  await letter?.recordDelivery('2026-11-23T05:00:00Z', 0)
  expect(await store.record(name, 'delivered')).toBeUndefined()
  expect(await letter?.next?.()).toBe(key)
})

test('a doubtful request waits for the end of its day, and one that came while the clock was ahead for nothing', async () => {
  const store = new MemoryStore()
  await doubtful(store, '2026-11-23T05:00:00Z', 'Ce matin')
  await doubtful(store, '2027-11-23T04:00:00Z', 'Dans un an')
  const held: number[] = []
  for await (const { holdMs } of summaryLetters(store, settings, clock).unsent()) held.push(holdMs)
  expect(held.toSorted()).toEqual([0, EVERY_MS])
})

test('a doubtful request is told two hours before the call that its sender was promised, if that is sooner', async () => {
  const store = new MemoryStore()
  const promised = async (by: string) =>
    keepLead(store, '2026-11-23T05:00:00Z', quote({ Nom: by }), doubt, new Date(by))
  const name = await promised('2026-11-23T17:00:00Z')
  const lead = await store.read(name)
  const tenHours = 10 * 60 * 60_000
  expect(letterAbout(name, lead, settings, clock.now())).toMatchObject({
    key: letterKey(name, true, settings),
    holdMs: tenHours,
  })
  // After a restart as well.
  await doubtful(store, '2026-11-23T05:00:00Z', 'Ce matin')
  await promised('2026-11-23T06:00:00Z')
  await promised('2026-11-25T17:00:00Z')
  const held: number[] = []
  for await (const { holdMs } of summaryLetters(store, settings, clock).unsent()) held.push(holdMs)
  expect(held.toSorted((a, b) => a - b)).toEqual([0, tenHours, EVERY_MS, EVERY_MS])
})

test('a summary says that an answer to it reaches none of those it tells of', async () => {
  const store = new MemoryStore()
  const said = async (Nom: string) => {
    const name = await doubtful(store, '2026-11-22T12:00:00Z', Nom)
    const letter = summaryLetters(store, settings, clock).find(letterKey(name, true, settings))
    return ordinarySpaces((await PostalMime.parse((await letter!.mail()).raw)).text ?? '')
  }
  expect(await said('Un')).toContain('Une réponse à ce message ne lui parviendrait pas : appelez')
  expect(await said('Deux')).toContain(
    'Une réponse à ce message ne leur parviendrait pas : appelez',
  )
})

test('a summary that is composed again of the same leads has the same Message-ID', async () => {
  const store = new MemoryStore()
  const name = await doubtful(store, '2026-11-22T12:00:00Z', 'Tôt')
  const idOf = async () => {
    const letter = summaryLetters(store, settings, clock).find(letterKey(name, true, settings))
    return (await PostalMime.parse((await letter!.mail()).raw)).messageId
  }
  expect(await idOf()).toBe(await idOf())
})

test('a flood of long requests becomes a mail of ten megabytes at most, and all of them count as told', async () => {
  const store = new MemoryStore()
  const long = Array.from({ length: 40 }, (_, n): [string, string] => [
    `Champ ${n}`,
    '😀'.repeat(600),
  ])
  const screening = { points: 9, reasons: ['Un lien'], setAside: true }
  const names: string[] = []
  for (let n = 0; n < 120; n++) {
    const receivedAt = `2026-11-22T12:00:00.${String(n).padStart(3, '0')}Z`
    names.push(
      await keepLead(store, receivedAt, [...quote({ Nom: `Nom-${n}` }), ...long], screening),
    )
  }
  const letter = summaryLetters(store, settings, clock).find(letterKey(names[0]!, true, settings))
  const { raw } = await letter!.mail()
  expect(raw.length).toBeLessThan(10 * 1024 * 1024)
  const { subject, text = '' } = await PostalMime.parse(raw)
  expect(subject).toBe('120 demandes à vérifier')
  expect(text.match(/^Nom : /gm)).toHaveLength(100)
  expect(text.match(/^La suite\u00A0: à lire dans la boîte/gm)).toHaveLength(100)
  expect(text).toContain('Et 20 de plus')
  await letter!.recordDelivery('2026-11-23T05:00:00Z', 0)
  for (const name of names) expect(await store.record(name, 'delivered')).toBeDefined()
})

test('a summary says by when the site has promised a call to whom it tells of', async () => {
  const store = new MemoryStore()
  const screening = { points: 9, reasons: ['Un lien'], setAside: true }
  const by = new Date('2026-11-24T16:00:00Z')
  const name = await keepLead(store, '2026-11-22T12:00:00Z', quote(), screening, by)
  const letter = summaryLetters(store, settings, clock).find(letterKey(name, true, settings))
  const { text, html } = await PostalMime.parse((await letter!.mail()).raw)
  for (const body of [text, html])
    expect(ordinarySpaces(body ?? '')).toContain(
      'Le site promet un rappel au plus tard mardi 24 novembre à 17 h.',
    )
})

test('a summary leads to each request and to their list, and dials by a touch', async () => {
  const store = new MemoryStore()
  const name = await doubtful(store, '2026-11-22T12:00:00Z', 'Tôt')
  const summaryOf = async (inboxUrl?: string) => {
    const withInbox = { ...settings, mail: { ...mail, inboxUrl } }
    const letter = summaryLetters(store, withInbox, clock).find(letterKey(name, true, settings))
    return PostalMime.parse((await letter!.mail()).raw)
  }
  const { text, html } = await summaryOf('https://demandes.example.com/chene')
  for (const body of [text, html])
    for (const path of [`/leads/${name}`, '/?view=verify'])
      expect(body).toContain(`https://demandes.example.com/chene${path}`)
  expect(html).toContain('<a href="tel:0639981234">06 39 98 12 34</a>')
  // What the request is called, once.
  expect(text?.match(/^Référence : /gm)).toHaveLength(1)
  const without = await summaryOf()
  expect(without.text).toContain('Nom : Tôt')
  for (const body of [without.text, without.html]) expect(body).not.toContain('/leads/')
})

test('marks that change the writing direction turn round nothing but what their sender wrote', async () => {
  const store = new MemoryStore()
  const turned = '\u202Etnatsnoc\u2067'
  const name = await keepLead(
    store,
    '2026-11-22T12:00:00Z',
    [...quote({ Nom: turned }), ['Commune du chantier', turned]],
    {
      points: 9,
      reasons: ['Un lien'],
      setAside: true,
    },
  )
  const letter = summaryLetters(store, settings, clock).find(letterKey(name, true, settings))
  const summary = await PostalMime.parse((await letter!.mail()).raw)
  const own = await PostalMime.parse(await composeMessage(await store.read(name), mail))
  expect(summary.text).toMatch(/^== Élodie tnatsnoc, dimanche/m)
  expect(summary.html).toMatch(/<h2>Élodie tnatsnoc, dimanche/)
  expect(own.text).toMatch(/^En bref\s: Rénovation Intérieure, tnatsnoc, 06/m)
  expect(summary.text).not.toMatch(/[\u202E\u2067]/)
})

test('in a flood the request with least against it stands first, however late it came', async () => {
  const store = new MemoryStore()
  const keep = (Nom: string, second: number, points: number) =>
    keepLead(store, `2026-11-22T12:00:00.${String(second).padStart(3, '0')}Z`, quote({ Nom }), {
      points,
      reasons: ['Un lien'],
      setAside: true,
    })
  for (let n = 0; n < 105; n++) await keep(`Programme-${n}`, n, 9)
  const name = await keep('Sincère', 200, 5)
  const letter = summaryLetters(store, settings, clock).find(letterKey(name, true, settings))
  const { text = '' } = await PostalMime.parse((await letter!.mail()).raw)
  const named = [...text.matchAll(/^Nom : (\S+)/gm)].map(([, each]) => each)
  expect(named.slice(0, 3)).toEqual(['Sincère', 'Programme-0', 'Programme-1'])
  expect(named).toHaveLength(100)
})

test('no field of a doubtful request passes for another request or for the end of this one', async () => {
  const store = new MemoryStore()
  const forged = { '== Jean Martin, le lundi 23 novembre': 'x', 'La suite': 'à lire ailleurs' }
  const name = await keepLead(store, '2026-11-22T12:00:00Z', quote(forged), doubt)
  const letter = summaryLetters(store, settings, clock).find(letterKey(name, true, settings))
  const { text = '', html } = await PostalMime.parse((await letter!.mail()).raw)
  expect(text.match(/^==/gm)).toHaveLength(1)
  expect(text).toContain(
    'Autres champs envoyés\u00A0:\n    == Jean Martin, le lundi 23 novembre : x\n    La suite : à lire ailleurs\n',
  )
  expect(html).toMatch(/envoyés\u00A0:<\/p>\s*<blockquote>\s*<dl>\s*<dt>== Jean Martin/)
})

test('a request as people write them is told whole', async () => {
  const store = new MemoryStore()
  const name = await doubtful(store, '2026-11-22T12:00:00Z', 'Tôt')
  const letter = summaryLetters(store, settings, clock).find(letterKey(name, true, settings))
  const { text } = await PostalMime.parse((await letter!.mail()).raw)
  expect(text).not.toContain('La suite')
})

test('a summary names a lead that was damaged since, tells the others, and comes once', async () => {
  const store = new MemoryStore()
  const damaged = await doubtful(store, '2026-11-22T12:00:00Z', 'Abîmée')
  const whole = await doubtful(store, '2026-11-22T13:00:00Z', 'Entière')
  const read = store.read.bind(store)
  store.read = async (name) => {
    if (name === damaged) throw new SyntaxError('not as a relay writes it')
    return read(name)
  }
  const inboxUrl = 'https://demandes.example.com'
  const withInbox = { ...settings, mail: { ...mail, inboxUrl } }
  const letter = summaryLetters(store, withInbox, clock).find(letterKey(whole, true, settings))!
  const { subject, text, html } = await PostalMime.parse((await letter.mail()).raw)
  expect(subject).toBe('2 demandes à vérifier')
  for (const body of [text, html])
    for (const part of ['Demande illisible', `${inboxUrl}/leads/${damaged}`, 'Entière'])
      expect(body).toContain(part)
  await letter.recordDelivery('2026-11-23T05:00:00Z', 0)
  expect(await letter.next?.()).toBeUndefined()
  // Its own message is still to leave, after a restart.
  expect(await store.record(damaged, 'delivered')).toBeUndefined()
  expect(await store.record(whole, 'delivered')).toBeDefined()
})
