/** @jest-environment jsdom */
import { clearDraft, fillIn, loadDraft, readValues, saveDraft, takeUpDraft } from './draft'

function makeForm(): HTMLFormElement {
  document.body.innerHTML = `
    <form>
      <input name="firstName" />
      <input type="checkbox" name="consent" />
      <select name="service"><option value=""></option><option value="isolation"></option></select>
      <textarea name="description"></textarea>
      <button type="submit">Envoyer</button>
    </form>`
  return document.querySelector('form')!
}

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

const written = {
  firstName: 'Éloïse',
  consent: true,
  service: 'isolation',
  description: "L'arrière-cuisine",
}

test('what is written is read, saved and filled in again', () => {
  const first = makeForm()
  fillIn(first, written)
  expect(readValues(first)).toEqual(written)
  expect(saveDraft('quote', readValues(first))).toBe(true)
  const second = makeForm()
  fillIn(second, loadDraft('quote'))
  expect(readValues(second)).toEqual(written)
})

test('a page that comes back shows the draft as it is now: typed on, or sent, on another page', () => {
  const form = makeForm()
  fillIn(form, written)
  fillIn(form, written, true)
  const since = { ...written, firstName: 'Odette', consent: !written.consent, service: '' }
  const told: string[] = []
  form.addEventListener('input', ({ target }) => told.push((target as HTMLInputElement).name))
  fillIn(form, since, true)
  expect(readValues(form)).toEqual(since)
  expect(told).toEqual(['firstName', 'consent', 'service'])
  fillIn(form, {}, true)
  expect(Object.values(readValues(form)).filter(Boolean)).toEqual([])
})

test('what the browser has filled in by itself is gone where the draft says otherwise, but not where nothing can be kept', () => {
  const form = makeForm()
  form.querySelector('textarea')!.value = 'Autre chose'
  saveDraft('quote', written)
  takeUpDraft(form, 'quote')
  expect(readValues(form)).toEqual(written)
  expect(loadDraft('quote')).toEqual(written)
  clearDraft('quote')
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  takeUpDraft(form, 'quote')
  full.mockRestore()
  expect(readValues(form)).toEqual(written)
  clearDraft('quote')
  takeUpDraft(form, 'quote')
  expect(Object.values(readValues(form)).filter(Boolean)).toEqual([])
  expect(sessionStorage.getItem('draft-quote')).toBeNull()
})

test('what no longer fitted into the storage wins over an older draft, once', () => {
  const form = makeForm()
  saveDraft('quote', { firstName: 'Odette' })
  fillIn(form, written)
  form.dataset.unkept = ''
  takeUpDraft(form, 'quote')
  expect(readValues(form)).toEqual(written)
  saveDraft('quote', { firstName: 'Odette' })
  takeUpDraft(form, 'quote')
  expect(readValues(form)).toMatchObject({ firstName: 'Odette', description: '' })
})

test('what a visitor has typed meanwhile wins over the draft', () => {
  const form = makeForm()
  form.querySelector('textarea')!.value = 'Autre chose'
  fillIn(form, written)
  expect(readValues(form)).toEqual({ ...written, description: 'Autre chose' })
})

test('an empty form leaves no entry behind', () => {
  saveDraft('quote', written)
  saveDraft('quote', readValues(makeForm()))
  expect(sessionStorage.length).toBe(0)
  saveDraft('quote', written)
  clearDraft('quote')
  expect(sessionStorage.length).toBe(0)
})

test.each(['{', 'null', '"texte"', '3'])('a stored entry that reads %p is no draft', (entry) => {
  sessionStorage.setItem('draft-quote', entry)
  const form = makeForm()
  fillIn(form, loadDraft('quote'))
  expect(readValues(form)).toEqual({
    firstName: '',
    consent: false,
    service: '',
    description: '',
  })
})

test('values of another type or name are left out', () => {
  const form = makeForm()
  fillIn(form, { firstName: true, consent: 'oui', inconnu: 'x' })
  expect(readValues(form)).toEqual({ firstName: '', consent: false, service: '', description: '' })
})

test('where storage is refused, the draft lives on in memory, which no reload finds again', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(saveDraft('quote', written)).toBe(false)
  expect(loadDraft('quote')).toEqual(written)
  clearDraft('quote')
  expect(loadDraft('quote')).toEqual({})
})
