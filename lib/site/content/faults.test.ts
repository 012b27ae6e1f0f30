import * as z from 'zod'
import { faultsOf, frenchMessage, nearest } from './faults'

const trades = ['plafonds', 'plombier-sanitaire', 'couvreur', 'charpentierBois', 'carreleur']

test.each([
  ['carelleur', 'carreleur'],
  ['plombier', 'plombier-sanitaire'],
  ['Plombeir-Sanitaire', 'plombier-sanitaire'],
  ['charpentier bois', 'charpentierBois'],
  ['électricien', undefined],
  ['pl', undefined],
])('who writes « %s » means « %s »', (typed, meant) => {
  expect(nearest(typed, trades)).toBe(meant ? ` (le plus proche : « ${meant} »)` : '')
})

test('where nothing is right, nothing is near', () => {
  expect(nearest('carreleur', [])).toBe('')
})

/** What is said of a value that a schema refuses. */
function said(schema: z.ZodType, value: unknown): readonly string[] {
  const { error } = schema.safeParse(value, { error: frenchMessage, reportInput: true })
  return error ? faultsOf('', error).map(({ field, message }) => `${field}: ${message}`) : []
}

test('who chooses wrongly between a value and a group is told the fields of the group', () => {
  const group = z.strictObject({ closedText: z.string(), note: z.string().optional() }).readonly()
  const form = z.strictObject({ form: z.xor([z.literal(true), group]) })
  expect(said(form, { form: false })).toEqual([
    "form: « false » n'existe pas (au choix : true, un groupe de champs { closedText })",
  ])
  expect(said(form, {})).toEqual(['form: ce champ manque'])
  expect(said(form, { form: {} })).toEqual(['form.closedText: ce champ manque ; il faut un texte'])
})
