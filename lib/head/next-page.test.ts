/** @jest-environment jsdom */
import { consentKey } from './consent-choice'
import type * as nextPage from './next-page'

const line = { saveData: false, effectiveType: '4g' }
let stop: AbortController
let see: (link: Element, isIntersecting: boolean) => void

interface Opened {
  readonly hrefs: readonly string[]
  readonly connection?: object
  readonly hovers?: boolean
  /** Where the pointer rests already. */
  readonly under?: number
}

/** A page with these links, whose visitor has moved for the first time. */
async function open({ hrefs, connection, hovers = true, under }: Opened): Promise<HTMLElement[]> {
  document.head.innerHTML = ''
  document.body.innerHTML = `<main>${hrefs.map((href) => `<a href="${href}"><b>là</b></a>`).join('')}</main>`
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  window.matchMedia = () => ({ matches: hovers }) as MediaQueryList
  window.IntersectionObserver = class {
    readonly #seen = new Set<Element>()
    constructor(tell: (entries: readonly object[]) => void) {
      see = (target, isIntersecting) => this.#seen.has(target) && tell([{ target, isIntersecting }])
    }
    observe(link: Element) {
      this.#seen.add(link)
    }
  } as unknown as typeof IntersectionObserver
  see = () => undefined
  stop = new AbortController()
  const add = window.addEventListener.bind(window)
  const spy = jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, heard: EventListenerOrEventListenerObject) =>
      add(type, heard, { capture: true, signal: stop.signal }),
    )
  const found = document.querySelector.bind(document)
  const query = jest
    .spyOn(document, 'querySelector')
    .mockImplementation((selector: string) =>
      selector.endsWith(':hover')
        ? (document.querySelectorAll('a')[under ?? -1] ?? null)
        : found(selector),
    )
  jest.resetModules()
  const page: typeof nextPage = await import('./next-page')
  page.prepareNextPage()
  spy.mockRestore()
  query.mockRestore()
  return [...document.querySelectorAll('a')]
}
const comeUpon = (link: HTMLElement, pointerType: 'mouse' | 'touch') =>
  link.firstElementChild!.dispatchEvent(
    Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }),
  )
/** The links whose pages the browser is told to fetch, or to draw. */
function told(what: 'prefetch' | 'prerender') {
  const text = document.querySelector('[type=speculationrules]')?.textContent
  if (!text) return []
  const rules = JSON.parse(text) as Record<string, [{ where: { selector_matches: string } }]>
  return [...document.querySelectorAll(rules[what]![0].where.selector_matches)].map((link) =>
    link.getAttribute('href'),
  )
}
const drawn = () => told('prerender')
/** And not drawn. */
const fetched = () => told('prefetch').filter((href) => !drawn().includes(href))

beforeEach(() => {
  jest.useFakeTimers()
  window.name = ''
  localStorage.clear()
})
afterEach(() => {
  stop.abort()
  jest.useRealTimers()
})

test.each([['nothing is known of', undefined], ['is quick', line] as const])(
  'where the line %s a page that a pointer comes upon is fetched, one that it rests on is drawn',
  async (_, connection) => {
    const links = await open({ hrefs: ['/devis', '/zones'], connection })
    expect(fetched()).toEqual([])
    comeUpon(links[0]!, 'mouse')
    expect([fetched(), drawn()]).toEqual([['/devis'], []])
    jest.spyOn(links[0]!, 'matches').mockReturnValue(true)
    jest.advanceTimersByTime(500)
    expect(drawn()).toEqual(['/devis'])
    // It passes over this one, and comes back to the other.
    comeUpon(links[1]!, 'mouse')
    jest.spyOn(links[1]!, 'matches').mockReturnValue(false)
    comeUpon(links[0]!, 'mouse')
    jest.advanceTimersByTime(500)
    expect(drawn()).toEqual(['/devis'])
  },
)

test('a pointer that rests on a link already is found there', async () => {
  await open({ hrefs: ['/devis', '/zones'], under: 1 })
  expect(fetched()).toEqual(['/zones'])
})

test.each([
  ['stored', 'essential', true],
  ['the window’s alone, which a page drawn ahead does not get', undefined, false],
])(
  'a browser is ahead of clicks where the answer about cookies is %s: %s',
  async (_, stored, isAhead) => {
    const [first, later] = (await open({ hrefs: ['/devis', '/zones'] })) as [
      HTMLElement,
      HTMLElement,
    ]
    comeUpon(first, 'touch')
    window.name = 'essential'
    if (stored) localStorage.setItem(consentKey, stored)
    document.body.click()
    expect(drawn()).toEqual(isAhead ? ['/devis'] : [])
    comeUpon(later, 'touch')
    expect(drawn()).toEqual(isAhead ? ['/devis', '/zones'] : [])
    stop.abort()
    // As on the next page of the visit.
    const [link] = await open({ hrefs: ['/devis'] })
    comeUpon(link!, 'touch')
    expect(drawn()).toEqual(isAhead ? ['/devis'] : [])
  },
)

test('a finger that lands has the page drawn at once, and no page twice', async () => {
  const links = await open({ hrefs: ['/devis', '/devis', '/zones'], hovers: false })
  for (const link of links) comeUpon(link, 'touch')
  expect(drawn()).toEqual(['/devis', '/zones'])
})

test('where nothing hovers the page is drawn whose link stays in the middle of the window, two at most', async () => {
  const hrefs = ['/passing', '/a', '/b', '/c', '/d']
  const links = await open({ hrefs, connection: line, hovers: false })
  const [passing, ...read] = links as [HTMLElement, ...HTMLElement[]]
  see(passing, true)
  jest.advanceTimersByTime(100)
  see(passing, false)
  jest.advanceTimersByTime(1000)
  expect([fetched(), drawn()]).toEqual([[], []])
  for (const link of read) {
    see(link, true)
    jest.advanceTimersByTime(1000)
  }
  expect(drawn()).toEqual(['/a', '/b'])
  // The third is for the finger.
  for (const link of read) comeUpon(link, 'touch')
  expect(drawn()).toEqual(['/a', '/b', '/c'])
})

test.each([
  ['the page of the nearest to it is drawn', [0.35, 0.48, 0.62], ['/b']],
  ['both pages are drawn of two links side by side', [0.35, 0.48, 0.48], ['/b', '/c']],
])('of several links in the middle of the window, %s', async (_, tops, pages) => {
  const links = await open({ hrefs: ['/a', '/b', '/c'], connection: line, hovers: false })
  for (const [index, top] of tops.entries()) {
    const place = { top: top * innerHeight, bottom: top * innerHeight + 20 }
    jest.spyOn(links[index]!, 'getBoundingClientRect').mockReturnValue(place as DOMRect)
    see(links[index]!, true)
  }
  jest.advanceTimersByTime(1000)
  expect(drawn()).toEqual(pages)
})

test('where a pointer hovers, what stands in the middle of the window tells nothing', async () => {
  const links = await open({ hrefs: ['/a'], connection: line })
  see(links[0]!, true)
  jest.advanceTimersByTime(1000)
  expect([fetched(), drawn()]).toEqual([[], []])
})

test('other sites, files and places of this page are left alone', async () => {
  const links = await open({
    hrefs: ['https://x.example/', '#a', '/#a', 'tel:+33600000000', '/a.pdf'],
  })
  for (const link of links) comeUpon(link, 'touch')
  expect([fetched(), drawn()]).toEqual([[], []])
})

test.each([
  ['two drawn pages on a desk, whose pictures are larger', true, 'touch', 2],
  ['three on a phone', false, 'touch', 3],
] as const)(
  'a page spends 150 kB ahead of clicks: %s, or six fetched ones',
  async (_, hovers, pointer, most) => {
    const hrefs = ['/a', '/b', '/c', '/d', '/e', '/f', '/g']
    for (const link of await open({ hrefs, hovers })) comeUpon(link, pointer)
    expect([fetched(), drawn()]).toEqual([[], hrefs.slice(0, most)])
    stop.abort()
    for (const link of await open({ hrefs, hovers })) comeUpon(link, 'mouse')
    expect([fetched(), drawn()]).toEqual([hrefs.slice(0, 6), []])
  },
)

test.each([
  ...['slow-2g', '2g', '3g'].map((effectiveType) => ({ saveData: false, effectiveType })),
  { ...line, saveData: true },
  { ...line, type: 'cellular' },
])('nothing is spent ahead on a line that is slow, counted or spared: %j', async (connection) => {
  const links = await open({ hrefs: ['/devis'], connection, hovers: false })
  comeUpon(links[0]!, 'touch')
  see(links[0]!, true)
  jest.advanceTimersByTime(1000)
  expect([fetched(), drawn()]).toEqual([[], []])
})
