/** @jest-environment jsdom */
import { sayWhatIsMissing } from './missing-fields'
import { answeredEvent } from './press-again'

const messages = {
  quote: { name: 'Le nom est requis', email: 'L’email est requis', consent: 'Vous devez accepter' },
}

beforeAll(() => {
  Object.assign(globalThis, { requiredMessages: messages })
  sayWhatIsMissing()
})
beforeEach(() => {
  document.body.innerHTML =
    '<form data-draft="quote" novalidate><input name="commune"><input name="name" required>' +
    '<input name="email" required><input type="checkbox" name="consent" required>' +
    '<button type="reset">Effacer</button><button type="submit">Envoyer</button></form>'
  said = []
  form().addEventListener('submit', (event) => event.preventDefault())
  for (const name of ['commune', 'name', 'email', 'consent'])
    field(name).addEventListener('invalid', ({ target }) =>
      said.push((target as HTMLInputElement).validationMessage),
    )
})

let said: string[]
const form = () => document.querySelector('form') as HTMLFormElement
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement
const press = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)!.click()

test('the first required field with nothing in it is named, once for each press', () => {
  press('Envoyer')
  expect(said).toEqual(['Le nom est requis'])
  field('name').value = 'Aubigné'
  field('email').value = '  '
  press('Envoyer')
  field('email').value = 'a@b.fr'
  press('Envoyer')
  expect(said).toEqual(['Le nom est requis', 'L’email est requis', 'Vous devez accepter'])
})

test('nothing is said of a form with all that it asks for, nor for any other button', () => {
  press('Effacer')
  field('name').value = 'Aubigné'
  field('email').value = 'no address'
  field('consent').checked = true
  press('Envoyer')
  expect(said).toEqual([])
})

test('what React is yet to fill in with what was typed before is not missing', () => {
  sessionStorage.setItem('draft-quote', '{"name":"Aubigné","consent":true}')
  press('Envoyer')
  expect(said).toEqual(['L’email est requis'])
  form().dataset.awake = ''
  press('Envoyer')
  expect(said).toEqual(['L’email est requis', 'Le nom est requis'])
  sessionStorage.clear()
})

test('what was said goes with the first key, and so does the press that is kept, as the form hears', () => {
  const button = document.querySelector<HTMLElement>('[type=submit]')!
  const onAnswer = jest.fn()
  form().addEventListener(answeredEvent, onAnswer)
  press('Envoyer')
  expect(onAnswer).not.toHaveBeenCalled()
  button.dataset.held = ''
  expect(field('name').validity.customError).toBe(true)
  field('name').dispatchEvent(new Event('input'))
  expect(field('name').validity.customError).toBe(false)
  expect(button.dataset.held).toBeUndefined()
  field('name').dispatchEvent(new Event('input'))
  expect(onAnswer).toHaveBeenCalledTimes(1)
})

test('it is said as well while React listens and what checks the form is still to come', () => {
  form().dataset.awake = ''
  press('Envoyer')
  expect(said).toEqual(['Le nom est requis'])
})

test('a form that can be checked, or that is not of the relay’s, is left alone', () => {
  form().dataset.checked = ''
  press('Envoyer')
  delete form().dataset.checked
  form().dataset.draft = 'search'
  press('Envoyer')
  expect(said).toEqual([])
})

test('a press that came before the script is answered when it comes, whether it waits for React or for what checks', () => {
  document.querySelector<HTMLElement>('[type=submit]')!.dataset.held = ''
  sayWhatIsMissing()
  expect(said).toEqual(['Le nom est requis'])
  form().innerHTML = form().innerHTML.replace(' data-held=""', '')
  form().dataset.awake = ''
  form().setAttribute('aria-busy', 'true')
  field('name').addEventListener('invalid', () => said.push('again'))
  sayWhatIsMissing()
  expect(said).toEqual(['Le nom est requis', 'again'])
})

test('a press that was given up on is not answered any more', () => {
  document.querySelector<HTMLElement>('[type=submit]')!.dataset.held = ''
  document.documentElement.dataset.scripts = 'failed'
  sayWhatIsMissing()
  delete document.documentElement.dataset.scripts
  expect(said).toEqual([])
})
