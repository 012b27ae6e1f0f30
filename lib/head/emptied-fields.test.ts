/** @jest-environment jsdom */
import { tellOfEmptiedFields } from './emptied-fields'

beforeAll(tellOfEmptiedFields)

const shown = (persisted: boolean) => {
  const event = new Event('pageshow')
  Object.assign(event, { persisted })
  dispatchEvent(event)
  return new Promise((resolve) => setTimeout(resolve, 5))
}

beforeEach(() => {
  document.body.innerHTML = `
    <input id="search" autocomplete="off"><input id="name">
    <form><input id="commune" autocomplete="off"></form>`
})

function told(): string[] {
  const heard: string[] = []
  document.body.oninput = ({ target }) => heard.push((target as Element).id)
  return heard
}

test('on a page that comes back, what depends on a field that was emptied hears of it, but forms keep their draft', async () => {
  const heard = told()
  await shown(true)
  expect(heard).toEqual(['search'])
})

test('on a page that is opened nothing is told', async () => {
  const heard = told()
  await shown(false)
  expect(heard).toEqual([])
})
