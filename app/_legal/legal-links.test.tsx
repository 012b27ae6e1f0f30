/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server'
import { paths } from '@/lib/addresses/paths'
import { withLinks } from './legal-links'

const firm = {
  email: 'devis@exemple.example',
  phones: { landline: '05 36 49 21 08', mobile: '06 39 98 12 34' },
}

/** The words and targets of a text's links. */
function linksOf(text: string, path: string = paths.legalNotice) {
  const { body } = new DOMParser().parseFromString(
    renderToStaticMarkup(<>{withLinks(text, firm, path)}</>),
    'text/html',
  )
  expect(body.textContent).toBe(text)
  return [...body.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
}

test('in a text of law, phone and e-mail can be followed, with the spaces that typography has set', () => {
  expect(
    linksOf('Écrivez à devis@exemple.example, ou appelez le 05\u00A036\u00A049\u00A021\u00A008.'),
  ).toEqual([
    ['devis@exemple.example', 'mailto:devis@exemple.example'],
    ['05\u00A036\u00A049\u00A021\u00A008', 'tel:+33536492108'],
  ])
  expect(linksOf('06 39 98 12 34')).toEqual([['06 39 98 12 34', 'tel:+33639981234']])
})

test('the site of a mediator or of an authority is a link, without the stop after it', () => {
  expect(linksOf('https://mediateur.example/saisir.')).toEqual([
    ['https://mediateur.example/saisir', 'https://mediateur.example/saisir'],
  ])
  expect(linksOf('www.cnil.fr')).toEqual([['www.cnil.fr', 'https://www.cnil.fr']])
})

test('a text of law leads to the other pages that it names, and not to its own', () => {
  const text =
    'La politique de confidentialité le dit, la page «\u00A0Accessibilité\u00A0» aussi, comme les mentions légales.'
  expect(linksOf(text)).toEqual([
    ['politique de confidentialité', paths.privacy],
    ['«\u00A0Accessibilité\u00A0»', paths.accessibility],
  ])
})

test('other words stay as they are', () => {
  expect(linksOf('[à compléter]')).toEqual([])
  expect(linksOf('900 000 019 00019')).toEqual([])
})
