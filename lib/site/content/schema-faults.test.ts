import * as z from 'zod'
import { pattern } from '@/content/schema/parts'
import { faultsOf, frenchMessage } from './schema-faults'
import { nearest } from '@/lib/text/nearest'

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

test('of a field by another name the one that is missing is meant, before one that is there', () => {
  const closure = z.strictObject({
    from: z.string(),
    until: z.string(),
    text: z.string(),
    promise: z.string().optional(),
  })
  const closed = { from: 'a', text: 'Fermé.' }
  expect(said(closure, { ...closed, to: 'b' })).toContain(
    ": « to » n'est pas un champ (il manque « until »)",
  )
  expect(said(closure, { ...closed, until: 'b', promis: 'c' })).toEqual([
    ": « promis » n'est pas un champ (le plus proche : « promise »)",
  ])
  // Nothing has to be there any more.
  expect(said(closure, { ...closed, until: 'b', form: 'c' })).toEqual([
    ": « form » n'est pas un champ (le plus proche : « from »)",
  ])
  // Either of two could be the one.
  expect(said(closure, { ...closed, to: 'b', zzz: 'c' }).join()).not.toContain('il manque')
})

test('who chooses wrongly between a value and a group is told the fields of the group', () => {
  const group = z.strictObject({ closedText: z.string(), note: z.string().optional() }).readonly()
  const form = z.strictObject({ form: z.xor([z.literal(true), group]) })
  expect(said(form, { form: false })).toEqual([
    "form: « false » n'existe pas (au choix : true, un groupe de champs { closedText })",
  ])
  expect(said(form, {})).toEqual(['form: ce champ manque'])
  expect(said(form, { form: {} })).toEqual(['form.closedText: ce champ manque ; il faut un texte'])
})

test('a text of one form that is missing is asked for in that form', () => {
  const closure = z.strictObject({
    until: z.iso.date().meta({ label: 'Jusqu’au' }).readonly(),
    email: z.email(),
    opens: pattern(/^\d\d:\d\d$/, 'HH:MM, comme 08:30').meta({ label: 'Ouvre' }),
    text: z.string(),
  })
  expect(said(closure, {})).toEqual([
    'until: ce champ manque ; il faut un jour AAAA-MM-JJ, comme 2027-08-15',
    'email: ce champ manque ; il faut une adresse e-mail',
    'opens: ce champ manque ; il faut HH:MM, comme 08:30',
    'text: ce champ manque ; il faut un texte',
  ])
})

test.each([
  [z.number(), '25,50', "« 25,50 » n'est pas un nombre : écrivez 25.50, sans guillemets ni unité"],
  [z.int(), '25 €/m²', "« 25 €/m² » n'est pas un nombre : écrivez 25, sans guillemets ni unité"],
  [z.number(), 'gratuit', "« gratuit » n'est pas un nombre"],
  [z.iso.date(), '5/12/2026', "« 5/12/2026 » n'est pas un jour AAAA-MM-JJ : écrivez 2026-12-05"],
  [z.iso.date(), 'demain', "« demain » n'est pas un jour AAAA-MM-JJ"],
])('a number or a day written as one speaks is said as it is typed', (schema, value, message) => {
  const { error } = z
    .strictObject({ at: schema })
    .safeParse({ at: value }, { error: frenchMessage, reportInput: true })
  expect(faultsOf('a.json', error!).map((fault) => fault.message)).toEqual([message])
})
