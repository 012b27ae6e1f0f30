import fc from 'fast-check'
import { anyCharacter } from '@/lib/text/test-any-character'
import * as z from 'zod/mini'
import { emptyValues, relayFields, withChoices } from './form'
import { quoteForm as withoutChoices, type QuoteRequest } from './quote'
import { oneLine, severalLines } from './plain-text'
import { formSchema } from './schema'

const choices = [
  { value: 'renovation-interieure', label: 'Rénovation Intérieure' },
  { value: 'isolation', label: 'Isolation' },
  { value: 'extensions', label: 'Extensions - Surélévation' },
]
const quoteForm = withChoices(withoutChoices, { service: choices })
const schema = formSchema(quoteForm)
const empty = emptyValues(quoteForm)
const valid: QuoteRequest = {
  ...empty,
  firstName: 'Éloïse',
  lastName: "D'Aubigné",
  email: 'eloise@exemple.test',
  phone: '06 12 34 56 78',
  service: 'isolation',
  description: 'Isoler les combles perdus.',
  consent: true,
}

/** First message of each faulty field, in the order in which they come. */
function messages(quote: object): [string, string][] {
  const checked = z.safeParse(schema, quote)
  const found = new Map<string, string>()
  for (const { path, message } of checked.error?.issues ?? [])
    if (!found.has(String(path[0]))) found.set(String(path[0]), message)
  return [...found]
}

test('an empty quote is told every rule, in order, to the letter', () => {
  expect(messages(empty)).toEqual([
    ['firstName', 'Le prénom est requis'],
    ['lastName', 'Le nom est requis'],
    ['email', "L'email est requis"],
    ['phone', 'Le téléphone est requis'],
    ['service', 'Veuillez sélectionner un service'],
    ['description', 'La description du projet est requise'],
    ['consent', 'Vous devez accepter la politique de confidentialité'],
  ])
})

test.each(['a@b.c', 'prenom.nom+devis@sous.domaine.fr', "d'eau@exemple.test", 'é@ü.fr'])(
  'e-mail %p is accepted',
  (email) => {
    expect(messages({ ...valid, email })).toEqual([])
  },
)

test.each(['a', 'a@b', '@b.c', 'a@.', 'a b@c.d', 'a@b@c.d', 'a@b.'])(
  'e-mail %p is refused',
  (email) => {
    expect(messages({ ...valid, email })).toEqual([['email', 'Veuillez entrer un email valide']])
  },
)

test.each([
  '0612345678',
  '06 12 34 56 78',
  '06.12.34.56.78',
  '06-12-34-56-78',
  '+33612345678',
  '+33 6 12 34 56 78',
  '0033 6 12 34 56 78',
  '  06 12 34 56 78  ',
  '06\u00A012\u00A034\u00A056\u00A078',
  '+33 (0)6 12 34 56 78',
  '00 33 6 12 34 56 78',
  '06/12/34/56/78',
  '\u200B06 12 34 56\u2060 78\uFEFF',
])('phone %p is accepted', (phone) => {
  expect(messages({ ...valid, phone })).toEqual([])
  expect(z.parse(schema, { ...valid, phone }).phone).toBe('06 12 34 56 78')
})

test.each([
  '0012345678',
  '06 12 34 56',
  '06 12 34 56 78 9',
  '+32612345678',
  '6 12 34 56 78',
  'abc',
])('phone %p is refused', (phone) => {
  expect(messages({ ...valid, phone })).toEqual([['phone', 'Format de téléphone invalide']])
})

test('an e-mail address is sent without the marks that come along when it is pasted', () => {
  expect(z.parse(schema, { ...valid, email: '\u200Eana@exemple\u200B.fr ' }).email).toBe(
    'ana@exemple.fr',
  )
})

test('the description counts 20 characters after trimming', () => {
  const tooShort = 'Veuillez fournir une description plus détaillée (minimum 20 caractères)'
  expect(messages({ ...valid, description: `  ${'x'.repeat(19)}  ` })).toEqual([
    ['description', tooShort],
  ])
  expect(messages({ ...valid, description: 'x'.repeat(20) })).toEqual([])
})

test('a name of control characters alone is no name, and they do not count towards a description', () => {
  expect(messages({ ...valid, firstName: '\u0000\u202E\u0007' })).toEqual([
    ['firstName', 'Le prénom est requis'],
  ])
  expect(messages({ ...valid, description: 'x'.repeat(19) + '\u0000'.repeat(9) })).toEqual([
    ['description', 'Veuillez fournir une description plus détaillée (minimum 20 caractères)'],
  ])
})

test('what a visitor pasted with control characters reaches the relay without them', () => {
  const checked = z.parse(schema, {
    ...valid,
    lastName: "D'Au\u0000bigné\u2028de Lavergne",
    phone: '06 12 34\u0000 56 78',
    description: 'Isoler les combles,\u0000\r\npuis la grange.',
  })
  expect(relayFields(quoteForm, checked, 'jeton', 'https://s.test/')).toEqual(
    expect.arrayContaining([
      ['Nom', "D'Aubigné de Lavergne"],
      ['Téléphone', '06 12 34 56 78'],
      ['Description', 'Isoler les combles,\npuis la grange.'],
      ['_subject', "Nouvelle demande de devis - Éloïse D'Aubigné de Lavergne"],
    ]),
  )
})

test('every service of the list is accepted, and nothing else', () => {
  for (const { value } of choices) expect(messages({ ...valid, service: value })).toEqual([])
  expect(messages({ ...valid, service: 'gestion-projet' })).toEqual([
    ['service', 'Veuillez sélectionner un service'],
  ])
})

test('any text is either refused with a message of the specification or reaches the relay cleaned and trimmed', () => {
  const known = new Set([
    'Le prénom est requis',
    'Le nom est requis',
    "L'email est requis",
    'Veuillez entrer un email valide',
    'Le téléphone est requis',
    'Format de téléphone invalide',
    'La description du projet est requise',
    'Veuillez fournir une description plus détaillée (minimum 20 caractères)',
  ])
  const labels = {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Email',
    phone: 'Téléphone',
    description: 'Description',
  } as const
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: anyCharacter, maxLength: 60 }),
    fc.stringMatching(/^[0-9+ .-]{0,20}$/),
    fc.emailAddress(),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(labels) as (keyof typeof labels)[])),
      text,
      (name, value) => {
        const checked = z.safeParse(schema, { ...valid, [name]: value })
        if (!checked.success) {
          for (const issue of checked.error.issues) {
            expect(issue.path).toEqual([name])
            expect(known).toContain(issue.message)
          }
          return
        }
        const fields = new Map(relayFields(quoteForm, checked.data, 'jeton', 'https://site.test/'))
        const clean = name === 'description' ? severalLines : oneLine
        expect(fields.get(labels[name])).toBe(clean(value).trim())
      },
    ),
    { numRuns: 10_000 },
  )
})

test('the relay receives the fields of the contract, services by their label, consent as Oui or Non', () => {
  expect(
    relayFields(quoteForm, { ...valid, marketingConsent: true }, 'jeton', 'https://s.test/p'),
  ).toEqual([
    ['Prénom', 'Éloïse'],
    ['Nom', "D'Aubigné"],
    ['Email', 'eloise@exemple.test'],
    ['Téléphone', '06 12 34 56 78'],
    ['Service', 'Isolation'],
    ['Description', 'Isoler les combles perdus.'],
    ['Marketing Consent', 'Oui'],
    ['CSRF_Token', 'jeton'],
    ['_next', 'https://s.test/p'],
    ['_honey', ''],
    ['_captcha', 'false'],
    ['_subject', "Nouvelle demande de devis - Éloïse D'Aubigné"],
    ['Commune du chantier', ''],
    [
      'Texte accepté',
      "Je veux bien recevoir par e-mail des nouvelles de l'entreprise, sans offre sur l'énergie ni l'adaptation du logement (facultatif).",
    ],
  ])
})

test('the wording of the consent goes with it, and with nothing else', () => {
  const names = relayFields(quoteForm, valid, 'jeton', 'https://s.test/p').map(([name]) => name)
  expect(names).not.toContain('Texte accepté')
})

test('the commune is optional, and any place is taken as it is typed', () => {
  for (const commune of ['', 'Agen (47000)', 'Lieu-dit « Les Combes », au bout du chemin']) {
    expect(messages({ ...valid, commune })).toEqual([])
    const sent = relayFields(quoteForm, { ...valid, commune }, 'jeton', 'https://s.test/p')
    expect(sent.at(-1)).toEqual(['Commune du chantier', commune])
  }
})

test('address and budget are held and never sent', () => {
  const fields = relayFields(
    quoteForm,
    { ...valid, address: '12 rue des Tuiles', budget: '20 000' },
    'jeton',
    'https://s.test/',
  )
  expect(JSON.stringify(fields)).not.toMatch(/rue des Tuiles|20 000/)
})
