import { firm, home, pictureOf } from '@/lib/site/catalog'
import { pictureFallback } from '@/lib/site/pictures'
import { business } from './business'
import { picture } from './picture'

const id = home.hero.image
let illustration = false

jest.mock('@/lib/site/catalog', () => {
  const catalog = jest.requireActual('@/lib/site/catalog')
  const { firm } = catalog
  return {
    ...catalog,
    firm: { ...firm, switches: { ...firm.switches, illustrationNotes: true } },
    pictureOf: (id: never) => ({ ...catalog.pictureOf(id), illustration }),
  }
})

test('a photo of our own is described without the words, at its real size', () => {
  illustration = false
  const { src, width, height } = pictureFallback(id)
  expect(src).toMatch(/^\/pictures\/.+\.jpg$/)
  expect(picture(id, 'x', 'Un toit')).toEqual({
    '@type': 'ImageObject',
    '@id': 'x',
    name: 'Un toit',
    contentUrl: `${firm.origins.canonical}${src}`,
    width: { '@type': 'QuantitativeValue', value: width, unitCode: 'E37' },
    height: { '@type': 'QuantitativeValue', value: height, unitCode: 'E37' },
    caption: pictureOf(id).alt,
    inLanguage: 'fr-FR',
  })
})

test('an illustration says that it is one', () => {
  illustration = true
  expect(picture(id, 'x')).toMatchObject({
    caption: `${pictureOf(id).alt} (image d’illustration)`,
    creditText: 'Image d’illustration',
  })
})

test('the firm is shown by its own photo, and by no illustration', () => {
  illustration = false
  expect(business({ photo: id })).toMatchObject({
    image: `${firm.origins.canonical}${pictureFallback(id).src}`,
  })
  illustration = true
  expect(business({ photo: id })).not.toHaveProperty('image')
})
