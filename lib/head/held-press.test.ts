/** @jest-environment jsdom */
import { holdPresses } from './held-press'
import { pressAgain } from './press-again'

let taken = true
beforeAll(() => holdPresses(() => taken))

let done: string[]
beforeEach(() => {
  taken = true
  done = []
  document.documentElement.dataset.scripts = 'asleep'
  document.body.innerHTML =
    '<form><button>Envoyer</button></form>' +
    '<ul data-gallery=""><li><a href="#un">Un</a></li><li><a href="#deux">Deux</a></li></ul>'
  const note = (event: Event) => {
    event.preventDefault()
    const { submitter } = event as SubmitEvent
    done.push((submitter ?? (event.target as Element)).textContent)
  }
  form().addEventListener('submit', note)
  gallery().addEventListener('click', note)
  form().lastElementChild!.setAttribute('type', 'submit')
})

const form = () => document.querySelector('form') as HTMLFormElement
const gallery = () => document.querySelector('ul') as HTMLElement
const press = (text: string, modifiers = {}) =>
  [...document.querySelectorAll('button,a')]
    .find(({ textContent }) => textContent === text)!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }))

test.each([
  ['Envoyer', form],
  ['Deux', gallery],
])('« %s » waits for React, and is done once, when it listens', (text, place) => {
  press(text)
  expect(done).toEqual([])
  expect(document.querySelectorAll('[data-held]')).toHaveLength(1)
  pressAgain(place())
  expect(done).toEqual([text])
  pressAgain(place())
  press(text)
  expect(done).toEqual([text, text])
})

test('of several presses the last one counts', () => {
  press('Deux')
  press('Envoyer')
  expect(document.querySelectorAll('[data-held]')).toHaveLength(1)
  pressAgain(gallery())
  pressAgain(form())
  expect(done).toEqual(['Envoyer'])
})

test('the Enter key in a field waits like the button', () => {
  form().requestSubmit()
  pressAgain(form())
  expect(done).toEqual(['Envoyer'])
})

test('a picture opened in another tab, or by a browser that goes there itself, waits for nothing', () => {
  press('Un', { ctrlKey: true })
  taken = false
  press('Un')
  expect(document.querySelector('[data-held]')).toBeNull()
  expect(done).toEqual(['Un', 'Un'])
})

test('what comes after it was given up on is no longer given up', () => {
  press('Envoyer')
  document.documentElement.dataset.scripts = 'failed'
  pressAgain(form())
  expect(document.documentElement.dataset.scripts).toBe('awake')
})
