/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { AreaMap } from '@/components/area/area-map'
import { drawAreaMap } from '@/lib/area/map-drawing'
import { Departments } from './departments'
import { MainCities } from './main-cities'

/** Two communes of one name in one department. */
const namesakes = [
  { postalCode: '87001', coordinates: { lat: 45.6, lng: 1.2 }, km: 26 },
  { postalCode: '87002', coordinates: { lat: 46.1, lng: 1.2 }, km: 29 },
].map((city) => ({ ...city, name: 'Saint-Martin', department: 'Haute-Vienne' }))

/** React says on the console when two entries of a list have one key, and may then mix them up. */
let said: jest.SpyInstance
beforeEach(() => {
  said = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => said.mockRestore())

test('two communes of one name each have their entry among the cities, in the table and on the map', () => {
  render(<MainCities title="Villes" cities={namesakes} />)
  const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(entries).toEqual([
    expect.stringMatching(/87001.*26\skm/),
    expect.stringMatching(/87002.*29\skm/),
  ])

  const department = {
    name: 'Haute-Vienne',
    code: '87',
    description: 'Du granit.',
    cities: namesakes,
  }
  render(<Departments title="Communes" departments={[department]} />)
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(2 + namesakes.length)

  const map = drawAreaMap({
    centre: { lat: 45.85, lng: 1.25 },
    circlesKm: [50, 30],
    departments: [],
    cities: namesakes,
  })
  render(<AreaMap map={map} alternative="Carte" />)
  expect(screen.getByRole('img').querySelectorAll('.area-map-dot')).toHaveLength(2)
  expect(said).not.toHaveBeenCalled()
})
