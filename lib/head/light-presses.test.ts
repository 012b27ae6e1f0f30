/** @jest-environment jsdom */
import { keepPressesLight } from './light-presses'

const presses = ['pointerdown', 'touchstart', 'mousedown', 'pointerup', 'touchend', 'mouseup']

/** What reaches the document, where React listens, on its way down. */
let heard: string[]

beforeAll(() => {
  keepPressesLight()
  for (const type of [...presses, 'click', 'submit', 'keydown', 'input'])
    document.addEventListener(type, () => heard.push(type), true)
})
beforeEach(() => {
  heard = []
  document.documentElement.dataset.scripts = 'asleep'
  document.body.innerHTML =
    '<form><input><button type="submit">Envoyer</button></form><a href="#place">Devis</a>'
  form().addEventListener('submit', (event) => event.preventDefault())
})

const form = () => document.querySelector('form') as HTMLFormElement
const send = () => document.querySelector('button') as HTMLButtonElement
const tell = (types: readonly string[], target: Element) =>
  types.forEach((type) => target.dispatchEvent(new Event(type, { bubbles: true })))

test('before React is awake it hears no press, and « Envoyer » still sends the form', () => {
  tell(presses, send())
  send().click()
  expect(heard).toEqual(['submit'])
})

test('before React is awake the window hears a press all the same', () => {
  const hear = jest.fn()
  addEventListener('pointerdown', hear, true)
  tell(['pointerdown'], send())
  removeEventListener('pointerdown', hear, true)
  expect(hear).toHaveBeenCalledTimes(1)
})

test('keys, input and clicks elsewhere reach React, asleep or not', () => {
  tell(['keydown', 'input'], document.querySelector('input')!)
  document.querySelector('a')!.click()
  expect(heard).toEqual(['keydown', 'input', 'click'])
})

test.each(['awake', 'failed'])('once scripts are %s every press reaches React', (scripts) => {
  document.documentElement.dataset.scripts = scripts
  tell(presses, send())
  send().click()
  expect(heard).toEqual([...presses, 'click', 'submit'])
})
