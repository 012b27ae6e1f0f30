/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { JobsByCommune } from './jobs-by-commune'

test('an example stands beside a finished job as one', () => {
  const real = { id: 'toit', title: 'Un toit', commune: 'Agen' }
  const sample = { id: 'mur', title: 'Un mur', commune: 'Agen', sample: true }
  render(<JobsByCommune title="Chantiers" lead={undefined} jobs={[real, sample]} />)
  const examples = (title: string) =>
    within(screen.getByRole('link', { name: title }).parentElement!).queryAllByText('Exemple')
  expect(examples('Un mur')).toHaveLength(1)
  expect(examples('Un toit')).toHaveLength(0)
})
