/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { TradeSearch } from './trade-search'

const titles = ['Gros œuvre', 'Chef d’équipe', 'Équipe de nuit']

function find(text: string): string[] {
  render(
    <TradeSearch
      items={titles.map((title) => ({ id: title, text: title, card: <h3>{title}</h3> }))}
    />,
  )
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: text } })
  return screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent ?? '')
}

test.each([
  ['oeuvre', ['Gros œuvre']],
  ['  GROS ŒUVRE ', ['Gros œuvre']],
  ["chef d'equipe", ['Chef d’équipe']],
  ['equipe', ['Chef d’équipe', 'Équipe de nuit']],
  ['toit', []],
])('« %s » finds trades however it is typed', (text, found) => {
  expect(find(text)).toEqual(found)
})

test.each([
  ['gros', '1 métier affiché'],
  ['équipe', '2 métiers affichés'],
  ['toit', 'Aucun métier ne correspond à votre recherche.'],
])('after « %s » it is said: « %s »', (text, said) => {
  find(text)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(said)
})

test('a single trade is not searched for, and its heading speaks of one', () => {
  render(<TradeSearch items={[{ id: 'a', text: 'a', card: <h3>Maçon</h3> }]} />)
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Le métier de cette famille')
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Maçon')
})
