/** @jest-environment jsdom */
import { firm } from '../../lib/site/catalog'
import { canonicalUrl } from '../../lib/site/canonical-url'
import { fixedRedirects } from '../../lib/site/all-redirects'
import { redirectPage } from './redirect-page'

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

describe.each(fixedRedirects)('the page at $from', (redirect) => {
  const page = parse(redirectPage(redirect))
  const content = (selector: string) => page.querySelector(selector)?.getAttribute('content')

  test('refreshes at once to its target, and carries a link there with a French sentence', () => {
    expect(content('meta[http-equiv="refresh"]')).toBe(`0; url=${redirect.to}`)
    expect(page.documentElement.lang).toBe('fr')
    expect(page.querySelector('h1')?.textContent).toBe('Cette page a changé d’adresse')
    const links = [...page.querySelectorAll('main a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([redirect.to])
    expect(links[0]?.parentElement?.textContent).toMatch(
      /^Si rien ne se passe, suivez ce lien\u00a0: ./,
    )
  })

  test('hands its rank to its target, and says nothing against it', () => {
    const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href')
    const [path = ''] = redirect.to.split('#')
    expect(canonical).toBe(canonicalUrl(path))
    expect(content('meta[name="robots"]')).toBeUndefined()
    expect(page.title.endsWith(` | ${firm.brand}`)).toBe(true)
  })

  test('holds no script, and no style that a strict policy would refuse', () => {
    expect(page.querySelectorAll('script, [style]')).toHaveLength(0)
    expect(page.querySelectorAll('style')).toHaveLength(1)
  })
})

test('a target that is no page is refused by name', () => {
  expect(() => redirectPage({ from: '/a', to: '/nulle-part', permanent: true })).toThrow(
    'No page record has the path "/nulle-part"',
  )
})

test('what stands in the page is text, whatever the target', () => {
  const page = parse(redirectPage({ from: '/a', to: '/#"><b>&amp;', permanent: true }))
  expect(page.querySelector('b')).toBeNull()
  expect(page.querySelector('main a')?.getAttribute('href')).toBe('/#"><b>&amp;')
})
