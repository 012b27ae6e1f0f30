/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { unbroken } from './unbroken'

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
