/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { ordinarySpaces } from '@/lib/text/ordinary-spaces'
import { unbroken, unbrokenHeading } from './unbroken'

const shown = (heading: string) => render(<h2>{unbroken(heading)}</h2>).container.firstElementChild!

test('what must stay on one line has an element of its own, with the hyphen that fonts have', () => {
  const heading = shown('Rénover en Lot-et-Garonne, où va-t-on ?')
  expect(heading.textContent).toBe('Rénover en Lot-et-Garonne, où va-t-on ?')
  const whole = [...heading.querySelectorAll('.whitespace-nowrap')]
  expect(whole.map(({ textContent }) => textContent)).toEqual(['Lot-et-Garonne', 'va-t-on'])
})

test('a heading that may break anywhere has no element more, and no line that ends in « d’un »', () => {
  const heading = shown('Les expertises d’un maçon')
  expect(heading.children).toHaveLength(0)
  expect(heading.textContent).toBe('Les expertises d’un\u00A0maçon')
})

const kept = (heading: string) => {
  const { container } = render(<h2>{unbrokenHeading(heading)}</h2>)
  const plain = (element: Element) => ordinarySpaces(element.textContent!)
  expect(plain(container)).toBe(heading)
  return [...container.querySelectorAll('.inline-block')].map(plain)
}

test.each([
  ['Les expertises d’un économiste de la construction', ['d’un économiste', 'de la construction']],
  ['Rénovation intérieure en Lot-et-Garonne', ['en Lot-et-Garonne']],
  ['Les expertises d’un plâtrier-plaquiste', ['d’un plâtrier-plaquiste']],
  ['Une maison en Franche-et-Longue-Comté', []],
  ['Un jardin du temps des déambulations-là', []],
  ['Huit semaines où il ne se passe rien', []],
  ['Les expertises d’un maçon', []],
])('in « %s », what leads on to a long word stays with it where it has room', (heading, whole) => {
  expect(kept(heading)).toEqual(whole)
})

test('the first words of a heading need no element: no line ends before them', () => {
  expect(kept('Les expertises')).toEqual([])
})
