/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import type { PictureSource } from '@/lib/site/pictures'
import { Picture } from './picture'

const widths = [400, 600, 960, 1280, 1600]
const filesOf = (some: readonly number[]) =>
  some.map((width) => `/p-${width}.avif ${width}w`).join(', ')

const source: PictureSource = {
  id: 'facade' as PictureSource['id'],
  illustration: false,
  small: '/p-600.avif',
  full: '/p-1200.jpg',
  src: '/p-960.webp',
  avif: filesOf(widths),
  halves: ['#987', '#654'],
  width: 1280,
  height: 854,
  alt: 'Une façade',
}

const setsAt = (sizes?: string) =>
  [...render(<Picture source={source} sizes={sizes} />).container.querySelectorAll('[srcset]')].map(
    (element) => element.getAttribute('srcset'),
  )

test.each([
  ['240px', 600],
  ['(min-width: 64rem) 380px, (min-width: 40rem) 50vw, 80vw', 960],
  ['(min-width: 64rem) 680px, (min-width: 40rem) 50vw, 80vw', 1280],
  ['(min-width: 64rem) 480px, 80vw', 1600],
  ['(min-width: 64rem) 50vw, 80vw', 1600],
  ['80vw', 1600],
])('at %s no file is named that is larger than a dense screen can use: %i px', (sizes, largest) => {
  const useful = widths.filter((width) => width <= largest)
  expect(setsAt(sizes)).toEqual([filesOf(useful)])
})

test('without a width one file alone is named', () => {
  expect(setsAt()).toEqual([source.small])
})
