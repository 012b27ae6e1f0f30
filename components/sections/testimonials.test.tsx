/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import type { Testimonial } from '@/content/schema/testimonial'
import { IllustratedTestimonials, Quote, Testimonials } from './testimonials'

test('a testimonial without pictures is shown among those that have some', () => {
  const id = 'lea' as Testimonial['id']
  const words = { id, author: 'Léa D.', location: 'Thenon', text: 'Il tire droit.', sample: false }
  render(<IllustratedTestimonials testimonials={[words]} />)
  expect(screen.getByText(/Il tire droit/)).toBeInTheDocument()
})

const real = {
  id: 'guy' as Testimonial['id'],
  ...{ author: 'Guy L.', location: 'Le Bugue', text: 'Il ne penche plus.', sample: false },
}

test('a customer’s words bear the month of the works and that of their publication, an example neither', () => {
  const months = { experience: '2026-05', published: '2026-06' }
  const { container, rerender } = render(<Quote {...real} {...months} />)
  expect(container).toHaveTextContent('Mai 2026, avis publié en juin 2026')
  rerender(<Quote {...real} published="2026-06" />)
  expect(container).toHaveTextContent('Avis publié en juin 2026')
  rerender(<Quote {...real} {...months} sample />)
  expect(container).not.toHaveTextContent('2026')
  expect(container).toHaveTextContent('Exemple de témoignage')
})

test('beside customers’ words stands how they are checked, beside examples alone it does not', () => {
  const checked = 'Nous rappelons chacun avant de publier.'
  const { container, rerender } = render(<Testimonials testimonials={[real]} checked={checked} />)
  expect(container).toHaveTextContent(checked)
  rerender(<Testimonials testimonials={[{ ...real, sample: true }]} checked={checked} />)
  expect(container).not.toHaveTextContent(checked)
})
