import * as z from 'zod'
import { openingHours } from '@/content/schema/firm-hours'
import { month, pattern, postalCode, webAddress } from '@/content/schema/parts'
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
  // Nobody who lays floors means tiles.
  ['parqueteur', undefined],
])('who writes « %s » means « %s »', (typed, meant) => {
  expect(nearest(typed, trades)).toBe(meant ? ` (le plus proche : « ${meant} »)` : '')
})

test('where nothing is right, nothing is near', () => {
  expect(nearest('carreleur', [])).toBe('')
})

/** What is said of a value that a schema refuses. */
function said(schema: z.ZodType, value: unknown): readonly string[] {
  const { error } = schema.safeParse(value, { error: frenchMessage, reportInput: true })
  return error
    ? faultsOf('', error).map(({ field, message }) => [field, message].filter(Boolean).join(': '))
    : []
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
    "« to » n'est pas un champ (il manque « until »)",
  )
  expect(said(closure, { ...closed, until: 'b', promis: 'c' })).toEqual([
    "« promis » n'est pas un champ (le plus proche : « promise »)",
  ])
  // Nothing has to be there any more.
  expect(said(closure, { ...closed, until: 'b', form: 'c' })).toEqual([
    "« form » n'est pas un champ (le plus proche : « from »)",
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
  [
    z.iso.date(),
    '21 août 2027',
    "« 21 août 2027 » n'est pas un jour AAAA-MM-JJ : écrivez 2027-08-21",
  ],
  [z.iso.date(), '2027-8-3', "« 2027-8-3 » n'est pas un jour AAAA-MM-JJ : écrivez 2027-08-03"],
  [z.iso.date(), '1er/12/26', "« 1er/12/26 » n'est pas un jour AAAA-MM-JJ : écrivez 2026-12-01"],
  [z.iso.date(), '31/02/2027', "« 31/02/2027 » n'est pas un jour AAAA-MM-JJ"],
  [z.int(), '48 h', "« 48 h » n'est pas un nombre : écrivez 48, sans guillemets ni unité"],
  [z.number(), '5 à 15', "« 5 à 15 » n'est pas un nombre"],
  [z.boolean(), 'non', "« non » n'est pas true ou false : écrivez false, sans guillemets"],
  [
    month(),
    'novembre 2026',
    "« novembre 2026 » n'est pas de la forme attendue : AAAA-MM, par exemple 2026-03 ; écrivez 2026-11",
  ],
  [
    month(),
    '3/2026',
    "« 3/2026 » n'est pas de la forme attendue : AAAA-MM, par exemple 2026-03 ; écrivez 2026-03",
  ],
  [
    postalCode(),
    '53 000',
    "« 53 000 » n'est pas de la forme attendue : cinq chiffres, les deux premiers de 01 à 98 ; écrivez 53000",
  ],
  [
    webAddress(),
    'facebook.com/x',
    "« facebook.com/x » n'est pas une adresse complète (https://…) : écrivez https://facebook.com/x",
  ],
])('a value written as one speaks is said as it is typed', (schema, value, message) => {
  const { error } = z
    .strictObject({ at: schema })
    .safeParse({ at: value }, { error: frenchMessage, reportInput: true })
  expect(faultsOf('a.json', error!).map((fault) => fault.message)).toEqual([message])
})

/** A week that opens so on Monday, and never else. */
const openOn = (Monday: unknown) => ({
  Monday,
  ...Object.fromEntries(
    ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [day, []]),
  ),
})

test.each([
  [
    '9h-12h, 14h-18h30',
    'Monday: « 9h-12h, 14h-18h30 » n\'est pas une liste de groupes de champs { opens, closes } : écrivez [{ "opens": "09:00", "closes": "12:00" }, { "opens": "14:00", "closes": "18:30" }]',
  ],
  [
    'fermé',
    "Monday: « fermé » n'est pas une liste de groupes de champs { opens, closes } : écrivez []",
  ],
  [
    'sur rendez-vous',
    "Monday: « sur rendez-vous » n'est pas une liste de groupes de champs { opens, closes } : écrivez [], et mettez le jour dans la liste byAppointment, à la suite des jours",
  ],
  [
    '9h à 12h (uniquement sur RDV)',
    'Monday: « 9h à 12h (uniquement sur RDV) » n\'est pas une liste de groupes de champs { opens, closes } : écrivez [{ "opens": "09:00", "closes": "12:00" }], et mettez le jour dans la liste byAppointment, à la suite des jours',
  ],
  [
    'le matin sur rendez-vous',
    "Monday: « le matin sur rendez-vous » n'est pas une liste de groupes de champs { opens, closes }",
  ],
  [
    [{ opens: '9h', closes: '12:00' }],
    "Monday[0].opens: « 9h » n'est pas de la forme attendue : HH:MM, comme 08:30 ; écrivez 09:00",
  ],
])('hours written as on a door are said as the record holds them: %j', (Monday, message) => {
  expect(said(openingHours(), openOn(Monday))).toEqual([message])
})

test('a phone number written with +33 is said as the record holds it', () => {
  const phone = pattern(/^0[67](?: \d\d){4}$/, 'dix chiffres')
  expect(said(phone, '+33 (0)6.39.98.01.24')).toEqual([
    "« +33 (0)6.39.98.01.24 » n'est pas de la forme attendue : dix chiffres ; écrivez 06 39 98 01 24",
  ])
  // A landline is no mobile however it is written.
  expect(said(phone, '0243990012').join()).not.toContain('écrivez')
})

test('who writes an address in place of a group is told the fields of the group', () => {
  const account = z.strictObject({ network: z.string(), url: z.string() }).readonly()
  expect(said(z.array(account), ['https://exemple.fr'])).toEqual([
    "[0]: « https://exemple.fr » n'est pas un groupe de champs { network, url }",
  ])
})
