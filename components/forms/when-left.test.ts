/** @jest-environment jsdom */
import { whenLeft } from './when-left'

let left: string[][]
let stop: AbortController
let phone: HTMLInputElement
let button: HTMLButtonElement

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<form><input name="phone" /><button>Envoyer</button></form>'
  phone = document.querySelector('input')!
  button = document.querySelector('button')!
  left = []
  stop = new AbortController()
  whenLeft(document.querySelector('form')!, (names) => left.push(names), stop.signal)
  phone.focus()
})
afterEach(() => {
  stop.abort()
  jest.useRealTimers()
})

const tell = (target: EventTarget, type: string) =>
  target.dispatchEvent(new Event(type, { bubbles: true }))

test('a field that the keyboard leaves is checked at once', () => {
  button.focus()
  jest.runAllTimers()
  expect(left).toEqual([['phone']])
})

test('while a press lasts nothing is checked; once it has ended, after its click', () => {
  const order: unknown[] = []
  button.addEventListener('click', () => order.push('click', left.length))
  tell(button, 'pointerdown')
  // The browser tells what was written before the focus leaves.
  tell(phone, 'change')
  button.focus()
  jest.advanceTimersByTime(5000)
  expect(left).toEqual([])
  tell(button, 'pointerup')
  tell(button, 'click')
  expect(order).toEqual(['click', 0])
  jest.runAllTimers()
  expect(left).toEqual([['phone']])
})

test('a finger’s press, which moves the focus after it has ended, is over before anything is checked', () => {
  tell(button, 'pointerdown')
  tell(button, 'pointerup')
  jest.runAllTimers()
  button.focus()
  tell(button, 'click')
  expect(left).toEqual([])
  jest.runAllTimers()
  expect(left).toEqual([['phone']])
})

test.each(['pointercancel', 'keydown'])(
  'a press whose end is never told ends with the next %s',
  (type) => {
    tell(button, 'pointerdown')
    button.focus()
    tell(button, type)
    jest.runAllTimers()
    expect(left).toEqual([['phone']])
  },
)

test('a form that has gone is checked no more', () => {
  button.focus()
  stop.abort()
  jest.runAllTimers()
  expect(left).toEqual([])
})
