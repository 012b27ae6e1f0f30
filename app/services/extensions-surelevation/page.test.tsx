import { render, screen } from '@testing-library/react'
import ExtensionsPage from './page'

jest.mock('@/lib/site/pages', () => ({
  ...jest.requireActual<object>('@/lib/site/pages'),
  findPage: () => undefined,
}))
// Would read the encoded pictures, which unit tests do without.
jest.mock('@/lib/site/metadata', () => ({ pageMetadata: () => ({}) }))

test('the extensions page without its service says « Service data not found », and nothing else', () => {
  const { container } = render(<ExtensionsPage />)
  expect(screen.getByText('Service data not found')).toBeInTheDocument()
  expect(container).toHaveTextContent(/^Service data not found$/)
})
