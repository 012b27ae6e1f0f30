/** @jest-environment jsdom */
import type * as lateScripts from './late-scripts'

const patience = 15_000
const { dataset } = document.documentElement

let head: typeof lateScripts
let answer: (text: string) => void
let refuse: () => void
const scrollIntoView = jest.fn()

beforeEach(async () => {
  // Filled in by the build.
  Object.assign(globalThis, { page: { held: false } })
  jest.useFakeTimers()
  jest.resetModules()
  scrollIntoView.mockClear()
  Element.prototype.scrollIntoView = scrollIntoView
  dataset.scripts = 'asleep'
  document.head.innerHTML = '<meta name="late-scripts" content="/page.txt /begin.js /a.js" />'
  document.body.innerHTML = '<p id="why"></p><form><button>Envoyer</button></form>'
  window.fetch = jest.fn(
    () =>
      new Promise<Response>((resolve, reject) => {
        answer = (text) => resolve({ ok: true, text: () => Promise.resolve(text) } as Response)
        refuse = () => reject(new Error('no line'))
      }),
  )
  head = await import('./late-scripts')
})
afterEach(() => jest.useRealTimers())

const button = () => document.querySelector('button') as HTMLElement
const scripts = () =>
  [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'))

test('the scripts are sent for once, and run after what they read', async () => {
  head.start()
  head.start()
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(scripts()).toEqual([])
  answer('0:[]')
  await jest.advanceTimersByTimeAsync(0)
  expect(scripts()).toEqual(['/begin.js', '/a.js'])
  expect((self as unknown as { __next_f: unknown }).__next_f).toEqual([[0], [1, '0:[]']])
})

test('no script is sent for by a page that is drawn ahead of a click, and all are after it', () => {
  const ahead = (prerendering: boolean) =>
    Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true })
  ahead(true)
  head.start()
  expect(fetch).not.toHaveBeenCalled()
  ahead(false)
  head.start()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('where Next’s own tags stand in the page nothing is fetched', () => {
  document.head.innerHTML = ''
  head.start()
  expect(fetch).not.toHaveBeenCalled()
})

test('scripts that cannot be had are told at once', async () => {
  head.start()
  refuse()
  await jest.advanceTimersByTimeAsync(0)
  expect(dataset.scripts).toBe('failed')
})

test.each(['the text', 'a script'])(
  'where something waits for them, %s that has not come is asked for again a second later, alone',
  async (what) => {
    Object.assign(globalThis, { page: { held: true } })
    head.start()
    if (what === 'the text') refuse()
    else {
      answer('0:[]')
      await jest.advanceTimersByTimeAsync(0)
      document.querySelector('script')!.dispatchEvent(new Event('error'))
    }
    await jest.advanceTimersByTimeAsync(999)
    expect([dataset.scripts, jest.mocked(fetch).mock.calls.length]).toEqual(['asleep', 1])
    await jest.advanceTimersByTimeAsync(1)
    answer('0:[]')
    await jest.advanceTimersByTimeAsync(0)
    const again = what === 'the text' ? ['/begin.js', '/a.js'] : ['/begin.js', '/a.js', '/begin.js']
    expect([dataset.scripts, scripts()]).toEqual(['asleep', again])
  },
)

test('scripts that have failed twice are told, and asked for again with the next press', async () => {
  Object.assign(globalThis, { page: { held: true } })
  head.start()
  refuse()
  await jest.advanceTimersByTimeAsync(1000)
  refuse()
  await jest.advanceTimersByTimeAsync(0)
  expect(dataset.scripts).toBe('failed')
  head.askAgain()
  expect(fetch).toHaveBeenCalledTimes(3)
  head.askAgain()
  expect(fetch).toHaveBeenCalledTimes(3)
  refuse()
  await jest.advanceTimersByTimeAsync(0)
  head.askAgain()
  answer('0:[]')
  await jest.advanceTimersByTimeAsync(0)
  expect(fetch).toHaveBeenCalledTimes(4)
  expect(scripts()).toEqual(['/begin.js', '/a.js'])
})

test('scripts that hang are told when patience ends, to whoever waits for them', () => {
  button().dataset.held = ''
  head.ask()
  jest.advanceTimersByTime(patience - 1)
  expect(dataset.scripts).toBe('asleep')
  jest.advanceTimersByTime(1)
  expect(dataset.scripts).toBe('failed')
  expect(scrollIntoView.mock.contexts).toEqual([document.querySelector('#why')])
})

test('whoever waits for nothing is told nothing', () => {
  head.start()
  jest.advanceTimersByTime(10 * patience)
  expect(dataset.scripts).toBe('asleep')
})

test('React that is awake and has done what was asked has not failed', () => {
  head.ask()
  dataset.scripts = 'awake'
  jest.advanceTimersByTime(patience)
  expect(dataset.scripts).toBe('awake')
})

test('what was pressed on a page that has been left counts no more', () => {
  button().dataset.held = ''
  head.ask()
  dataset.scripts = 'awake'
  document.body.innerHTML = ''
  jest.advanceTimersByTime(patience)
  expect(dataset.scripts).toBe('awake')
})

test('a press that still waits although React is awake is told', () => {
  head.ask()
  jest.advanceTimersByTime(patience)
  dataset.scripts = 'awake'
  button().dataset.held = ''
  head.ask()
  jest.advanceTimersByTime(patience)
  expect(dataset.scripts).toBe('failed')
})

test('a link that was pressed is a link again', () => {
  document.body.innerHTML = '<a href="#grand" data-held="">Image</a>'
  const followed = jest.fn()
  addEventListener('click', followed, { once: true })
  head.ask()
  jest.advanceTimersByTime(patience)
  expect(followed).toHaveBeenCalledTimes(1)
})
