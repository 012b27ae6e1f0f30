/** @jest-environment jsdom */
import { estimationForm } from './estimation'
import { emptyValues, withChoices } from './form'
import { quoteForm } from './quote'
import { sentLines } from './sent-lines'
import { dropSent, keepSent, sentBeforeReload, type SentRequest } from './sent-request'

const sent: SentRequest = {
  title: 'Demande envoyée',
  description: 'Nous vous contacterons.',
  reference: 'K7P-4M2',
  sentAt: '2026-11-22T22:51:40.000Z',
  lines: [['Prénom', 'Éloïse']],
}

/** How the browser came to this page. */
function arrivedBy(type: 'navigate' | 'reload' | 'back_forward') {
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
}

beforeEach(() => sessionStorage.clear())

test('a reload finds what was sent, every other way to the page forgets it', () => {
  for (const type of ['navigate', 'back_forward'] as const) {
    keepSent('quote', sent)
    arrivedBy('reload')
    expect(sentBeforeReload('quote')).toEqual(sent)
    expect(sentBeforeReload('estimation')).toBeUndefined()
    arrivedBy(type)
    expect(sentBeforeReload('quote')).toBeUndefined()
    expect(sessionStorage).toHaveLength(0)
  }
})

test('whoever sends another, or erases the form, leaves nothing behind', () => {
  keepSent('quote', sent)
  dropSent('quote')
  arrivedBy('reload')
  expect(sentBeforeReload('quote')).toBeUndefined()
})

test.each([
  ['nothing', null],
  ['a text', 'K7P-4M2'],
  ['no lines', { ...sent, lines: undefined }],
  ['lines by name', { ...sent, lines: { Prénom: 'Éloïse' } }],
  ['lines that are texts', { ...sent, lines: ['Prénom'] }],
  ['a line without a text', { ...sent, lines: [['Prénom']] }],
  ['a line that holds more', { ...sent, lines: [['Prénom', { text: 'Éloïse' }]] }],
  ['no reference', { ...sent, reference: undefined }],
  ['a description that is no text', { ...sent, description: {} }],
  ['no moment', { ...sent, sentAt: 'hier' }],
])('what another version of the site has kept is forgotten: %s', (_, kept) => {
  sessionStorage.setItem('sent-quote', JSON.stringify(kept))
  arrivedBy('reload')
  expect(sentBeforeReload('quote')).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

test('what was kept by half is forgotten', () => {
  sessionStorage.setItem('sent-quote', JSON.stringify(sent).slice(0, 50))
  arrivedBy('reload')
  expect(sentBeforeReload('quote')).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

test('what is shown as sent is what the relay gets, by its labels, without what was left empty', () => {
  const form = withChoices(quoteForm, { service: [{ value: 'toit', label: 'Toiture' }] })
  const values = {
    ...emptyValues(form),
    firstName: 'Éloïse',
    service: 'toit',
    budget: 'jamais envoyé',
    consent: true,
    commune: 'Agen (47000)',
  }
  expect(sentLines(form, values)).toEqual([
    ['Prénom', 'Éloïse'],
    ['Service', 'Toiture'],
    ["Nouvelles de l'entreprise par e-mail", 'Non'],
    ['Commune du chantier', 'Agen (47000)'],
  ])
  const estimation = { ...emptyValues(estimationForm), propertyType: 'house' }
  expect(sentLines(estimationForm, estimation)).toEqual([['Type de bien', 'Maison']])
})
