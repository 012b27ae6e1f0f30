import { ordinarySpaces } from '@/lib/text/ordinary-spaces'
import { LeadGone } from '../store'
import { keepLead } from '../test-store'
import { quote } from '../test-form'
import { toWeb } from '../web-messages'
import { TestInbox } from './test-inbox'

test('all leads come as a file that a French spreadsheet opens, notes and state included', async () => {
  const inbox = new TestInbox()
  const name = await keepLead(
    inbox.store,
    '2026-11-20T23:30:00Z',
    quote({ Nom: 'Dit "le Grand" ; fils', Budget: '≈ 80 000 €', Référence: 'ZZZ-ZZZ' }),
  )
  await inbox.post(`/leads/${name}/notes`, { id: 'note-number-1', text: 'Une note' })
  await inbox.post(`/leads/${name}/recall`, { day: '2026-11-30' })
  const { headers, text } = await inbox.get('/leads.csv')
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toBe('attachment; filename="demandes-2026-11-23.csv"')
  // Reading as text drops the mark that tells spreadsheets of UTF-8.
  const [headings = '', ...rows] = text.split('\r\n')
  const row = rows.join('\n')
  expect(headings).toMatch(
    /^"Référence";"Reçue le";"Heure";"État";"À rappeler avant";"Prénom";"Nom"/,
  )
  expect(row).toContain(
    ';"2026-11-21";"00:30";"Nouvelle";"2026-11-30";"Élodie";"Dit ""le Grand"" ; fils";"06 39 98 12 34";',
  )
  expect(row).toContain('Budget : ≈ 80 000 €')
  expect(row).toContain('2026-11-23 12:00 : Une note')
  expect(text).not.toContain('jeton_de_test')
  // What the sender calls the request stands nowhere beside what it is called here.
  expect(text).not.toContain('ZZZ-ZZZ')
})

test('who is shown with another request is listed with that one’s reference', async () => {
  const inbox = new TestInbox()
  const [first, second, third] = [
    await keepLead(inbox.store, '2026-11-18T08:00:00Z', quote({ Nom: 'Première' })),
    await keepLead(inbox.store, '2026-11-19T08:00:00Z', quote({ Nom: 'Seconde' })),
    await keepLead(inbox.store, '2026-11-20T08:00:00Z', quote({ Nom: 'Troisième' })),
  ]
  await inbox.post(`/leads/${second}/merge`, { other: first })
  // The first one by way of the second.
  await inbox.post(`/leads/${third}/merge`, { other: second })
  const { text } = await inbox.get('/leads.csv')
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, part]) => part)
  const [newer] = found(/^"([A-Z\d]{3}-[A-Z\d]{3})"/gm)
  expect(newer).toBeDefined()
  expect(found(/;"https:\/\/www\.example\.com";"(.*)"\r$/gm)).toEqual(['', newer, newer])
})

test('a second number of the same lead stands in the file, too', async () => {
  const inbox = new TestInbox()
  const fields = [...quote(), ['Téléphone', '05 36 49 00 12'], ['Email', 'b@exemple.fr']] as const
  await keepLead(inbox.store, '2026-11-20T23:30:00Z', fields)
  const { text } = await inbox.get('/leads.csv')
  expect(text).toContain(';"06 39 98 12 34";"elodie@exemple.fr";')
  expect(text).toContain('Téléphone : 05 36 49 00 12\nEmail : b@exemple.fr')
})

test('a lead whose notes cannot be read stands in the file all the same', async () => {
  const inbox = new TestInbox()
  await keepLead(inbox.store, '2026-11-20T23:30:00Z', quote({ Nom: 'Illisible' }))
  const unreadable = Object.assign(new Error('unreadable'), { code: 'EIO' })
  jest.spyOn(inbox.store, 'record').mockRejectedValue(unreadable)
  expect((await inbox.get('/leads.csv')).text).toContain('"Illisible"')
})

test('a lead that cannot be read has its line in the file, and one that is erased has none', async () => {
  const inbox = new TestInbox()
  await keepLead(inbox.store, '2026-11-20T23:30:00Z', quote({ Nom: 'Effacée' }))
  const damaged = await keepLead(inbox.store, '2026-11-21T23:30:00Z', quote({ Nom: 'Abîmée' }))
  await inbox.post(`/leads/${damaged}/notes`, { id: 'note-number-1', text: 'Une note' })
  jest
    .spyOn(inbox.store, 'read')
    .mockImplementation((name) =>
      Promise.reject(name === damaged ? new SyntaxError('damaged') : new LeadGone()),
    )
  const [, row = '', ...more] = (await inbox.get('/leads.csv')).text.split('\r\n')
  expect(more).toEqual([''])
  expect(row).toMatch(
    new RegExp(
      `^"${damaged.split('-').at(-1)}";"2026-11-22";"00:30";"Nouvelle";"";"";"Demande illisible";`,
    ),
  )
  expect(ordinarySpaces(row)).toContain('Ouvrez cette demande dans la boîte de réception : le')
  expect(row).toContain('2026-11-23 12:00 : Une note')
})

test('the file begins with the mark of UTF-8', async () => {
  const { answerCsv } = await import('./csv')
  const bytes = new Uint8Array(await toWeb(answerCsv(new TestInbox().host)).arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
})

test.each(['=1+1', '+33 1', '-2+3', '@SUM(A1)', '\t=1+1', '  =1+1', '＝1+1', '\u200B=1+1'])(
  'text that a spreadsheet would compute is held (%j)',
  async (formula) => {
    const inbox = new TestInbox()
    const fields = quote({
      Nom: formula,
      Prénom: 'x',
      Service: formula,
      'Commune du chantier': formula,
    })
    const name = await keepLead(inbox.store, '2026-11-20T08:00:00Z', [
      ...fields,
      [`=A${formula}`.replace('\t', ''), formula],
    ])
    await inbox.post(`/leads/${name}/notes`, { id: 'note-number-1', text: formula })
    const { text } = await inbox.get('/leads.csv')
    expect(text).toContain(`"'${formula.trim()}"`)
    for (const [, cell = ''] of text.matchAll(/(?:^|;)"((?:[^"]|"")*)"/gm)) {
      expect(cell).not.toMatch(/^[\s\u200B]*[=+\-@＝]/)
    }
  },
)
