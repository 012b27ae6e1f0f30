/** @jest-environment jsdom */
import { pageBefore, wayHere, type Way } from './page-before'

const origin = 'https://www.exemple.test'
const way = (change: Partial<Way> = {}): Way => ({
  page: `${origin}/demande-devis?x=1#formulaire`,
  earlier: [],
  referrer: '',
  ...change,
})

test('the page before is the last of ours that was another one, without query or fragment', () => {
  const earlier = [`${origin}/`, `${origin}/services/toiture?nom=Odette#prix`, way().page]
  expect(pageBefore(way({ earlier }))).toBe('/services/toiture')
})

test('where the browser keeps no list, the referrer tells', () => {
  expect(pageBefore(way({ referrer: `${origin}/metiers-renovation` }))).toBe('/metiers-renovation')
})

test('whoever comes from elsewhere, or from nowhere, came to the form’s own page', () => {
  for (const referrer of ['', 'https://moteur.test/?q=couvreur', 'about:blank', '::'])
    expect(pageBefore(way({ referrer, earlier: ['', 'https://autre.test/p'] }))).toBe(
      '/demande-devis',
    )
})

test('an element that goes by the name of the browser’s list of pages tells nothing, and breaks nothing', () => {
  document.body.innerHTML = '<nav id="navigation"></nav>'
  Object.assign(window, { navigation: document.querySelector('nav') })
  expect(wayHere()).toEqual({ page: location.href, earlier: [], referrer: '' })
})
