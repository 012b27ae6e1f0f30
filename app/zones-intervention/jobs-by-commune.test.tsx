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

test('all jobs are linked to where there is more than the one that is shown', () => {
  const job = { id: 'toit', title: 'Un toit', commune: 'Agen' }
  const all = (jobs: (typeof job)[]) => {
    const { unmount } = render(<JobsByCommune title="Chantiers" lead={undefined} jobs={jobs} />)
    const links = screen.queryAllByRole('link', { name: 'Tous nos chantiers' })
    unmount()
    return links.length
  }
  expect(all([job])).toBe(0)
  expect(all([job, { ...job, id: 'mur' }])).toBe(1)
})
