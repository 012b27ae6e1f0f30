import type { Host } from '../host'
import { TestInbox } from './test-inbox'

/** Somebody elsewhere, whom the inbox is closed to. */
const stranger = { client: '203.0.113.7', inboxClosed: () => 'fermée' }

/** An inbox of whose mail and tools this is known, and what a stranger is told of it. */
function watched(parts: { mail?: object; tools?: object } = {}) {
  const looked = jest.fn()
  const delivery = {
    health() {
      looked()
      return { waiting: 0, refused: 0, ...parts.mail }
    },
  }
  const webhook = { health: () => ({ waiting: 0, ...parts.tools }) }
  const inbox = new TestInbox({}, { delivery, webhook } as unknown as Partial<Host>)
  const ask = () => inbox.get('/demande?health', {}, stranger)
  return { inbox, ask, looked }
}

test('whoever watches from outside is told that something fails, and neither what nor how much', async () => {
  const fault = { kind: 'login', code: 'EAUTH 535', explanation: 'Le mot de passe' }
  const failing = [
    watched({ mail: { fault, waiting: 3 } }),
    watched({ mail: { refused: 2 } }),
    watched({ mail: { waiting: 1, stuck: { code: 'EENVELOPE 452', explanation: 'x' } } }),
    watched({ tools: { waiting: 1, fault: 'Vos outils ne répondent pas' } }),
    watched(),
    watched(),
  ]
  failing[4]!.inbox.host.outages.began('leads', 'ENOSPC', new Date())
  failing[5]!.inbox.host.outages.began('photos', 'ENOSPC', new Date())
  const told = await Promise.all(
    failing.map(async ({ inbox, ask }) => {
      // What the owner reads, and what wakes him, never differ.
      expect((await inbox.get('/')).text).toContain('class="fault"')
      expect((await inbox.get('/health')).status).toBe(503)
      const { status, text, headers } = await ask()
      return { status, text, type: headers.get('content-type') }
    }),
  )
  expect(new Set(told.map((each) => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify({ status: 503, text: 'En panne', type: 'text/plain; charset=utf-8' })]),
  )
  // What only waits its turn is no fault.
  const { inbox, ask } = watched({ mail: { waiting: 3 } })
  expect((await inbox.get('/')).text).not.toContain('class="fault"')
  const well = await ask()
  expect([well.status, well.text]).toEqual([200, 'OK'])
})

test('however many ask from outside, the relay looks once in half a minute', async () => {
  const { inbox, ask, looked } = watched()
  const store = jest.spyOn(inbox.store, 'forgetErased')
  const all = await Promise.all(Array.from({ length: 50 }, ask))
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
  expect(looked).toHaveBeenCalledTimes(1)
  inbox.host.outages.began('leads', 'ENOSPC', inbox.now)
  inbox.now = new Date(inbox.now.getTime() + 29_000)
  expect((await ask()).status).toBe(200)
  inbox.now = new Date(inbox.now.getTime() + 1_000)
  expect((await ask()).status).toBe(503)
  expect(looked).toHaveBeenCalledTimes(2)
  expect(store).not.toHaveBeenCalled()
})
