/** @jest-environment node */
import type { Id } from '@/content/schema/vocabulary'
import { picture } from './picture'

jest.mock('@/lib/site/catalog', () => {
  const catalog = jest.requireActual('@/lib/site/catalog')
  return {
    ...catalog,
    pictureOf: (id: never) => ({ ...catalog.pictureOf(id), illustration: false }),
  }
})

test('a photo of our own is described without the words, at its real size', () => {
  expect(picture('kitchen-tap' as Id<'picture'>, 'x', 'Une cuisine')).toEqual({
    '@type': 'ImageObject',
    '@id': 'x',
    name: 'Une cuisine',
    url: expect.stringMatching(/^https:\/\/www\.chene-et-chaux\.example\/pictures\/.+\.jpg$/),
    contentUrl: expect.stringMatching(/\.jpg$/),
    width: { '@type': 'QuantitativeValue', value: 1200, unitCode: 'E37' },
    height: { '@type': 'QuantitativeValue', value: 1500, unitCode: 'E37' },
    caption: 'Mitigeur en laiton et évier encastré devant une crédence de zellige vert pâle',
    inLanguage: 'fr-FR',
  })
})
