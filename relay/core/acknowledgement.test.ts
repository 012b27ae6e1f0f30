import PostalMime from 'postal-mime'

import type { FormFirm } from '@/lib/forms/firm'
import { referenceOf } from '@/lib/forms/reference'
import { ordinarySpaces } from '@/lib/text/ordinary-spaces'

import {
  ACKNOWLEDGEMENT,
  composeAcknowledgement,
  mayAcknowledge,
  nextSteps,
} from './acknowledgement'
import { Delivery } from './delivery'
import { leadId, toLead } from './lead'
import { acknowledgements, joinLetters, ownerLetters } from './letters'
import { RetrySchedule } from './retry-schedule'
import { addressesFrom } from './mailbox'
import { withDefaults } from './options'
import { MESSAGE, type LeadStore } from './store'
import { toSubmission } from './submission'
import { quote } from './test-form'
import { MemoryStore } from './test-store'

const weekday = [
  { opens: '08:00', closes: '12:00' },
  { opens: '13:30', closes: '17:30' },
]

const firm: FormFirm = {
  brand: 'Lin & Laine',
  phone: '05 36 49 00 12',
  email: 'bureau@example.com',
  openingHours: {
    Monday: weekday,
    Tuesday: weekday,
    Wednesday: weekday,
    Thursday: weekday,
    Friday: weekday,
    Saturday: [],
    Sunday: [],
  },
  closures: [],
  answerWithinHours: 24,
}

const settings = withDefaults({
  allowedOrigins: [],
  mail: { from: addressesFrom('Site <site@example.com>')[0] },
  smtpUrl: 'smtp://127.0.0.1',
  firm,
})

/** A Sunday evening in France. */
const sunday = new Date('2026-11-22T22:51:40.000Z')
const key = 'AAECAwQFBgcICQoLDA0ODw'

const leadOf = (changes: Record<string, string> = {}, receivedAt = sunday, setAside = false) => {
  const submission = toSubmission(
    quote({ _idempotency_key: key, ...changes }).map(([name, value]) => [name, value]),
  )
  return toLead({
    id: leadId(submission),
    submission,
    origin: 'https://www.example.com',
    receivedAt,
    screening: { points: 0, reasons: [], setAside },
  })
}

test('it names the reference and the date, in the firm’s name, and not one word of the sender’s', async () => {
  const lead = await leadOf()
  const message = await PostalMime.parse(await composeAcknowledgement(lead, settings))
  expect(message.from).toMatchObject({ name: firm.brand, address: 'site@example.com' })
  expect(message.to).toMatchObject([{ name: '', address: 'elodie@exemple.fr' }])
  expect(message.replyTo).toMatchObject([{ address: firm.email }])
  expect(message.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
  )
  const reference = referenceOf(key)
  for (const text of [message.subject, message.text, message.html]) {
    expect(text).toContain(reference)
    for (const [name, value] of quote())
      if (value && !['Email', 'Marketing Consent', '_captcha'].includes(name))
        expect(text).not.toContain(value)
  }
  for (const text of [ordinarySpaces(message.text ?? ''), ordinarySpaces(message.html ?? '')]) {
    expect(text).toContain('au plus tard lundi 23 novembre à 17 h 30')
    expect(text).toContain('arrivée hors de nos heures : nous rouvrons lundi 23 novembre à 8 h')
    expect(text).toContain(firm.phone)
  }
})

test('whatever a form holds, nothing of it is in what is mailed to the address in it', async () => {
  const hostile = {
    Prénom: 'GAGNEZ https://evil.example',
    Référence: 'https://evil.example',
    Page: 'https://evil.example',
    _subject: 'https://evil.example',
    _next: 'https://evil.example',
    Intrus: 'https://evil.example',
  }
  const raw = new TextDecoder().decode(
    await composeAcknowledgement(await leadOf(hostile), settings),
  )
  expect(raw).not.toMatch(/evil|GAGNEZ/)
})

test('one hour holds twenty in all: nobody has it write to a crowd of strangers, or to one by many names', async () => {
  const store = new MemoryStore()
  let now = sunday
  store.now = () => now
  const asks = (n: number) =>
    mayAcknowledge(leadOf({ Email: `x${n}@victime.example` }), settings, store, now)
  const granted = async (from: number) => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => asks(from + n)))
    return answers.filter(Boolean).length
  }
  expect([await granted(0), await granted(60)]).toEqual([20, 0])
  now = new Date(sunday.getTime() + 60 * 60_000)
  expect(await granted(120)).toBe(20)
})

test('one hour holds one for an address, however it is written', async () => {
  const used = new Map<string, Date>()
  const store = {
    async useOnce(id: string, until: Date) {
      if (used.has(id)) return false
      used.set(id, until)
      return true
    },
  } as LeadStore
  const asks = async (email: string) =>
    mayAcknowledge(await leadOf({ Email: email }), settings, store, sunday)
  expect(await asks('elodie@exemple.fr')).toBe(true)
  for (const again of ['elodie@exemple.fr', 'Elodie@Exemple.FR', 'elodie+devis@exemple.fr'])
    expect(await asks(again)).toBe(false)
  expect(await asks('zoe@exemple.fr')).toBe(true)
  expect([...used.values()]).toEqual(Array.from(used, () => new Date('2026-11-22T23:51:40.000Z')))
  expect([...used.keys()].join()).not.toContain('exemple')
})

test('none where nobody can be named, reached or believed', async () => {
  const store = { useOnce: () => Promise.resolve(true) } as unknown as LeadStore
  const asks = async (changes: Record<string, string>, other = {}) =>
    mayAcknowledge(await leadOf(changes), { ...settings, ...other }, store, sunday)
  expect(await asks({})).toBe(true)
  const setAside = await leadOf({}, sunday, true)
  expect(await mayAcknowledge(setAside, settings, store, sunday)).toBe(false)
  for (const Email of ['', 'elodie', 'a@b.fr, c@d.fr', 'elodie@exemple.fr\tBcc']) {
    expect(await asks({ Email })).toBe(false)
  }
  expect(await asks({}, { smtpUrl: undefined })).toBe(false)
  expect(await asks({}, { firm: undefined })).toBe(false)
})

test('a relay that does not know the firm promises nothing', () => {
  expect(nextSteps(undefined, sunday)).toEqual([])
})

test('the same request has one reference and one id, by whatever way it came the second time', async () => {
  const first = await leadOf({ Référence: referenceOf(key), Page: '/services/toiture' })
  const again = await leadOf({ Référence: referenceOf(key), Page: '/', CSRF_Token: 'x'.repeat(54) })
  expect(again.id).toBe(first.id)
  expect(again.reference).toBe(first.reference)
  const other = await leadOf({ Description: 'Autre chose, mais sous la même clé.' })
  expect(other.id).not.toBe(first.id)
})

test('none leaves once the call that it promises should have been made', async () => {
  const store = new MemoryStore()
  const callBackBy = '2026-11-23T09:00:00.000Z'
  const bytes = new TextEncoder().encode('Subject: x\r\n\r\nx\r\n')
  const lead = { ...(await leadOf()), callBackBy }
  const { name } = await store.keep(lead, async () => [{ name: ACKNOWLEDGEMENT, bytes }])
  await store.setRecord(name, 'delivered', { deliveredAt: callBackBy })
  const unsentAt = async (moment: string) => {
    const clock = { now: () => new Date(moment), elapsed: () => 0 }
    const letters = acknowledgements(store, settings.mail, clock)
    const keys: string[] = []
    for await (const { key } of letters.unsent()) keys.push(key)
    const [letter] = keys.map((key) => letters.find(key))
    return letter && (await letter.mail()).to
  }
  expect(await unsentAt('2026-11-23T08:00:00.000Z')).toEqual(['elodie@exemple.fr'])
  await store.removeRecord(name, 'acknowledged')
  expect(await unsentAt('2026-11-23T09:00:00.000Z')).toBeUndefined()
})

test('one that may have left is not sent again; the owner’s mail is, rather twice than never', async () => {
  const store = new MemoryStore()
  const lead = leadOf()
  const bytes = new TextEncoder().encode('Subject: x\r\n\r\nx\r\n')
  const { name } = await store.keep(lead, async () =>
    [MESSAGE, ACKNOWLEDGEMENT].map((file) => ({ name: file, bytes })),
  )
  const clock = { now: () => sunday, elapsed: () => 0 }
  const sent: string[] = []
  const silent = Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT', mayHaveLeft: true })
  const delivery = new Delivery({
    letters: joinLetters(
      ownerLetters(store, settings.mail),
      acknowledgements(store, settings.mail, clock),
    ),
    mailer: {
      async send({ to }) {
        sent.push(...to)
        // Each is silent at the first of its mails.
        if (sent.filter((address) => address === to[0]).length === 1) throw silent
        return []
      },
    },
    schedule: new RetrySchedule({ firstMs: 0, longestMs: 0, settingMs: 0, refusedMs: 0 }),
    clock,
    log: () => {},
    wakeIn: () => {},
  })
  await delivery.resume()
  await delivery.run()
  await delivery.resume()
  await delivery.run()
  expect(sent).toEqual(['contact@localhost', 'contact@localhost', 'elodie@exemple.fr'])
  expect(await store.record(name, 'delivered')).toBeDefined()
  expect(delivery.health()).toMatchObject({ waiting: 0, fault: { kind: 'server' } })
})
