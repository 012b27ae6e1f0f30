import { keepLead } from '../test-store'
import { quote } from '../test-form'
import { HERE, TestInbox } from './test-inbox'

const elsewhere = 'https://evil.example'

describe('a page of another site, open in the owner’s browser, changes nothing', () => {
  test.each([
    ['another site’s form', { Origin: elsewhere, 'Sec-Fetch-Site': 'cross-site' }],
    ['an older browser that names the site alone', { Origin: elsewhere, 'Sec-Fetch-Site': '' }],
    ['a sandboxed frame', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
    [
      'another port of this machine',
      { Origin: 'http://localhost:9', 'Sec-Fetch-Site': 'same-site' },
    ],
    ['this machine by another name', { Origin: 'http://127.0.0.1:3001' }],
    ['a program that names no site', { Origin: '' }],
    [
      'a browser that says it comes from elsewhere',
      { Origin: HERE, 'Sec-Fetch-Site': 'cross-site' },
    ],
  ])('%s', async (_what, headers) => {
    const inbox = new TestInbox()
    const name = await keepLead(inbox.store, '2026-11-20T08:00:00Z', quote())
    const other = await keepLead(inbox.store, '2026-11-21T08:00:00Z', quote({ Nom: 'Autre' }))
    const answers = [
      await inbox.post(`/leads/${name}/status`, { status: 'lost' }, headers),
      await inbox.post(`/leads/${name}/notes`, { id: 'note-number-1', text: 'x' }, headers),
      await inbox.post(`/leads/${name}/recall`, { days: '1' }, headers),
      await inbox.post(`/leads/${name}/merge`, { other }, headers),
      await inbox.post(`/leads/${name}/split`, {}, headers),
      await inbox.post(`/leads/${name}/erase`, {}, headers),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
    expect(inbox.store.names()).toEqual([other, name])
    expect(await inbox.store.record(name, 'followUp')).toBeUndefined()
    expect(await inbox.store.record(other, 'followUp')).toBeUndefined()
  })
})

test('a page of another site asks nothing behind the owner’s back; a link that he follows opens', async () => {
  const inbox = new TestInbox()
  const name = await keepLead(inbox.store, '2026-11-20T08:00:00Z', quote())
  const asked = jest.spyOn(inbox.store, 'glances')
  const background = [
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'empty' },
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' },
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' },
    // The site itself on another port of this machine.
    { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' },
  ]
  for (const headers of background)
    for (const path of ['/?q=dupont', '/leads.csv', `/leads/${name}`])
      expect([path, (await inbox.get(path, headers)).status]).toEqual([path, 403])
  expect(asked).not.toHaveBeenCalled()
  const followed: readonly Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
    { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
    { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' },
    {},
  ]
  for (const headers of followed)
    expect((await inbox.get(`/leads/${name}`, headers)).plain).toContain('Élodie')
})

test('nothing changes by being looked at', async () => {
  const inbox = new TestInbox()
  const name = await keepLead(inbox.store, '2026-11-20T08:00:00Z', quote())
  for (const change of [
    'status?status=lost',
    'notes?id=note-number-1&text=x',
    'recall?days=1',
    'split',
  ]) {
    expect((await inbox.get(`/leads/${name}/${change}`)).status).toBe(405)
  }
  expect((await inbox.get(`/leads/${name}/erase`)).status).toBe(200)
  expect(inbox.store.names()).toEqual([name])
})

test('whoever may not see the inbox may not change it either', async () => {
  const inbox = new TestInbox()
  const name = await keepLead(inbox.store, '2026-11-20T08:00:00Z', quote())
  const closed = { inboxClosed: () => 'fermée' }
  const answers = [
    await inbox.post(`/leads/${name}/erase`, {}, {}, closed),
    await inbox.get('/leads.csv', {}, closed),
    await inbox.get(`/leads/${name}`, {}, closed),
    await inbox.get('/counts', {}, closed),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  expect(answers.map(({ text }) => text).join('')).not.toContain('Élodie')
  expect(inbox.store.names()).toEqual([name])
})
