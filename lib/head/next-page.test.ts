import { prepareNextPage } from './next-page'

const line = { saveData: false, effectiveType: '4g' }
let stop: AbortController

/** A page with these links, each at its first sign of a hand. */
function open(connection: object | undefined, hrefs: readonly string[]): HTMLElement[] {
  document.body.innerHTML = hrefs.map((href) => `<a href="${href}"><b>là</b></a>`).join('')
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  stop = new AbortController()
  const add = window.addEventListener.bind(window)
  const spy = jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, heard: EventListenerOrEventListenerObject) =>
      add(type, heard, { capture: true, signal: stop.signal }),
    )
  prepareNextPage()
  spy.mockRestore()
  return [...document.querySelectorAll('a')]
}
const comeUpon = (link: HTMLElement, pointerType: 'mouse' | 'touch') =>
  link.firstElementChild!.dispatchEvent(
    Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }),
  )
const marks = (links: readonly HTMLElement[]) => links.map(({ dataset }) => dataset.ahead)

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  stop.abort()
  jest.useRealTimers()
})

test.each([['nothing is known of', undefined], ['is quick', line] as const])(
  'where the line %s a page that a pointer comes upon is fetched, one that it rests on is drawn',
  (_, connection) => {
    const links = open(connection, ['/devis', '/zones'])
    expect(marks(links)).toEqual([undefined, undefined])
    comeUpon(links[0]!, 'mouse')
    expect(marks(links)).toEqual(['1', undefined])
    jest.spyOn(links[0]!, 'matches').mockReturnValue(true)
    jest.advanceTimersByTime(500)
    expect(marks(links)).toEqual(['2', undefined])
    // It passes over this one, and comes back to the other.
    comeUpon(links[1]!, 'mouse')
    jest.spyOn(links[1]!, 'matches').mockReturnValue(false)
    comeUpon(links[0]!, 'mouse')
    jest.advanceTimersByTime(500)
    expect(marks(links)).toEqual(['2', '1'])
  },
)

test('a finger that lands has the page drawn at once', () => {
  const links = open(line, ['/devis', '/zones'])
  comeUpon(links[0]!, 'touch')
  expect(marks(links)).toEqual(['2', undefined])
})

test('other sites and places of this page are left alone', () => {
  const links = open(line, ['https://x.example/', '#a', '/#a', 'tel:+33600000000'])
  for (const link of links) comeUpon(link, 'touch')
  expect(marks(links)).toEqual(links.map(() => undefined))
})

test('a page spends 150 kB ahead of clicks: two drawn pages, or four fetched ones', () => {
  const paths = ['/a', '/b', '/c', '/d', '/e']
  const drawn = open(line, paths)
  for (const link of drawn) comeUpon(link, 'touch')
  expect(marks(drawn)).toEqual(['2', '2', undefined, undefined, undefined])
  stop.abort()
  const fetched = open(line, paths)
  for (const link of fetched) comeUpon(link, 'mouse')
  expect(marks(fetched)).toEqual(['1', '1', '1', '1', undefined])
})

test.each([
  ...['slow-2g', '2g', '3g'].map((effectiveType) => ({ saveData: false, effectiveType })),
  { saveData: true, effectiveType: '4g' },
])('nothing is spent ahead on a line that is slow or spared: %j', (connection) => {
  const [link] = open(connection, ['/devis']) as [HTMLElement]
  comeUpon(link, 'touch')
  expect(link.dataset.ahead).toBeUndefined()
})
