/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Departments } from './departments'

const department = (name: string, code: string, ...cities: readonly string[]) => ({
  name,
  code,
  description: 'Du granit.',
  cities: cities.map((city) => ({ name: city, postalCode: `${code}000` })),
})

test('a department with one commune says so in the singular', () => {
  render(
    <Departments
      title="Communes par département"
      departments={[
        department('Haute-Vienne', '87', 'Bellac', 'Le Dorat'),
        department('Creuse', '23', 'Guéret'),
      ]}
    />,
  )
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Haute\S+Vienne\s\(87\)\s: 2\u00A0communes$/),
    expect.stringMatching(/^Creuse\s\(23\)\s: 1\u00A0commune$/),
  ])
})
