/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { Accordion } from './accordion'

test('a question is no part of its button, which the reading view of browsers leaves out', () => {
  render(<Accordion entries={[{ title: 'Combien de temps ?', content: <p>Une semaine.</p> }]} />)
  const button = screen.getByRole('button', { name: 'Combien de temps ?' })
  fireEvent.click(button)
  const panel = document.getElementById(button.getAttribute('aria-controls')!)
  expect(panel?.textContent).toBe('Une semaine.')
  const heading = screen.getByRole('heading', { name: 'Combien de temps ?' })
  button.remove()
  expect(heading.textContent).toBe('Combien de temps ?')
})
