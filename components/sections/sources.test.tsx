/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { render } from '@testing-library/react'
import { Sources } from './sources'

test('a publisher whose address has a hyphen stays on one line, where the hyphen could be taken for a break’s', () => {
  const about = 'service-public.gouv.fr, 2026, lu dans une copie le 23/11/2026'
  const { container } = render(
    <Sources sources={[{ label: 'Abords', title: 'Les abords', about }]} />,
  )
  const whole = [...container.querySelectorAll('.whitespace-nowrap')]
  expect(whole.map(({ textContent }) => textContent)).toEqual(['service-public.gouv.fr'])
  expect(container.querySelector('li')).toHaveTextContent(`Abords : Les abords, ${about}.`)
})
