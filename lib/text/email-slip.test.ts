import fc from 'fast-check'
import { likelyEmail } from './email-slip'

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.fr', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gmal.com', 'ana@gmail.com'],
  [' Ana.Lo+devis@Hotmai.fr ', 'Ana.Lo+devis@hotmail.fr'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@orage.fr', 'ana@orange.fr'],
  ['ana@orange.f', 'ana@orange.fr'],
  ['ana@wandoo.fr', 'ana@wanadoo.fr'],
  ['ana@la-poste.net', 'ana@laposte.net'],
  ['ana@free.ft', 'ana@free.fr'],
  ['ana@yaho.fr', 'ana@yahoo.fr'],
  ['ana@yahoo.f', 'ana@yahoo.fr'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant)
})

test.each([
  'ana@gmail.com',
  'ana@Orange.FR',
  // Providers and firms of their own.
  'ana@mail.com',
  'ana@email.com',
  'ana@ymail.com',
  'ana@hotmail.be',
  'ana@yahoo.it',
  'ana@orange.com',
  'ana@live.fi',
  'ana@fred.fr',
  'ana@tree.fr',
  'ana@mfr.fr',
  'ana@toits-et-murs.fr',
  // Not an address, or more than one.
  '',
  'ana',
  'ana@',
  '@gmial.com',
  'ana@gmial.com@gmial.com',
  'ana @gmial.com',
])('nothing tells of a slip in « %s »', (typed) => {
  expect(likelyEmail(typed)).toBeUndefined()
})

test('whatever is proposed is an address of the same sender, and nothing else would be proposed for it', () => {
  fc.assert(
    fc.property(
      fc.emailAddress(),
      fc.constantFrom('gmial.com', 'hotmai.fr', 'orage.fr'),
      (any, slip) => {
        const sender = any.slice(0, any.lastIndexOf('@'))
        const meant = likelyEmail(`${sender}@${slip}`)
        expect(meant?.slice(0, sender.length + 1)).toBe(`${sender}@`)
        expect(likelyEmail(meant!)).toBeUndefined()
      },
    ),
  )
})
