/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import type { Testimonial } from '@/content/schema/testimonial'
import { IllustratedTestimonials } from './testimonials'

test('a testimonial without pictures is shown among those that have some', () => {
  const id = 'lea' as Testimonial['id']
  const words = { id, author: 'Léa D.', location: 'Thenon', text: 'Il tire droit.', sample: false }
  render(<IllustratedTestimonials testimonials={[words]} />)
  expect(screen.getByText(/Il tire droit/)).toBeInTheDocument()
})
