import { eventually } from '../contract/test-http'
import { TestInbox } from './inbox/test-inbox'
import { handle } from './handle'
import { multipartType, quote, toMultipart } from './test-form'
import { fromWeb } from './web-messages'

afterEach(() => void jest.useRealTimers())

const SITE = 'https://www.example.com'

/** Posts a form as the site's script does. */
function post({ host }: TestInbox, nom: string) {
  const request = new Request('http://relay/demande', {
    method: 'POST',
    headers: {
      Origin: SITE,
      'Content-Type': multipartType,
      'X-Requested-With': 'XMLHttpRequest',
    },
    body: new Uint8Array(toMultipart(quote({ Nom: nom }))),
  })
  const visitor = { client: '192.0.2.1', mayPost: true, inboxClosed: () => undefined }
  return handle(fromWeb(request), host, visitor)
}

test('a store that falls silent keeps no sender waiting: each is told within 30 s, the owner too, and of what is kept after all', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  const told: string[] = []
  const webhook = { add: (name: string) => told.push(name), health: () => ({ waiting: 0 }) }
  const inbox = new TestInbox({}, { webhook: webhook as never })
  const { store } = inbox
  const keep = store.keep.bind(store)
  let speaks = () => {}
  const silence = new Promise<void>((resolve) => (speaks = resolve))
  jest.spyOn(store, 'keep').mockImplementation(async (...lead) => {
    await silence
    return keep(...lead)
  })

  // Four are worked on at a time, and 128 may wait for their turn: one more is refused at once.
  const names = Array.from({ length: 132 }, (_, n) => `Client n° ${n}`)
  const answers = Promise.all(names.map((name) => post(inbox, name)))
  await jest.advanceTimersByTimeAsync(10)
  expect((await post(inbox, 'De trop')).status).toBe(503)
  await jest.advanceTimersByTimeAsync(30_000)
  expect((await answers).map(({ status }) => status)).toEqual(names.map(() => 503))
  expect(inbox.host.outages.of('leads')).toBeDefined()

  jest.useRealTimers()
  speaks()
  await eventually(() => told.length === names.length)
  expect(told.sort()).toEqual(store.names().sort())
  expect(inbox.host.outages.of('leads')).toBeUndefined()
})
