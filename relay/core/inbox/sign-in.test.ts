import { Delivery } from '../delivery'
import { RetrySchedule } from '../retry-schedule'
import { keepLead } from '../test-store'
import { quote } from '../test-form'
import { TestInbox } from './test-inbox'

const origin = 'https://demandes.example.com'
const signIn = { url: origin, secret: 'a-secret-of-thirty-two-characters' }
const away = { Host: 'demandes.example.com', Origin: origin }
const closed = { inboxClosed: () => 'elle ne s’ouvre que depuis la machine du relais' }

/** An inbox that is asked from elsewhere, and the keys of the mails it has asked to send. */
async function remoteInbox() {
  const keys: string[] = []
  const delivery = {
    add: (key: string) => keys.push(key),
    health: () => ({ fault: undefined, waiting: 0, refused: 0 }),
  }
  const inbox = new TestInbox({ signIn }, { delivery: delivery as never })
  await keepLead(inbox.store, '2026-11-20T08:00:00Z', quote())
  const get = (path: string, headers = {}) => inbox.get(path, { ...away, ...headers }, closed)
  const post = (path: string, fields = {}, headers = {}, client = 'owner') =>
    inbox.post(path, fields, { ...away, ...headers }, { ...closed, client })
  /** The link in the newest mail, which goes to the owner's address alone. */
  const mailedLink = async () => {
    const mail = await inbox.host.signIn?.letters.find(keys.at(-1) ?? '')?.mail()
    expect(mail?.to).toEqual(['contact@localhost'])
    const text = new TextDecoder().decode(mail?.raw).replace(/=\r\n/g, '').replace(/=3D/g, '=')
    return /https:\/\/demandes\.example\.com(\/sign-in\/link\?\S+)/.exec(text)?.[1] ?? ''
  }
  const mailedToken = async () => /token=([\w.-]+)/.exec(await mailedLink())?.[1] ?? ''
  return { inbox, keys, get, post, mailedToken, mailedLink }
}

test('from elsewhere nothing is shown, and a link mailed to the owner signs in, once', async () => {
  const { inbox, get, post, mailedToken } = await remoteInbox()
  for (const path of [
    '/',
    '/leads.csv',
    '/counts',
    '/mail',
    '/health',
    `/leads/${inbox.store.names()[0]}`,
  ]) {
    const answer = await get(path)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(/^\/sign-in(?:\?page=%2F[\w%-]+)?$/)
    expect(answer.text).not.toContain('Élodie')
  }
  expect((await get('/sign-in')).text).toContain('<button type="submit">Recevoir un lien</button>')
  expect((await post('/sign-in')).headers.get('location')).toBe('/sign-in?sent')
  const token = await mailedToken()

  // A program that looks the mail through opens the link, and does not use it up.
  for (let n = 0; n < 3; n++) {
    const page = await get(`/sign-in/link?token=${token}`, { Origin: '' })
    expect(page.status).toBe(200)
    expect(page.headers.get('set-cookie')).toBeNull()
  }
  const entered = await post('/sign-in/link', { token })
  const cookie = entered.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(
    /^__Secure-inbox=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const Cookie = `other=1; ${cookie.split(';')[0]}`
  expect((await get('/', { Cookie })).plain).toContain('Élodie')
  expect((await get('/', { Cookie })).plain).toContain('Se déconnecter')
  expect((await post('/sign-in/link', { token })).status).toBe(403)

  // A signed cookie is no leave for other sites' pages.
  const name = inbox.store.names()[0]!
  const evil = { Cookie, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
  expect((await post(`/leads/${name}/erase`, {}, evil)).status).toBe(403)
  expect((await post('/sign-out', {}, { Cookie })).headers.get('set-cookie')).toMatch(
    /^__Secure-inbox=; Max-Age=0/,
  )
  inbox.now = new Date(inbox.now.getTime() + 30 * 86_400_000)
  expect((await get('/', { Cookie })).status).toBe(303)
})

test('whoever signs in from the link of a lead’s mail comes to that lead', async () => {
  const { inbox, get, post, mailedToken, mailedLink } = await remoteInbox()
  const lead = `/leads/${inbox.store.names()[0]}`
  const asked = (await get(lead)).headers.get('location')!
  expect((await get(asked)).text).toContain(`<form method="post" action="${asked}">`)
  const sent = (await post(asked)).headers.get('location')!
  // Whoever presses once more has not forgotten either.
  expect((await get(sent)).text).toContain(`<form method="post" action="${asked}">`)
  const link = await mailedLink()
  expect(link).toContain(encodeURIComponent(lead))
  expect((await get(link)).text).toMatch(new RegExp(`name="page"\\s+value="${lead}"`))
  const entered = await post('/sign-in/link', { token: await mailedToken(), page: lead })
  expect([entered.status, entered.headers.get('location')]).toEqual([303, lead])
  const Cookie = entered.headers.get('set-cookie')!.split(';')[0]!
  expect((await get(lead, { Cookie })).plain).toContain('Élodie')
  // The same link opened again, and the address of the button among the favourites.
  for (const address of [link, asked, sent]) {
    const again = await get(address, { Cookie })
    expect([address, again.headers.get('location')]).toEqual([address, lead])
  }
})

test('a note that is sent after the session has ended is not lost, and leads back to its lead', async () => {
  const { inbox, post } = await remoteInbox()
  const lead = `/leads/${inbox.store.names()[0]}`
  const note = { id: 'note-number-1', text: '\nClé chez <b>la voisine' }
  const answer = await post(`${lead}/notes`, note)
  expect([answer.status, answer.headers.get('location')]).toEqual([403, null])
  expect(answer.text).toContain('Clé chez &lt;b&gt;la voisine</textarea>')
  expect(answer.text).toContain(`action="/sign-in?page=${encodeURIComponent(lead)}"`)
  const found = await post(`${lead}/notes?from=q%3Dzoe`, note)
  expect(found.text).toContain(`action="/sign-in?page=${encodeURIComponent(lead)}"`)
  const evil = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
  expect((await post(`${lead}/notes`, note, evil)).text).not.toContain('voisine')
  const status = await post(`${lead}/status`, { status: 'won' })
  expect([status.status, status.text.includes('<textarea')]).toEqual([403, false])
  expect(await inbox.store.record(inbox.store.names()[0]!, 'followUp')).toBeUndefined()
})

test.each([
  ['another site', 'https://evil.example/'],
  ['another site without its scheme', '//evil.example/leads/'],
  ['a stroke the other way', '/\\evil.example'],
  ['a line break', '/\r\nSet-Cookie: a=b'],
  ['a lead’s address with another site behind it', '/leads/x@evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['what signs out', '/sign-out'],
  ['nothing', ''],
])('signing in leads to no page but the inbox’s own: %s', async (_what, page) => {
  const { get, post, mailedToken, mailedLink } = await remoteInbox()
  const address = `/sign-in?page=${encodeURIComponent(page)}`
  expect((await get(address)).text).toContain('<form method="post" action="/sign-in">')
  expect((await post(address)).headers.get('location')).toBe('/sign-in?sent')
  expect(await mailedLink()).not.toContain('page')
  const entered = await post('/sign-in/link', { token: await mailedToken(), page })
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/'])
  const Cookie = entered.headers.get('set-cookie')!.split(';')[0]!
  for (const start of [address, `/sign-in/link?token=x&page=${encodeURIComponent(page)}`])
    expect((await get(start, { Cookie })).headers.get('location')).toBe('/')
})

test('a link that opens nothing any more says so at once, with the button for another', async () => {
  const { inbox, get, post, mailedToken } = await remoteInbox()
  const lead = `/leads/${inbox.store.names()[0]}`
  await post('/sign-in')
  const token = await mailedToken()
  const link = `/sign-in/link?token=${token}&page=${encodeURIComponent(lead)}`
  await post('/sign-in/link', { token })
  const used = await post('/sign-in/link', { token, page: lead })
  inbox.now = new Date(inbox.now.getTime() + 15 * 60_000)
  for (const answer of [used, await get(link)]) {
    expect(answer.status).toBe(403)
    expect(answer.plain).toContain('Il a déjà servi, ou ses 15 minutes sont passées.')
    expect(answer.text).toContain(`action="/sign-in?page=${encodeURIComponent(lead)}"`)
    expect(answer.text).toContain('Recevoir un autre lien')
  }
})

test('a link that is late, or changed in one letter, or a session in its place, opens nothing', async () => {
  const { inbox, get, post, mailedToken } = await remoteInbox()
  await post('/sign-in')
  const token = await mailedToken()
  const until = Number(token.split('.')[0])
  const forged = [
    token.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    token.replace(String(until), String(until + 1)),
    '',
    'x'.repeat(300),
  ]
  for (const each of forged) {
    expect((await post('/sign-in/link', { token: each })).status).toBe(403)
  }
  // A link is no session, nor the other way round.
  expect((await get('/', { Cookie: `__Secure-inbox=${token}` })).status).toBe(303)
  const session = (await post('/sign-in/link', { token })).headers.get('set-cookie')!
  expect((await post('/sign-in/link', { token: session.split(/[=;]/)[1]! })).status).toBe(403)
  await post('/sign-in')
  const late = await mailedToken()
  inbox.now = new Date(inbox.now.getTime() + 15 * 60_000)
  expect((await post('/sign-in/link', { token: late })).status).toBe(403)
})

test('while no mail leaves, nobody is left to wait for a link', async () => {
  const { get, inbox } = await remoteInbox()
  for (const path of ['/sign-in', '/sign-in?sent'])
    expect((await get(path)).plain).not.toContain('en panne')
  inbox.host.delivery = { health: () => ({ fault: {}, waiting: 1, refused: 0 }) } as never
  for (const path of ['/sign-in', '/sign-in?sent'])
    expect((await get(path)).plain).toContain('L’envoi par e-mail est en panne')
})

test('a disk that is full shuts the owner out neither now nor later', async () => {
  const { inbox, keys, post, mailedToken } = await remoteInbox()
  const { store } = inbox
  const noteUsed = store.useOnce.bind(store)
  store.useOnce = (id, until, onDisk = 'now') =>
    onDisk === 'now' ? Promise.reject(new Error('ENOSPC')) : noteUsed(id, until)
  expect((await post('/sign-in')).status).toBe(303)
  expect(keys).toHaveLength(1)
  const token = await mailedToken()
  expect((await post('/sign-in/link', { token })).headers.get('set-cookie')).toContain('inbox=')
  expect((await post('/sign-in/link', { token })).status).toBe(403)
})

test('five links in a quarter of an hour at most, and none asked for by another site', async () => {
  const { inbox, keys, post } = await remoteInbox()
  expect((await post('/sign-in', {}, { Origin: 'https://evil.example' })).status).toBe(403)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => post('/sign-in', {}, {}, `client ${n}`)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([
    303, 303, 303, 303, 303, 429, 429, 429,
  ])
  expect(keys).toHaveLength(5)
  inbox.now = new Date(inbox.now.getTime() + 15 * 60_000)
  expect((await post('/sign-in')).status).toBe(303)
})

test('a stranger who asks for links again and again leaves the owner his', async () => {
  const { inbox, keys, post } = await remoteInbox()
  const askedBy = async (client: string) => (await post('/sign-in', {}, {}, client)).status
  for (let quarter = 0; quarter < 3; quarter++) {
    const stranger: number[] = []
    for (let n = 0; n < 10; n++) stranger.push(await askedBy('stranger'))
    expect(stranger).toEqual([303, 303, ...Array<number>(8).fill(429)])
    expect([await askedBy('owner'), await askedBy('owner')]).toEqual([303, 303])
    inbox.now = new Date(inbox.now.getTime() + 15 * 60_000)
  }
  expect(keys).toHaveLength(12)
})

test('at another address nobody signs in, and on the relay’s own machine nobody has to', async () => {
  const { inbox } = await remoteInbox()
  const other = { Host: 'evil.example' }
  expect((await inbox.get('/', other, closed)).status).toBe(403)
  expect((await inbox.get('/sign-in', other, closed)).status).toBe(404)
  expect((await inbox.get('/')).plain).toContain('Élodie')
  expect((await inbox.get('/')).plain).not.toContain('Se déconnecter')
})

test.each([
  ['cannot leave', { code: 'ESOCKET' }, 'server'],
  ['is refused', { code: 'EENVELOPE', responseCode: 550, permanent: true }, undefined],
])('a link to sign in that %s counts as no lead', async (_what, fault, kind) => {
  const inbox = new TestInbox({ signIn })
  const { settings, clock } = inbox.host
  const delivery = new Delivery({
    letters: inbox.host.signIn!.letters,
    mailer: { send: () => Promise.reject(Object.assign(new Error('no'), fault)) },
    schedule: new RetrySchedule(settings.retry),
    clock,
    log: inbox.host.log,
    wakeIn: () => {},
  })
  delivery.add(await inbox.host.signIn!.makeLink('owner'))
  await delivery.run()
  const health = delivery.health()
  expect({ ...health, fault: health.fault?.kind }).toEqual({ fault: kind, waiting: 0, refused: 0 })
})

test('a clock that was ahead for a while leaves nobody without a link, and no session for years', async () => {
  const { inbox, get, post, mailedToken } = await remoteInbox()
  inbox.now = new Date('2036-11-23T11:00:00Z')
  for (const [n, status] of [303, 303, 303, 303, 303, 429].entries())
    expect((await post('/sign-in', {}, {}, `client ${n}`)).status).toBe(status)
  const early = await mailedToken()
  const entered = await post('/sign-in/link', { token: await mailedToken() })
  const Cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await get('/', { Cookie })).plain).toContain('Élodie')

  inbox.now = new Date('2026-11-23T11:00:00Z')
  expect((await get('/', { Cookie })).status).toBe(303)
  expect((await post('/sign-in/link', { token: early })).status).toBe(403)
  expect((await post('/sign-in')).status).toBe(303)
  const token = await mailedToken()
  // Set back a little once more.
  inbox.now = new Date('2026-11-23T10:55:00Z')
  const now = await post('/sign-in/link', { token })
  const again = now.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await get('/', { Cookie: again })).plain).toContain('Élodie')
})

test('a cookie of the same name that another site of the domain has set keeps nobody out', async () => {
  const { get, post, mailedToken } = await remoteInbox()
  await post('/sign-in')
  const entered = await post('/sign-in/link', { token: await mailedToken() })
  const own = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  const foreign = '__Secure-inbox=1795432800000.x'
  for (const Cookie of [`${foreign}; ${own}`, `${own}; ${foreign}`])
    expect((await get('/', { Cookie })).plain).toContain('Élodie')
  expect((await get('/', { Cookie: foreign })).status).toBe(303)
})
