/** @jest-environment jsdom */
import type { PageNeeds } from './page-needs'

const page: PageNeeds = {
  late: false,
  priced: false,
  compared: false,
  filtered: false,
  panels: false,
  held: true,
  draft: true,
  wake: false,
  daily: false,
  dated: false,
}

const { dataset } = document.documentElement

beforeEach(() => {
  jest.resetModules()
  delete dataset.scripts
  Object.assign(globalThis, { page })
  // jsdom has none.
  Object.assign(performance, { getEntriesByType: () => [] })
})

test('the page is marked as one with a script', async () => {
  await import('./main')
  expect(dataset.scripts).toBe('asleep')
})

test('a browser that lacks what the script needs has the page as it is without one', async () => {
  Object.assign(performance, { getEntriesByType: undefined })
  await expect(import('./main')).rejects.toThrow('getEntriesByType')
  expect(dataset).not.toHaveProperty('scripts')
})

test('an extension that has made the default policy first takes nothing away', async () => {
  const createPolicy = jest.fn(() => {
    throw new TypeError('Policy with name "default" already exists.')
  })
  Object.assign(window, { trustedTypes: { createPolicy } })
  await import('./main')
  expect(createPolicy).toHaveBeenCalledTimes(1)
  expect(dataset.scripts).toBe('asleep')
  Object.assign(window, { trustedTypes: undefined })
})
