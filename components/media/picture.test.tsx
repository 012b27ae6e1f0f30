import { render } from '@testing-library/react'
import type { PictureSource } from '@/lib/site/pictures'
import { Picture } from './picture'

const source: PictureSource = {
  id: 'facade' as PictureSource['id'],
  illustration: false,
  small: '/p-640.avif',
  full: '/p-1200.jpg',
  src: '/p-960.webp',
  avif: '/p-400.avif 400w, /p-640.avif 640w, /p-1280.avif 1280w',
  halves: ['#987', '#654'],
  width: 1280,
  height: 854,
  alt: 'Une façade',
}

const setsAt = (sizes?: string) =>
  [...render(<Picture source={source} sizes={sizes} />).container.querySelectorAll('[srcset]')].map(
    (element) => element.getAttribute('srcset'),
  )

test('a picture of a fixed width names no file larger than a dense screen can use', () => {
  expect(setsAt('240px')).toEqual(['/p-400.avif 400w, /p-640.avif 640w'])
})

test('without a width one file alone is named', () => {
  expect(setsAt()).toEqual([source.small])
})

test.each(['82vw', '(min-width: 64rem) 600px, 82vw', '900px'])(
  'at %s every file stays to choose from',
  (sizes) => {
    expect(setsAt(sizes)).toEqual([source.avif])
  },
)
