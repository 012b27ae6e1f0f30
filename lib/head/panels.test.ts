/** @jest-environment jsdom */
import { isShownByReact, leaveGroup, open, opened, showGroup } from './open-store'
import { answerPanels } from './panels'

beforeAll(answerPanels)

let page = 0

/** Questions and tabs as Radix draws them, in groups of their own. */
function draw() {
  page += 1
  const questions = [0, 1, 2].map(
    (index) => `<div data-state="closed"><h3 data-state="closed">
      <span id="q${page}-${index}">?</span>
      <button id="b${page}-${index}" aria-labelledby="q${page}-${index}" aria-controls="a${page}-${index}" aria-expanded="false"
        data-state="closed"></button></h3>
      <findable-panel id="a${page}-${index}" class="panel"
        data-group="faq${page}" data-state="closed" hidden="until-found"></findable-panel></div>`,
  )
  const tabs = [0, 1, 2].map(
    (
      index,
    ) => `<button id="t${page}-${index}" role="tab" aria-controls="p${page}-${index}" aria-selected="${index === 0}"
      data-state="${index === 0 ? 'active' : 'inactive'}" tabindex="${index === 0 ? 0 : -1}"></button>`,
  )
  const panels = [0, 1, 2].map(
    (
      index,
    ) => `<findable-panel id="p${page}-${index}" aria-labelledby="t${page}-${index}" class="panel"
      data-group="tabs${page}" data-state="${index === 0 ? 'active' : 'inactive'}"
      ${index === 0 ? '' : 'hidden="until-found"'}></findable-panel>`,
  )
  document.body.innerHTML = `<div class="accordion">${questions.join('')}</div>
    <div role="tablist">${tabs.join('')}</div>${panels.join('')}`
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  return {
    faq: `faq${page}`,
    tabGroup: `tabs${page}`,
    questions: all('.accordion button'),
    answers: all('.accordion .panel'),
    tabs: all('[role=tab]'),
    panels: all('body > .panel'),
  }
}

const press = (element: HTMLElement, key: string, modifiers = {}) =>
  element.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }),
  )
const states = (elements: HTMLElement[]) => elements.map(({ dataset }) => dataset.state)

test('a question opens and closes the one before it; pressed again, it closes', () => {
  const { faq, questions, answers } = draw()
  questions[0]!.click()
  questions[1]!.click()
  expect(states(questions)).toEqual(['closed', 'open', 'closed'])
  expect(states(answers)).toEqual(['closed', 'open', 'closed'])
  expect(questions.map((button) => button.getAttribute('aria-expanded'))).toEqual([
    'false',
    'true',
    'false',
  ])
  expect(states([questions[1]!.parentElement!, answers[1]!.parentElement!])).toEqual([
    'open',
    'open',
  ])
  expect(opened(faq)).toBe('1')
  questions[1]!.click()
  expect(states(answers)).toEqual(['closed', 'closed', 'closed'])
  expect(opened(faq)).toBe('')
})

test('a tab that is pressed is the one that is shown, and reached by the keyboard', () => {
  const { tabGroup, tabs, panels } = draw()
  tabs[2]!.click()
  tabs[2]!.click()
  expect(states(tabs)).toEqual(['inactive', 'inactive', 'active'])
  expect(states(panels)).toEqual(['inactive', 'inactive', 'active'])
  expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0])
  expect(panels.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0])
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'false', 'true'])
  expect(opened(tabGroup)).toBe('2')
})

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 1, 0],
  ['End', 0, 2],
])('%s on tab %i shows tab %i and takes the focus there', (key, from, to) => {
  const { tabs, panels } = draw()
  tabs[from]!.focus()
  press(tabs[from]!, key)
  expect(document.activeElement).toBe(tabs[to])
  expect(panels[to]!.dataset.state).toBe('active')
})

test('the arrows go from question to question, and open none', () => {
  const { questions, answers } = draw()
  questions[0]!.focus()
  press(questions[0]!, 'ArrowDown')
  expect(document.activeElement).toBe(questions[1])
  press(questions[1]!, 'End')
  press(questions[2]!, 'ArrowDown')
  expect(document.activeElement).toBe(questions[0])
  expect(states(answers)).toEqual(['closed', 'closed', 'closed'])
})

test.each([
  ['Tab', {}],
  ['a', {}],
  ['ArrowDown', {}],
  ['ArrowLeft', { altKey: true }],
  ['ArrowRight', { ctrlKey: true }],
])('%s %p on a tab is the browser’s own', (key, modifiers) => {
  const { tabs, panels } = draw()
  tabs[0]!.focus()
  expect(press(tabs[0]!, key, modifiers)).toBe(true)
  expect(document.activeElement).toBe(tabs[0])
  expect(panels[0]!.dataset.state).toBe('active')
})

test('panels that stand open in the HTML are closed once the page is read, and can be found', () => {
  const { answers, panels, tabs } = draw()
  for (const panel of [...answers, ...panels]) panel.removeAttribute('hidden')
  tabs[1]!.click()
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
  const hidden = (elements: HTMLElement[]) => elements.map((each) => each.getAttribute('hidden'))
  // jsdom writes no value.
  expect(hidden(answers)).not.toContain(null)
  expect(hidden(panels).map((value) => value !== null)).toEqual([true, false, true])
})

test('a text found in a closed panel opens it', () => {
  const { faq, answers } = draw()
  answers[2]!.dispatchEvent(new Event('beforematch', { bubbles: true }))
  expect(opened(faq)).toBe('2')
  expect(states(answers)).toEqual(['closed', 'closed', 'open'])
})

test('groups know nothing of one another', () => {
  const { faq, tabGroup, questions, tabs } = draw()
  questions[1]!.click()
  tabs[2]!.click()
  expect([opened(faq), opened(tabGroup)]).toEqual(['1', '2'])
  draw()
  expect(opened(`faq${page}`)).toBeUndefined()
})

test('what React shows is React’s to answer, and a press reaches it', () => {
  const { faq, questions, answers } = draw()
  const shown: string[] = []
  showGroup((_, position) => shown.push(position), faq)
  expect(isShownByReact(faq)).toBe(true)
  let heard = false
  document.addEventListener('click', () => (heard = true), { once: true })
  questions[0]!.click()
  expect(heard).toBe(true)
  expect(states(answers)).toEqual(['closed', 'closed', 'closed'])
  open(faq, '1')
  expect(shown).toEqual(['1'])
  leaveGroup(faq)
  expect(isShownByReact(faq)).toBe(false)
})

test('what is answered before React never reaches it', () => {
  const { questions } = draw()
  let heard = false
  const hear = () => (heard = true)
  document.addEventListener('click', hear)
  questions[0]!.click()
  document.removeEventListener('click', hear)
  expect(heard).toBe(false)
})

test('what has neither tab nor question, as where a service has one detail, is left as it stands', () => {
  document.body.innerHTML = '<div class="panel"><h3>Gouttières</h3></div>'
  const { innerHTML } = document.body
  const faults: string[] = []
  window.addEventListener('error', ({ message }) => faults.push(message), { once: true })
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
  expect(faults).toEqual([])
  expect(document.body.innerHTML).toBe(innerHTML)
})
