/** @jest-environment jsdom */
import { answerConsent } from './consent'
import { consentEvent, consentKey } from './consent-choice'

const { dataset } = document.documentElement
const button = (answer: string) =>
  document.querySelector<HTMLElement>(`[data-answer=${answer}]`) as HTMLElement
let chosen = 0

const showAgain = () => dispatchEvent(new Event('pageshow'))

beforeAll(() => {
  Object.assign(performance, { getEntriesByType: () => [] })
  answerConsent(() => chosen++)
})
beforeEach(() => {
  chosen = 0
  window.name = ''
  localStorage.clear()
  delete dataset.consent
  delete dataset.confirm
  document.body.innerHTML =
    '<button data-answer="ask"></button><section class="choice-bar">' +
    ['essential', 'all', 'dismissed'].map((a) => `<button data-answer="${a}"></button>`).join('') +
    '</section>'
})

test.each(['all', 'essential'])('« %s » is stored, hides the banner and is confirmed', (answer) => {
  const told: unknown[] = []
  addEventListener(consentEvent, () => told.push(dataset.confirm), { once: true })
  button(answer).click()
  expect(localStorage.getItem(consentKey)).toBe(answer)
  expect(dataset.consent).toBe(answer)
  expect(told).toEqual([answer])
  expect(chosen).toBe(1)
})

test('the cross hides the banner, stores nothing and says nothing', () => {
  button('dismissed').click()
  expect(dataset.consent).toBe('dismissed')
  expect(localStorage).toHaveLength(0)
  expect(dataset.confirm).toBeUndefined()
  expect(chosen).toBe(0)
})

test('the next page of the visit keeps the banner away after the cross, and a reload asks again', () => {
  const arriveBy = (type: string) => {
    delete dataset.consent
    Object.assign(performance, { getEntriesByType: () => [{ type }] })
    answerConsent(() => {})
    return dataset.consent
  }
  button('dismissed').click()
  expect(arriveBy('navigate')).toBe('dismissed')
  expect(arriveBy('reload')).toBeUndefined()
  button('ask').click()
  expect(arriveBy('navigate')).toBeUndefined()
})

test('a choice can be taken back: the banner asks again, and has the focus', () => {
  button('all').click()
  button('ask').click()
  expect(localStorage.getItem(consentKey)).toBeNull()
  expect(dataset.consent).toBeUndefined()
  expect(document.activeElement).toBe(button('essential'))
})

test('what was chosen on another page meanwhile is seen when a page is shown again', () => {
  localStorage.setItem(consentKey, 'all')
  showAgain()
  expect(dataset.consent).toBe('all')
  localStorage.clear()
  showAgain()
  expect(dataset.consent).toBeUndefined()
})

test('a browser that refuses to keep the choice holds for this visit, and it is said', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError')
  })
  button('all').click()
  refuse.mockRestore()
  expect(dataset.consent).toBe('all')
  expect(dataset.confirm).toBe('refused')
  // As the next page of the visit, whose script reads it anew.
  delete dataset.consent
  showAgain()
  expect(dataset.consent).toBe('all')
})

test.each([
  ['all', 'all'],
  ['essential', 'essential'],
  ['n’importe quoi', undefined],
])('« %s » found in the store hides the banner: %p', (stored, consent) => {
  localStorage.setItem(consentKey, stored)
  answerConsent(() => {})
  expect(dataset.consent).toBe(consent)
})
