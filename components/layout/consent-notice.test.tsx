/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { consentEvent, consentKey, consentSinceKey } from '@/lib/head/consent-choice'
import { ConsentNotice } from './consent-notice'

const { dataset } = document.documentElement
const days = (count: number) => `${Date.now() - count * 24 * 60 * 60_000}`
const beginsNow = () =>
  Math.abs(Date.now() - Number(localStorage.getItem(consentSinceKey) ?? 0)) < 60_000

/** A page on which the script in the head has found a choice. */
function visit(choice: string, since: string | null) {
  localStorage.setItem(consentKey, choice)
  if (since) localStorage.setItem(consentSinceKey, since)
  dataset.consent = choice
  return render(<ConsentNotice />)
}

beforeEach(() => {
  window.name = ''
  localStorage.clear()
  delete dataset.consent
  delete dataset.confirm
})

test('a choice of five months ago still holds', () => {
  visit('essential', days(150))
  expect(dataset.consent).toBe('essential')
  expect(localStorage.getItem(consentKey)).toBe('essential')
  expect(beginsNow()).toBe(false)
})

test('one of seven months ago is forgotten, and the banner asks again', () => {
  window.name = 'essential'
  visit('essential', days(213))
  expect(dataset.consent).toBeUndefined()
  expect(window.name).toBe('')
  expect(localStorage).toHaveLength(0)
})

test.each([null, 'hier', days(-3)])('the time of a choice dated %p begins now', (since) => {
  visit('all', since)
  expect(dataset.consent).toBe('all')
  expect(beginsNow()).toBe(true)
})

test.each(['before', 'after'])('a choice made %s React wakes up holds from that day', (moment) => {
  const choose = () => {
    localStorage.setItem(consentKey, 'all')
    localStorage.setItem(consentSinceKey, days(213))
    dataset.consent = dataset.confirm = 'all'
    dispatchEvent(new Event(consentEvent))
  }
  if (moment === 'before') choose()
  render(<ConsentNotice />)
  if (moment === 'after') choose()
  expect(beginsNow()).toBe(true)
  expect(dataset.consent).toBe('all')
})

test.each([null, days(10)])('where nothing is chosen, nothing stays stored: %p', (since) => {
  if (since) localStorage.setItem(consentSinceKey, since)
  render(<ConsentNotice />)
  expect(localStorage).toHaveLength(0)
})
