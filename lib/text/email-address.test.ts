import { normalisedEmail } from './email-address'

test.each([
  '\u200Eana@x.fr',
  'ana\u200B@x.fr',
  'ana@x\u00AD.fr',
  'ana@x.fr\u2060',
  '\uFEFFana@x.fr',
])('an address is rid of the mark that nobody sees in %j', (pasted) => {
  expect(normalisedEmail(pasted)).toBe('ana@x.fr')
})

test('what is seen stays as it is typed', () => {
  expect(normalisedEmail('Ana.Lô+devis@x.fr ou rien')).toBe('Ana.Lô+devis@x.fr ou rien')
})

test.each([
  'mailto:ana@x.fr',
  '<ana@x.fr>',
  '<mailto:ana@x.fr>',
  'ana@x.fr.',
  ' ana@x.fr , ',
  'ana@x.fr;',
  'ana@x.fr>',
])('an address is rid of what stood around it where it was copied: %j', (pasted) => {
  expect(normalisedEmail(pasted)).toBe('ana@x.fr')
})

test.each([
  'Ana <ana@x.fr>',
  'ana@x.fr, leo@x.fr',
  'ana@x',
  'mailto:',
  'a@b@x.fr.',
  `ana@${'x.'.repeat(100_000)}`,
])('what is no single address stays as it is typed: %j', (text) => {
  expect(normalisedEmail(text)).toBe(text)
})
