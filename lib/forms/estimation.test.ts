import fc from 'fast-check'
import { anyCharacter } from '@/lib/text/test-any-character'
import * as z from 'zod/mini'
import { emptyValues, relayFields } from './form'
import { estimationForm, type EstimationRequest } from './estimation'
import { estimationFee, feePerSquareMetre } from './estimation-fee'
import { formSchema } from './schema'
import { oneLine, severalLines } from './plain-text'

const schema = formSchema(estimationForm)
const empty = emptyValues(estimationForm)
const valid: EstimationRequest = {
  ...empty,
  firstName: 'Hélène',
  lastName: 'Ça-Va',
  email: 'helene@exemple.test',
  phone: 'poste 12',
  propertyAddress: "3 rue de l'Église, Monflanquin",
  propertyType: 'house',
  projectDescription: 'Ferme',
  consent: true,
}

function messages(request: object): [string, string][] {
  const checked = z.safeParse(schema, request)
  const found = new Map<string, string>()
  for (const { path, message } of checked.error?.issues ?? [])
    if (!found.has(String(path[0]))) found.set(String(path[0]), message)
  return [...found]
}

test('an empty request is told every rule, to the letter', () => {
  expect(messages(empty)).toEqual([
    ['firstName', 'Le prénom est requis'],
    ['lastName', 'Le nom est requis'],
    ['email', "L'email est requis"],
    ['phone', 'Le téléphone est requis'],
    ['propertyAddress', "L'adresse du bien est requise"],
    ['propertyType', 'Le type de bien est requis'],
    ['projectDescription', 'La description du projet est requise'],
    ['consent', 'Vous devez accepter les conditions'],
  ])
})

test('the phone has no format, and the description no length', () => {
  expect(messages(valid)).toEqual([])
})

test.each(['a', 'a@b', 'a.b@c', '@.'])('e-mail %p is refused', (email) => {
  expect(messages({ ...valid, email })).toEqual([['email', "Format d'email invalide"]])
})

test('the relay receives the fields of the contract, the type of property by its label', () => {
  expect(
    relayFields(
      estimationForm,
      {
        ...valid,
        propertySize: '120',
        propertyYear: '1880',
        visitDate: 'mardi',
        budget: '40 000 €',
      },
      'jeton',
      'https://s.test/p',
    ),
  ).toEqual([
    ['Prénom', 'Hélène'],
    ['Nom', 'Ça-Va'],
    ['Email', 'helene@exemple.test'],
    ['Téléphone', 'poste 12'],
    ['Adresse du bien', "3 rue de l'Église, Monflanquin"],
    ['Type de bien', 'Maison'],
    ['Surface', '120'],
    ['Année de construction', '1880'],
    ['Date de visite souhaitée', 'mardi'],
    ['Budget', '40 000 €'],
    ['Description du projet', 'Ferme'],
    ['CSRF_Token', 'jeton'],
    ['_next', 'https://s.test/p'],
    ['_honey', ''],
    ['_captcha', 'false'],
    ['_subject', "Nouvelle demande d'estimation avant achat - Hélène Ça-Va"],
  ])
})

test('any text is either refused with a message of the specification or reaches the relay cleaned and trimmed', () => {
  const labels = {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Email',
    phone: 'Téléphone',
    propertyAddress: 'Adresse du bien',
    propertySize: 'Surface',
    propertyYear: 'Année de construction',
    visitDate: 'Date de visite souhaitée',
    budget: 'Budget',
    projectDescription: 'Description du projet',
  } as const
  const known = new Set([
    ...messages(empty).map(([, message]) => message),
    "Format d'email invalide",
  ])
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(labels) as (keyof typeof labels)[])),
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.string({ unit: anyCharacter, maxLength: 60 }),
        fc.emailAddress(),
      ),
      (name, value) => {
        const checked = z.safeParse(schema, { ...valid, [name]: value })
        if (!checked.success) {
          for (const issue of checked.error.issues) {
            expect(issue.path).toEqual([name])
            expect(known).toContain(issue.message)
          }
          return
        }
        const fields = new Map(
          relayFields(estimationForm, checked.data, 'jeton', 'https://site.test/'),
        )
        const clean = name === 'projectDescription' ? severalLines : oneLine
        expect(fields.get(labels[name])).toBe(clean(value).trim())
      },
    ),
    { numRuns: 10_000 },
  )
})

const rule = {
  perSquareMetre: 3,
  minimum: 180,
  minimumText: '180 € TTC (150 € HT)',
  taxed: true,
}

test.each([
  ['120', '360\u00A0€\u00A0TTC'],
  ['82,5', '247,50\u00A0€\u00A0TTC'],
  [' 1 200 m² ', '3\u202F600\u00A0€\u00A0TTC'],
  ['1.200 m²', '3\u202F600\u00A0€\u00A0TTC'],
  ['90 m2', '270\u00A0€\u00A0TTC'],
  ['61', '183\u00A0€\u00A0TTC'],
])('an area of %p costs %s', (area, fee) => {
  expect(estimationFee(area, rule)).toBe(fee)
})

test('no area costs less than the minimum, which is said before and with VAT', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6000 }), (hundredths) => {
      expect(estimationFee(`${hundredths / 100}`, rule)).toBe(rule.minimumText)
    }),
  )
  expect(estimationFee('60,01', rule)).toBe('180,03\u00A0€\u00A0TTC')
})

test('a firm that charges no VAT speaks of none', () => {
  const untaxed = { ...rule, minimumText: '150 €', taxed: false }
  expect(estimationFee('120', untaxed)).toBe('360\u00A0€')
  expect(feePerSquareMetre(untaxed)).toBe('3\u00A0€/m²')
  expect(feePerSquareMetre(rule)).toBe('3\u00A0€/m²\u00A0TTC')
})

test.each(['', '   ', 'grande', '-10', '0', '1e999', 'NaN'])('%p is no area', (area) => {
  expect(estimationFee(area, rule)).toBe('')
})
