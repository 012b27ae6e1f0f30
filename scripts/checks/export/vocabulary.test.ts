import { readVocabulary, schemaVocabulary } from './vocabulary'

test('a type has its own properties and those of the types above it', () => {
  const business = schemaVocabulary().get('GeneralContractor')
  for (const property of ['openingHours', 'geo', 'makesOffer', 'name'])
    expect(business).toContain(property)
  expect(business).not.toContain('unitCode')
  expect(schemaVocabulary().has('Contractor')).toBe(false)
})

test('declarations that read otherwise are refused, or everything would be allowed', () => {
  expect(() => readVocabulary('export interface Thing {}')).toThrow('read 0 types')
})
