import { ordinarySpaces } from '@/lib/text/ordinary-spaces'

import { Outages } from './outages'
import { Delivery, type Mailer } from './delivery'
import { answerHealth } from './inbox/health'
import { ownerLetters } from './letters'
import { RetrySchedule } from './retry-schedule'
import { withDefaults } from './options'
import { quote } from './test-form'
import { keepLead, MemoryStore } from './test-store'

/** A delivery of the owner's mails about leads from such people; `pass` lets a day go by. */
async function deliveryTo(names: readonly string[]) {
  const store = new MemoryStore()
  for (const Nom of names) await keepLead(store, '2026-11-22T08:00:00Z', quote({ Nom }))
  const { mail } = withDefaults({ allowedOrigins: ['https://www.example.com'] })
  const log: string[] = []
  let elapsed = 0
  const send = jest.fn<ReturnType<Mailer['send']>, []>(async () => [])
  const check = jest.fn<Promise<void>, []>(async () => {})
  const delivery = new Delivery({
    letters: ownerLetters(store, mail),
    mailer: { send, check },
    schedule: new RetrySchedule({ firstMs: 1, longestMs: 1, settingMs: 1, refusedMs: 1 }),
    clock: { now: () => new Date('2026-11-22T10:00:00Z'), elapsed: () => elapsed },
    log: (line) => log.push(ordinarySpaces(line)),
    wakeIn: () => {},
  })
  const pass = async () => {
    elapsed += 86_400_000
    await delivery.run()
  }
  await delivery.resume()
  return { delivery, store, log, send, check, pass }
}

/** What the relay answers to whoever watches over it. */
function healthOf(delivery: Delivery) {
  const outages = new Outages(undefined, () => {})
  const { status, body } = answerHealth({ delivery, webhook: undefined, outages })
  return { status, ...(JSON.parse(new TextDecoder().decode(body as Uint8Array)) as object) }
}

test('a fault of this program is not blamed on the mail server, and holds up no other mail', async () => {
  const { delivery, log, send } = await deliveryTo(['Premier', 'Second'])
  send.mockRejectedValueOnce(new TypeError('Dupont is not a function'))
  await delivery.run()
  expect(send).toHaveBeenCalledTimes(2)
  expect(log.join('\n')).toContain(
    'ne parvient pas à préparer ou à remettre un message (TypeError)',
  )
  // Where it happened, without a text that may quote a lead.
  expect(log.join('\n')).toMatch(/^mail fault: TypeError\n +at /m)
  expect(log.join('\n')).not.toMatch(/Dupont|injoignable/)
})

test('a fault of this program does not say that a server which was down answers again', async () => {
  const { delivery, log, send, pass } = await deliveryTo(['Dupont'])
  send.mockRejectedValueOnce(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))
  send.mockRejectedValue(new TypeError('x'))
  for (let attempt = 1; attempt <= 3; attempt++) {
    await pass()
    expect(healthOf(delivery)).toMatchObject({ status: 503, mail: 'server', code: 'ECONNREFUSED' })
  }
  expect(log.join('\n')).not.toContain('répond de nouveau')
  send.mockResolvedValueOnce([])
  await pass()
  expect(healthOf(delivery)).toMatchObject({ status: 200, mail: 'ok' })
})

test('a server that was down is tried although no mail waits any more, until it answers', async () => {
  const { delivery, store, log, send, check, pass } = await deliveryTo(['Dupont'])
  const down = Object.assign(new Error('x'), { code: 'ECONNREFUSED' })
  send.mockRejectedValueOnce(down)
  await delivery.run()
  await store.erase(store.names()[0]!, 'owner')
  check.mockRejectedValue(down)
  for (let day = 1; day <= 2; day++) {
    await pass()
    expect(healthOf(delivery)).toMatchObject({ status: 503, mail: 'server', waiting: 0 })
    expect(delivery.nextInMs()).toBeDefined()
  }
  check.mockResolvedValue()
  await pass()
  expect(healthOf(delivery)).toMatchObject({ status: 200, mail: 'ok', waiting: 0 })
  expect(log.filter((line) => line.includes('injoignable'))).toHaveLength(1)
  expect(log.join('\n')).toContain('répond de nouveau')
  // Then it is left alone.
  expect(delivery.nextInMs()).toBeUndefined()
  expect(send).toHaveBeenCalledTimes(1)
})

test('a sender that the server refused is not taken for good because the server answers', async () => {
  const { delivery, store, send, check, pass } = await deliveryTo(['Dupont'])
  const refused = { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550, permanent: true }
  send.mockRejectedValueOnce(Object.assign(new Error('x'), refused))
  await delivery.run()
  await store.erase(store.names()[0]!, 'owner')
  await pass()
  expect(healthOf(delivery)).toMatchObject({ status: 503, mail: 'sender', waiting: 0 })
  expect(check).not.toHaveBeenCalled()
})

test('a fault of this program is told at once, and as its own for as long as it lasts', async () => {
  const { delivery, log, send, pass } = await deliveryTo(['Dupont'])
  send.mockRejectedValue(new TypeError('x'))
  for (let attempt = 1; attempt <= 30; attempt++) {
    await pass()
    expect(healthOf(delivery)).toMatchObject({
      status: 503,
      mail: 'delayed',
      waiting: 1,
      code: 'TypeError',
      explanation: expect.stringContaining('la faute est dans son programme'),
    })
  }
  expect(send).toHaveBeenCalledTimes(30)
  expect(log.join('\n')).not.toContain('boîte pleine')
  expect(log.filter((line) => line.includes('dans son programme'))).toHaveLength(1)

  // Once a server puts it off, that is what is wrong.
  const full = { code: 'EENVELOPE', responseCode: 452, permanent: false }
  send.mockRejectedValueOnce(Object.assign(new Error('x'), full))
  await pass()
  expect(healthOf(delivery)).toMatchObject({
    mail: 'delayed',
    explanation: expect.stringContaining('boîte pleine'),
  })
})
