import { ordinarySpaces } from '@/lib/text/ordinary-spaces'

import { png } from '../../contract/test-photos'
import type { Lead } from '../lead'
import { keepLead } from '../test-store'
import { quote } from '../test-form'
import { followUpOf } from '../follow-up'
import type { Host } from '../host'
import { TestInbox } from './test-inbox'

const id = (n: number) => `note-number-${n}`

/** Three leads, the newest first: Zoé and Élodie share a phone number. */
async function threeLeads(inbox: TestInbox) {
  const keep = (day: string, changes: Record<string, string>) =>
    keepLead(inbox.store, `2026-11-${day}T08:00:00Z`, quote(changes))
  const karim = await keep('02', {
    Prénom: 'Karim',
    Nom: 'Benali',
    Email: 'karim@exemple.fr',
    Téléphone: '07 00 00 00 01',
    'Commune du chantier': 'Agen',
    Page: '/services/toiture',
  })
  const elodie = await keep('09', { Email: 'elodie@exemple.fr', Page: '/services/toiture' })
  const zoe = await keep('16', { Prénom: 'Zoé', Nom: 'Œuvrard', Email: 'zoe@exemple.fr' })
  return { karim, elodie, zoe }
}

const namesIn = (page: string) =>
  [...page.matchAll(/<h2><a href="\/leads\/([^"?]+)[^"]*">/g)].map(([, name]) => name)

test('a list that holds nothing says so once, and counts no pages', async () => {
  const inbox = new TestInbox()
  const { text } = await inbox.get('/')
  expect(text.match(/est encore arrivé|Aucune demande|page 1/g)).toEqual(['est encore arrivé'])
  await keepLead(inbox.store, '2026-11-22T10:00:00Z', quote())
  expect((await inbox.get('/')).text).toContain('1 demande, page 1 sur 1')
  for (const path of ['/?status=won', '/?view=verify', '/?q=personne']) {
    const page = (await inbox.get(path)).text
    expect(page).toContain('<p class="empty">')
    expect(page).not.toContain('page 1 sur 1')
  }
})

test('a lead’s state, call and notes are kept, shown and looked for', async () => {
  const inbox = new TestInbox()
  const { karim, elodie, zoe } = await threeLeads(inbox)
  expect(
    (await inbox.post(`/leads/${karim}/status`, { status: 'quoted' })).headers.get('location'),
  ).toBe(`/leads/${karim}?done=status`)
  await inbox.post(`/leads/${karim}/recall`, { day: '2026-11-20' })
  await inbox.post(`/leads/${zoe}/recall`, { days: '3', day: '' })
  await inbox.post(`/leads/${zoe}/notes`, { id: id(1), text: ' Clé chez la voisine \n<b>' })

  const page = await inbox.get(`/leads/${zoe}?done=notes`)
  expect(page.plain).toContain('Note ajoutée.')
  expect(page.plain).toContain('le jeudi 26 novembre 2026')
  expect(page.plain).toMatch(/lundi 23 novembre 2026 à 12:00 Clé chez la voisine &lt;b&gt;/)

  expect(namesIn((await inbox.get('/')).text)).toEqual([zoe, elodie, karim])
  expect(namesIn((await inbox.get('/?status=quoted')).text)).toEqual([karim])
  const recall = await inbox.get('/?view=recall')
  expect(namesIn(recall.text)).toEqual([karim, zoe])
  expect(recall.plain).toContain('En retard : à rappeler avant le vendredi 20 novembre 2026')
  expect(recall.plain).toContain('À rappeler avant le jeudi 26 novembre 2026')

  // Whoever is called back waits no more.
  await inbox.post(`/leads/${karim}/status`, { status: 'calledBack' })
  expect(namesIn((await inbox.get('/?view=recall')).text)).toEqual([zoe])
  await inbox.post(`/leads/${zoe}/recall`, { days: 'none', day: '2026-11-26' })
  expect((await inbox.get('/?view=recall')).plain).toContain('Personne n’attend d’appel')
})

test('a page shows no photo that would fill the memory, or cannot be read now, and offers it instead', async () => {
  const inbox = new TestInbox()
  const lead: Lead = {
    schema: 1,
    id: '0'.repeat(32),
    receivedAt: '2026-11-20T08:00:00.000Z',
    subject: 'Devis',
    origin: 'https://www.example.com',
    fields: [['Nom', 'Martin']],
    photos: [
      { name: 'photo-1.png', bytes: 1_000 },
      { name: 'photo-2.png', bytes: 1_000 },
      { name: 'photo-3.jpg', bytes: 1_000, pixels: 50_000_000 },
      { name: 'photo-4.jpg', bytes: 1_000, pixels: 50_000_000 },
      { name: 'photo-5.jpg', bytes: 1_000 },
      { name: 'photo-6.jpg', bytes: 1_000 },
    ],
  }
  // Kept by a relay that counted no pixels.
  await inbox.store.keep(lead, async () => [
    { name: 'photo-1.png', bytes: png(16_000, 16_000) },
    { name: 'photo-2.png', bytes: png(1_600, 1_200) },
    { name: 'photo-5.jpg', bytes: Uint8Array.of(0xff, 0xd8, 0xff) },
  ])
  const { file } = inbox.store
  jest
    .spyOn(inbox.store, 'file')
    .mockImplementation((...asked) =>
      asked[1] === 'photo-6.jpg' ? Promise.reject(new Error('ETIMEDOUT')) : file(...asked),
    )
  const { text, plain } = await inbox.get(`/leads/${inbox.store.names()[0]}`)
  expect([...text.matchAll(/<img\s+src="[^"]*photo-(\d)/g)].map(([, number]) => number)).toEqual([
    '2',
    '3',
  ])
  for (const number of [1, 4, 5, 6]) {
    expect(text).toMatch(new RegExp(`<a href="[^"]*photo-${number}\\.\\w+" download\\s*>`))
    const why = number === 6 ? 'illisible pour le moment' : 'trop grande pour cette page'
    expect(plain).toContain(`Photo ${number}, à télécharger : ${why}`)
  }
  const unread = await inbox.get(`/leads/${inbox.store.names()[0]}/photo-6.jpg`)
  expect(unread.status).toBe(503)
  expect(unread.plain).toContain('ne peut pas être lu pour le moment')
  // Whoever looks at a photo has asked for nothing to be done.
  expect(unread.text).toContain('<h1>Affichage impossible</h1>')
})

test('a lead’s page says by when the site has promised a call, until somebody has looked after it', async () => {
  const inbox = new TestInbox()
  const keep = (day: string, by?: Date) =>
    keepLead(inbox.store, `2026-11-${day}T08:00:00Z`, quote({ Nom: day }), undefined, by)
  const late = await keep('19', new Date('2026-11-21T16:00:00Z'))
  const due = await keep('22', new Date('2026-11-24T16:00:00Z'))
  const promise = 'Le site promet un rappel au plus tard'
  const [dueText, lateText] = await Promise.all(
    [due, late].map(async (name) => (await inbox.get(`/leads/${name}`)).text),
  )
  expect(dueText).toMatch(/<p>Le site promet un rappel au plus tard mardi 24/)
  expect(lateText).toMatch(/<p class="warn">Le site promet un rappel au plus tard samedi 21/)
  await inbox.post(`/leads/${late}/status`, { status: 'calledBack' })
  expect((await inbox.get(`/leads/${late}`)).plain).not.toContain(promise)
  expect((await inbox.get(`/leads/${await keep('20')}`)).plain).not.toContain(promise)
})

test('a lead leads back to the list it was opened from, whatever is done to it meanwhile', async () => {
  const inbox = new TestInbox()
  const { zoe, elodie } = await threeLeads(inbox)
  const linkIn = (page: string, pattern: RegExp) =>
    pattern.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const backIn = (page: string) => linkIn(page, /<p class="back"><a href="([^"]+)">/)
  const open = async (list: string) => {
    const row = new RegExp(`<h2><a href="(/leads/${zoe}[^"]*)">`)
    return inbox.get(linkIn((await inbox.get(list)).text, row))
  }
  expect(backIn((await open('/')).text)).toBe('/')
  const list = '/?status=new&q=zo%C3%A9+%26'
  const named = await open('/?status=new&q=zo%C3%A9')
  expect(named.plain).toContain('Résultats pour « zoé »')
  expect(backIn(named.text)).toBe('/?status=new&q=zo%C3%A9')
  expect((await open('/?status=new')).plain).toContain('Demandes « Nouvelle »')

  let page = await inbox.get(`/leads/${zoe}?${new URLSearchParams({ from: list.slice(2) })}`)
  for (const [change, fields] of [
    ['recall', { days: '1' }],
    ['notes', { id: id(1), text: 'x' }],
    ['status', { status: 'new' }],
  ] as const) {
    const action = linkIn(page.text, new RegExp(`action="(/leads/${zoe}/${change}[^"]*)"`))
    const { headers } = await inbox.post(action, fields as Record<string, string>)
    page = await inbox.get(headers.get('location') ?? '')
    expect([change, backIn(page.text)]).toEqual([change, list])
    expect(page.text).toContain('class="done"')
  }
  expect((await open('/?view=recall')).plain).toContain('À rappeler')
  const erase = await inbox.get(linkIn(page.text, /class="danger">\s*<a href="([^"]+)"/))
  const action = linkIn(erase.text, /action="([^"]+\/erase[^"]*)"/)
  const erased = await inbox.post(action, { shown: zoe })
  expect(erased.headers.get('location')).toBe(list)

  // Nothing but a list of the inbox's own.
  for (const from of ['//evil.example/', 'page=0', 'https://evil.example', '"><script>'])
    expect(
      backIn((await inbox.get(`/leads/${elodie}?from=${encodeURIComponent(from)}`)).text),
    ).toBe('/')
})

test('the title of a page begins with what was done, looked for or chosen', async () => {
  const inbox = new TestInbox()
  const { zoe } = await threeLeads(inbox)
  const titleAt = async (path: string) =>
    ordinarySpaces(/<title>(.*)<\/title>/.exec((await inbox.get(path)).text)?.[1] ?? '')
  for (const [path, title] of [
    ['/', 'Demandes reçues'],
    ['/?q=zzz', 'Recherche : zzz – Demandes reçues'],
    ['/?status=won', 'Gagnée – Demandes reçues'],
    ['/?status=won&q=%3Cb%3E', 'Recherche : &lt;b&gt; – Gagnée – Demandes reçues'],
    ['/?view=recall', 'À rappeler'],
    ['/?view=recall&q=zoé', 'Recherche : zoé – À rappeler'],
    [`/leads/${zoe}`, 'Zoé Œuvrard'],
    [`/leads/${zoe}?done=sold`, 'Zoé Œuvrard'],
  ] as const)
    expect([path, await titleAt(path)]).toEqual([path, title])
  for (const [change, fields, title] of [
    ['recall', { days: '1' }, 'Date de rappel notée – Zoé Œuvrard'],
    ['notes', { id: id(1), text: 'x' }, 'Note ajoutée – Zoé Œuvrard'],
    ['status', { status: 'won', id: id(2), text: 'y' }, 'État noté, note ajoutée – Zoé Œuvrard'],
  ] as const) {
    const { headers } = await inbox.post(
      `/leads/${zoe}/${change}`,
      fields as Record<string, string>,
    )
    expect(await titleAt(headers.get('location') ?? '')).toBe(title)
  }

  for (let n = 0; n < 50; n++)
    await keepLead(inbox.store, '2026-11-18T08:00:00Z', quote({ Nom: `Objet ${n}` }))
  expect(await titleAt('/?page=2')).toBe('Page 2 – Demandes reçues')
})

test('the mail of a lead that was erased leads to a page that says so, and on to the others', async () => {
  const inbox = new TestInbox()
  const { zoe } = await threeLeads(inbox)
  await inbox.store.erase(zoe, 'owner')
  for (const path of [`/leads/${zoe}`, `/leads/${zoe}/erase`]) {
    const { status, text, plain } = await inbox.get(path)
    expect([path, status]).toEqual([path, 404])
    expect(plain).toContain('Cette demande n’est plus ici : elle a été effacée')
    expect(text).toContain('<a href="/">Toutes les demandes</a>')
  }
  const note = await inbox.post(`/leads/${zoe}/notes`, { id: id(1), text: 'x' })
  expect(note.plain).toContain('Cette demande n’est plus ici')
  const closed = await inbox.get('/', {}, { inboxClosed: () => 'fermée' })
  expect(closed.text).not.toContain('<a href')
})

test('the list says who waits in the others: calls that are due, and what is to be verified', async () => {
  const inbox = new TestInbox()
  const { karim, elodie, zoe } = await threeLeads(inbox)
  expect((await inbox.get('/')).text).not.toContain('class="due"')
  await inbox.post(`/leads/${karim}/recall`, { day: '2026-11-22' })
  await inbox.post(`/leads/${zoe}/recall`, { day: '2026-11-23' })
  await inbox.post(`/leads/${elodie}/recall`, { day: '2026-11-24' })
  const screening = { points: 9, reasons: ['Un lien'], setAside: true }
  const doubtful = await keepLead(inbox.store, '2026-11-21T08:00:00Z', quote({}), screening)
  const { plain, text } = await inbox.get('/')
  expect(plain).toContain('2 demandes à rappeler aujourd’hui ou en retard')
  expect(plain).toContain('1 demande à vérifier')
  expect(text).toContain('<a href="/?view=verify">')
  // Whoever searches, or looks at a list of its own, has asked for something else.
  for (const path of ['/?q=zoe', '/?status=new', '/?view=recall'])
    expect((await inbox.get(path)).text).not.toContain('class="due"')
  expect((await inbox.get('/?view=verify')).plain).toContain('choisissez un état')
  await inbox.post(`/leads/${doubtful}/status`, { status: 'lost' })
  expect((await inbox.get('/')).plain).not.toContain('demande à vérifier')
  expect((await inbox.get('/?view=verify')).plain).not.toContain('choisissez un état')
})

test('a note as long as its field lets it be is taken, lines and all', async () => {
  const inbox = new TestInbox()
  const { zoe } = await threeLeads(inbox)
  const lines = Array.from({ length: 100 }, (_, n) => String(n % 10).repeat(49))
  const post = (text: string) => inbox.post(`/leads/${zoe}/notes`, { id: id(1), text })
  expect((await post(lines.join('\r\n'))).status).toBe(303)
  expect((await followUpOf(inbox.store, zoe)).notes[0]?.text).toBe(lines.join('\n'))
  expect((await post('x'.repeat(5_001))).status).toBe(422)
})

test('a note that is being written is kept whichever button of the page is pressed', async () => {
  const inbox = new TestInbox()
  const { zoe, elodie, karim } = await threeLeads(inbox)
  await inbox.post(`/leads/${zoe}/recall`, { day: '2026-11-26' })
  await inbox.post(`/leads/${karim}/notes`, { id: id(0), text: 'Une autre' })
  const { text: page } = await inbox.get(`/leads/${zoe}`)
  const controls = page.slice(page.indexOf('<main')).match(/<(?:button|input|textarea)\b[^>]*>/g)
  // Those of the form itself stand within it.
  expect(controls?.filter((each) => !each.includes(' form="changes"'))).toEqual([
    expect.stringContaining('name="id"'),
    expect.stringContaining('class="sr-only"'),
  ])

  const answers: readonly [string, Record<string, string>, string][] = [
    ['status', { status: 'calledBack' }, 'État noté, note ajoutée.'],
    ['recall', { days: '1' }, 'Date de rappel notée, note ajoutée.'],
    ['recall', { days: 'none' }, 'Date de rappel retirée, note ajoutée.'],
    ['recall', {}, 'Aucun jour choisi, aucune date de rappel notée, note ajoutée.'],
    ['merge', { other: elodie }, 'Demandes réunies, note ajoutée.'],
    ['split', { other: elodie }, 'Demande séparée, note ajoutée.'],
    ['notes', {}, 'Note ajoutée.'],
  ]
  for (const [n, [change, fields, expected]] of answers.entries()) {
    const note = { id: id(n), text: `Note ${n}`, day: '', ...fields }
    const { headers } = await inbox.post(`/leads/${zoe}/${change}`, note)
    expect((await inbox.get(headers.get('location') ?? '')).plain).toContain(` ${expected} `)
  }
  const { notes } = await followUpOf(inbox.store, zoe)
  expect(notes.map(({ text }) => text)).toEqual(answers.map((_, n) => `Note ${n}`))

  // Without one, only the button for notes speaks of notes.
  const empty = { id: id(9), text: ' \r\n' }
  for (const [change, fields, expected] of [
    ['status', { status: 'won' }, 'État noté.'],
    ['notes', {}, 'Note vide, rien n’a été ajouté.'],
  ] as const) {
    const { headers } = await inbox.post(`/leads/${zoe}/${change}`, { ...empty, ...fields })
    expect((await inbox.get(headers.get('location') ?? '')).plain).toContain(` ${expected} `)
  }
  expect((await followUpOf(inbox.store, zoe)).notes).toHaveLength(answers.length)
})

test('a note that cannot be added is shown again, and nothing else is done', async () => {
  const inbox = new TestInbox()
  const { zoe, elodie } = await threeLeads(inbox)
  const note = { id: id(1), text: 'Clé chez <b>la voisine' }
  const again = 'Clé chez &lt;b&gt;la voisine</textarea>'
  for (const [change, fields] of [
    ['recall', { day: '2026-02-31' }],
    ['status', { status: 'bought' }],
    ['status', { status: 'won', id: 'x' }],
    ['split', { other: 'nobody' }],
  ] as const) {
    const { status, text } = await inbox.post(`/leads/${elodie}/${change}`, { ...note, ...fields })
    expect([change, status]).toEqual([change, change === 'split' ? 404 : 422])
    expect(text).toContain(again)
  }
  const full = Object.assign(new Error('x'), { code: 'ENOSPC' })
  const disk = jest.spyOn(inbox.store, 'setRecord').mockRejectedValue(full)
  for (const change of ['notes', 'status']) {
    const answer = await inbox.post(`/leads/${elodie}/${change}`, { ...note, status: 'won' })
    expect([change, answer.status]).toEqual([change, 503])
    expect(answer.text).toContain(again)
    expect(answer.plain).toContain('n’a pas pu être noté (ENOSPC)')
  }
  disk.mockRestore()
  expect(await inbox.store.record(elodie, 'followUp')).toBeUndefined()

  // Erased in another window, before or while the note is sent.
  const gone = async (change: string, fields: Record<string, string>) => {
    const answer = await inbox.post(`/leads/${zoe}/${change}`, { ...note, ...fields })
    expect([change, answer.status]).toEqual([change, 404])
    expect(answer.text).toContain(again)
    expect(answer.plain).toContain('Votre note n’a pas été ajoutée')
  }
  const record = inbox.store.record.bind(inbox.store)
  jest.spyOn(inbox.store, 'record').mockImplementationOnce(async (name, kind) => {
    await inbox.store.erase(zoe, 'owner')
    return record(name, kind)
  })
  await gone('notes', {})
  await gone('notes', {})
  await gone('status', { status: 'won' })
  const { text } = await inbox.post(`/leads/${zoe}/status`, { status: 'won' })
  expect(text).not.toContain('<textarea')
})

test('a day to call is answered with what was done to it', async () => {
  const inbox = new TestInbox()
  const { zoe } = await threeLeads(inbox)
  const answerTo = async (form: Record<string, string>) => {
    const { headers } = await inbox.post(`/leads/${zoe}/recall`, form)
    return (await inbox.get(headers.get('location') ?? '')).plain
  }
  expect(await answerTo({ day: '2026-11-26' })).toContain('Date de rappel notée.')
  const nones: Record<string, string>[] = [{ days: 'none', day: '2026-11-26' }, { day: '' }]
  for (const none of nones) {
    await inbox.post(`/leads/${zoe}/recall`, { day: '2026-11-26' })
    const page = await answerTo(none)
    expect(page).toContain('Date de rappel retirée.')
    expect(page).not.toContain('Date de rappel notée.')
  }
  expect(await answerTo({ day: '' })).toContain('Aucun jour choisi, aucune date de rappel notée.')
})

test('where nothing is sent to anybody, « Envois » says so and nothing else', async () => {
  const inbox = new TestInbox()
  await threeLeads(inbox)
  const { plain } = await inbox.get('/mail')
  expect(plain).toContain('Aucun envoi par e-mail n’est configuré (SMTP_URL)')
  expect(plain).not.toContain('Rien n’attend')
  const webhook = { target: 'outils.example', waiting: async () => [], health: () => ({}) }
  const told = new TestInbox({}, { webhook: webhook as unknown as Host['webhook'] })
  const { plain: toTools } = await told.get('/mail')
  expect(toTools).toContain('Elles sont aussi transmises à outils.example')
  expect(toTools).toContain('Rien n’attend')
})

test('what was set aside has a list of its own, with reasons, until the owner has seen to it', async () => {
  const inbox = new TestInbox()
  const { elodie } = await threeLeads(inbox)
  const reasons = ['Le laissez-passer est faux', 'Adresse e-mail jetable']
  const doubtful = await keepLead(inbox.store, '2026-11-17T08:00:00Z', quote({ Nom: 'Aucun' }), {
    points: 7,
    reasons,
    setAside: true,
  })
  const all = await inbox.get('/')
  expect(namesIn(all.text)).toContain(doubtful)
  expect(all.text.match(/<p class="warn">À vérifier<\/p>/g)).toHaveLength(1)
  const list = await inbox.get('/?view=verify')
  expect(namesIn(list.text)).toEqual([doubtful])
  expect(list.text).toMatch(/href="\/\?view=verify"\s+aria-current="page"/)
  const page = await inbox.get(`/leads/${doubtful}`)
  expect(page.plain).toContain(
    `À vérifier : ${reasons.join(' ; ')}. Cette demande peut être sincère`,
  )
  expect((await inbox.get(`/leads/${elodie}`)).plain).not.toContain('peut être sincère')

  await inbox.post(`/leads/${doubtful}/status`, { status: 'calledBack' })
  expect((await inbox.get('/?view=verify')).plain).toContain('Rien n’est à vérifier')
  expect((await inbox.get('/')).text).not.toContain('<p class="warn">')
  expect((await inbox.get(`/leads/${doubtful}`)).plain).toContain(reasons[0])
})

test.each([
  ['a name without its accents', "elodie l'hote", 'elodie'],
  ['a name’s ligature taken apart', 'oeuvrard', 'zoe'],
  ['a phone number from abroad', '+33 (0)7.00.00.00.01', 'karim'],
  ['the end of a phone number', '00 01', 'karim'],
  ['an e-mail address', 'Karim@exemple.fr', 'karim'],
  ['a word of a field', 'AGEN', 'karim'],
  ['a word of a note', 'voisine', 'karim'],
] as const)('a lead is found by %s', async (_what, query, expected) => {
  const inbox = new TestInbox()
  const leads = await threeLeads(inbox)
  await inbox.post(`/leads/${leads.karim}/notes`, { id: id(1), text: 'Clé chez la voisine' })
  const page = await inbox.get(`/?q=${encodeURIComponent(query)}`)
  expect(namesIn(page.text)).toEqual([leads[expected]])
  expect((await inbox.get('/?q=introuvable')).plain).toContain('Rien ne répond à « introuvable »')
})

test('a lead is found by its reference, with or without its hyphen, and by its identifier', async () => {
  const inbox = new TestInbox()
  const { elodie } = await threeLeads(inbox)
  const { reference = '', id } = await inbox.store.read(elodie)
  for (const query of [reference, reference.replace('-', '').toLowerCase(), id.slice(0, 8)])
    expect(namesIn((await inbox.get(`/?q=${query}`)).text)).toEqual([elodie])
})

test('of many who write at once nobody loses a word, and a note sent twice is one', async () => {
  const inbox = new TestInbox()
  const { zoe } = await threeLeads(inbox)
  await Promise.all([
    ...Array.from({ length: 10 }, (_, n) =>
      inbox.post(`/leads/${zoe}/notes`, { id: id(n), text: `Note ${n}` }),
    ),
    inbox.post(`/leads/${zoe}/notes`, { id: id(3), text: 'Note 3' }),
    inbox.post(`/leads/${zoe}/status`, { status: 'won' }),
    inbox.post(`/leads/${zoe}/recall`, { day: '2026-12-01' }),
  ])
  const { notes, status } = await followUpOf(inbox.store, zoe)
  expect(notes.map(({ text }) => text).sort()).toEqual(
    Array.from({ length: 10 }, (_, n) => `Note ${n}`),
  )
  expect(status).toBe('won')
})

test('leads of one sender are proposed, shown as one, and can be separated again', async () => {
  const inbox = new TestInbox()
  const { karim, elodie, zoe } = await threeLeads(inbox)
  await inbox.post(`/leads/${elodie}/notes`, { id: id(1), text: 'Avant la réunion' })
  expect((await inbox.get(`/leads/${zoe}`)).text).toContain(`value="${elodie}"`)
  expect((await inbox.get(`/leads/${zoe}`)).text).not.toContain(`value="${karim}"`)
  expect((await inbox.post(`/leads/${zoe}/merge`, { other: karim })).status).toBe(422)

  // Both ways at once is no knot: one of them is shown, with both texts.
  await Promise.all([
    inbox.post(`/leads/${zoe}/merge`, { other: elodie }),
    inbox.post(`/leads/${elodie}/merge`, { other: zoe }),
  ])
  const list = await inbox.get('/')
  expect(namesIn(list.text)).toEqual([zoe, karim])
  expect(list.plain).toContain('2 demandes réunies')
  expect(namesIn((await inbox.get('/?q=elodie')).text)).toEqual([zoe])
  const links = [zoe, elodie].map((name) => followUpOf(inbox.store, name))
  expect((await Promise.all(links)).filter(({ mergedInto }) => mergedInto !== null)).toHaveLength(1)
  const both = await inbox.get(`/leads/${zoe}`)
  for (const text of ['Zoé', 'Élodie', 'Avant la réunion']) expect(both.plain).toContain(text)

  await inbox.post(`/leads/${zoe}/split`, { other: elodie })
  await inbox.post(`/leads/${zoe}/split`, { other: zoe })
  expect(namesIn((await inbox.get('/')).text)).toEqual([zoe, elodie, karim])
  expect((await inbox.get(`/leads/${elodie}`)).plain).toContain('Avant la réunion')
})

test('of a sender who has written very often, the last requests are proposed, and a search leads to all', async () => {
  const inbox = new TestInbox()
  for (let n = 10; n < 45; n++)
    await keepLead(inbox.store, `2026-11-16T08:${n}:00Z`, quote({ Nom: `n° ${n}` }))
  const { text, plain } = await inbox.get(`/leads/${inbox.store.names()[0]}`)
  const proposed = [...text.matchAll(/Réunir avec celle-ci[^:]+: ([^,]+)/g)].map(([, who]) => who)
  expect(proposed).toEqual(Array.from({ length: 20 }, (_, n) => `Élodie n° ${43 - n}`))
  expect(plain).toContain('14 autres, plus anciennes')
  const search = /<a href="([^"]+)">\s*14 autres/.exec(text)?.[1] ?? ''
  expect((await inbox.get(search.replaceAll('&amp;', '&'))).plain).toContain('35 demandes, page 1')
})

test('neither a noted call nor a new request is hidden by what it is shown with', async () => {
  const inbox = new TestInbox()
  const { elodie, zoe } = await threeLeads(inbox)
  await inbox.post(`/leads/${elodie}/status`, { status: 'lost' })
  await inbox.post(`/leads/${zoe}/recall`, { day: '2026-11-20' })
  await inbox.post(`/leads/${elodie}/merge`, { other: zoe })
  for (const list of ['/?status=new', '/?view=recall'])
    expect(namesIn((await inbox.get(list)).text)).toContain(elodie)
  expect(namesIn((await inbox.get('/?status=lost')).text)).toEqual([])
  const page = await inbox.get(`/leads/${elodie}`)
  expect(page.plain).toContain('vendredi 20 novembre 2026')

  // State and day are noted of both.
  const cleared = await inbox.post(`/leads/${elodie}/recall`, { days: 'none' })
  expect(cleared.headers.get('location')).toContain('done=recallCleared')
  expect(namesIn((await inbox.get('/?view=recall')).text)).toEqual([])
  await inbox.post(`/leads/${elodie}/status`, { status: 'won' })
  expect(namesIn((await inbox.get('/?status=won')).text)).toEqual([elodie])
  await inbox.post(`/leads/${elodie}/split`, { other: zoe })
  expect((await followUpOf(inbox.store, zoe)).status).toBe('won')
})

test('what is noted on the page of one shown with another, where its mail leads, is noted of both', async () => {
  const inbox = new TestInbox()
  const { elodie, zoe } = await threeLeads(inbox)
  await inbox.post(`/leads/${elodie}/recall`, { day: '2026-11-20' })
  await inbox.post(`/leads/${elodie}/merge`, { other: zoe })
  expect((await inbox.get(`/leads/${zoe}`)).text).toContain('value="2026-11-20"')
  await inbox.post(`/leads/${zoe}/status`, { status: 'calledBack' })
  expect(namesIn((await inbox.get('/?view=recall')).text)).toEqual([])
  expect(namesIn((await inbox.get('/?status=calledBack')).text)).toEqual([elodie])
  for (const name of [elodie, zoe])
    expect(await followUpOf(inbox.store, name)).toMatchObject({
      status: 'calledBack',
      callBefore: null,
    })
})

test('what is to be verified stays so when it is shown with another', async () => {
  const inbox = new TestInbox()
  const { elodie } = await threeLeads(inbox)
  const doubtful = await keepLead(
    inbox.store,
    '2026-11-17T08:00:00Z',
    quote({ Nom: 'Aucun', Téléphone: '07 00 00 00 02' }),
    { points: 7, reasons: ['Le laissez-passer est faux'], setAside: true },
  )
  const merged = await inbox.post(`/leads/${elodie}/merge`, { other: doubtful })
  expect(merged.status).toBe(303)
  expect(namesIn((await inbox.get('/?view=verify')).text)).toEqual([elodie])
  const list = await inbox.get('/')
  expect(list.plain).toContain('1 demande à vérifier')
  expect(list.text.match(/<p class="warn">À vérifier<\/p>/g)).toHaveLength(1)
  await inbox.post(`/leads/${elodie}/status`, { status: 'calledBack' })
  expect((await inbox.get('/?view=verify')).plain).toContain('Rien n’est à vérifier')
})

test('a request that came before another was answered goes with it; one that came since is new', async () => {
  const inbox = new TestInbox()
  const { elodie, zoe } = await threeLeads(inbox)
  await inbox.post(`/leads/${zoe}/status`, { status: 'quoted' })
  await inbox.post(`/leads/${zoe}/merge`, { other: elodie })
  expect(namesIn((await inbox.get('/?status=quoted')).text)).toEqual([zoe])
  await inbox.post(`/leads/${zoe}/status`, { status: 'won' })
  const later = await keepLead(inbox.store, '2026-11-24T08:00:00Z', quote({ Nom: 'Encore' }))
  await inbox.post(`/leads/${zoe}/merge`, { other: later })
  expect(namesIn((await inbox.get('/?status=won')).text)).toEqual([])
  expect(namesIn((await inbox.get('/?status=new')).text)).toContain(zoe)
})

test('a lead is erased once that is confirmed, with those shown with it, and nothing else', async () => {
  const inbox = new TestInbox()
  const { karim, elodie, zoe } = await threeLeads(inbox)
  const shownIn = ({ text }: { text: string }) => ({
    shown: /name="shown" value="([^"]+)"/.exec(text)?.[1] ?? '',
  })
  const before = await inbox.get(`/leads/${zoe}/erase`)
  await inbox.post(`/leads/${zoe}/merge`, { other: elodie })
  // Of a page that is out of date, or of none: what it has not shown stays, and is shown.
  for (const stale of [shownIn(before), {}]) {
    const asked = await inbox.post(`/leads/${zoe}/erase`, stale)
    expect(asked.headers.get('location')).toBe(`/leads/${zoe}/erase`)
  }
  const page = await inbox.get(`/leads/${zoe}/erase`)
  expect(page.plain).toContain('Effacer ces 2 demandes réunies ?')
  expect(inbox.store.names()).toHaveLength(3)
  expect((await inbox.post(`/leads/${zoe}/erase`, shownIn(page))).status).toBe(303)
  expect(inbox.store.names()).toEqual([karim])
  expect(inbox.store.erased).toEqual(['owner', 'owner'])
  expect(inbox.logs.join('\n')).not.toMatch(/Zoé|zoe@/)
  expect((await inbox.get(`/leads/${zoe}`)).status).toBe(404)
  expect((await inbox.post(`/leads/${zoe}/notes`, { id: id(1), text: 'x' })).status).toBe(404)
})

test('what the disk does not let go of keeps none of those shown with it, and is asked about again', async () => {
  const inbox = new TestInbox()
  const { karim, elodie, zoe } = await threeLeads(inbox)
  await inbox.post(`/leads/${zoe}/merge`, { other: elodie })
  const erase = inbox.store.erase.bind(inbox.store)
  const press = async (name: string) => {
    const { text } = await inbox.get(`/leads/${name}/erase`)
    const shown = /name="shown" value="([^"]+)"/.exec(text)?.[1] ?? ''
    return inbox.post(`/leads/${name}/erase`, { shown })
  }
  inbox.store.erase = (name, reason) =>
    name === zoe ? Promise.reject(new Error('EACCES')) : erase(name, reason)
  expect((await press(zoe)).headers.get('location')).toBe(`/leads/${zoe}/erase`)
  expect(inbox.store.names()).toEqual([zoe, karim])
  const refused = await press(zoe)
  expect([refused.status, refused.plain]).toEqual([
    503,
    expect.stringContaining('Le disque refuse d’effacer cette demande'),
  ])
  inbox.store.erase = erase
  expect((await press(zoe)).headers.get('location')).toBe('/')
  expect(inbox.store.names()).toEqual([karim])
})

test('leads are counted by month and by page, those shown as one once', async () => {
  const inbox = new TestInbox()
  const { elodie, zoe, karim } = await threeLeads(inbox)
  // Still October in Greenwich, November on the owner's clock.
  await keepLead(
    inbox.store,
    '2026-10-31T23:30:00Z',
    quote({ Email: 'a@exemple.fr', Téléphone: '1' }),
  )
  await inbox.post(`/leads/${zoe}/merge`, { other: elodie })
  await inbox.post(`/leads/${karim}/status`, { status: 'won' })
  const { plain, text } = await inbox.get('/counts')
  expect(plain).toContain('3 demandes en tout (nouvelle : 2, gagnée : 1)')
  expect(plain).toContain('novembre 2026 3 1 octobre 2026 0 0')
  expect(plain).toMatch(/https:\/ ?\/ ?www\.example\.com 2 0/)
  expect(plain).toMatch(/\/ ?services\/ ?toiture 1 1/)
  expect(text).toContain('viewBox="0 0 100 10"')
})

test.each([
  ['status', { status: 'sold' }],
  ['notes', { id: 'note-number-1', text: 'x'.repeat(5_001) }],
  ['notes', { id: '../x', text: 'x' }],
  ['recall', { day: '2026-02-31' }],
  ['recall', { day: 'demain' }],
  ['recall', { days: '-1' }],
])('a value that cannot be (%s) is refused and changes nothing', async (change, fields) => {
  const inbox = new TestInbox()
  const { zoe } = await threeLeads(inbox)
  expect(
    (await inbox.post(`/leads/${zoe}/${change}`, fields as Record<string, string>)).status,
  ).toBe(422)
  expect(await inbox.store.record(zoe, 'followUp')).toBeUndefined()
})

test('an unexpected fault is logged by its kind and place, without what it says of a lead', async () => {
  const inbox = new TestInbox()
  const damaged = async () => JSON.parse('{"fields":[["Nom",Dupont"]]}') as never
  jest.spyOn(inbox.store, 'glances').mockImplementation(damaged)
  expect((await inbox.get('/')).status).toBe(500)
  expect(inbox.logs).toEqual([expect.stringMatching(/^unexpected fault: SyntaxError\n +at /)])
})

test('a lead whose notes cannot be read is shown as such, and hides no other', async () => {
  const inbox = new TestInbox()
  const { karim, elodie, zoe } = await threeLeads(inbox)
  const { record } = inbox.store
  const unreadable = Object.assign(new Error('unreadable'), { code: 'EIO' })
  jest
    .spyOn(inbox.store, 'record')
    .mockImplementation((name, kind) =>
      name === elodie ? Promise.reject(unreadable) : record.call(inbox.store, name, kind),
    )
  const { text } = await inbox.get('/')
  expect(namesIn(text)).toEqual([zoe, elodie, karim])
  expect(text.split('ne peut pas être lu sur le disque')).toHaveLength(2)
})
