/** @jest-environment node */
import { picture } from './picture'

jest.mock('@/content/pictures', () => {
  const { pictures } = jest.requireActual('@/content/pictures')
  return {
    pictures: { ...pictures, 'kitchen-tap': { ...pictures['kitchen-tap'], illustration: false } },
  }
})

test('a photo of our own is described without the words, at its real size', () => {
  expect(picture('kitchen-tap', 'x', 'Une cuisine')).toEqual({
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
