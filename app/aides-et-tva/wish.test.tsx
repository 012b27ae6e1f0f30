/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import { aidsPage, trades } from '@/lib/site/catalog'
import { Claims, Wish } from './wish'

test('every claim stands over its source', () => {
  render(<Claims claims={[{ text: 'À 10 %.', source: 'impots.gouv.fr, 2026' }]} />)
  expect(screen.getByText('À 10 %.')).toHaveTextContent(/À 10 %\. *Source : impots.gouv.fr, 2026/)
})

test('a work says its five answers and who does it', () => {
  const claims = [{ text: 'Une règle.', source: 'ici' }]
  const wish = { id: 'a', title: 'Isoler', who: 'Tous.', when: 'Avant.', prepares: 'Le relevé.' }
  render(<Wish wish={{ ...wish, aids: claims, tax: claims, trade: trades[0]!.id }} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Les aides',
    'Pour qui',
    'Quand demander',
    'Ce que nous préparons',
    'La TVA',
  ])
  expect(screen.getByRole('link')).toHaveTextContent(trades[0]!.title)
})

test('addresses within the page are each of one work', () => {
  const ids = aidsPage?.wishes.map(({ id }) => id) ?? []
  expect(new Set(ids).size).toBe(ids.length)
})
