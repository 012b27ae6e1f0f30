/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Tabs } from './tabs'

test('a tab without another has no bar to choose from, only what it shows', () => {
  render(<Tabs label="Travaux" tabs={[{ id: 'a', name: 'Gouttières', panel: <p>En zinc</p> }]} />)
  screen.getByText('En zinc')
  expect(screen.queryByRole('tablist')).toBeNull()
  expect(screen.queryByRole('tabpanel')).toBeNull()
})
