/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { TravelColumns } from './travel-columns'

test('what travel costs stands under the search beside the map, and beside the search where there is no map', () => {
  const columns = (map?: { words: string; drawing: string }) => {
    const { container } = render(<TravelColumns search="search " fees="fees " map={map} />)
    return [...(container.firstElementChild?.children ?? [])].map(({ textContent }) => textContent)
  }
  expect(columns({ words: 'words ', drawing: 'map ' })).toEqual(['search fees words ', 'map '])
  expect(columns()).toEqual(['search ', 'fees '])
})
