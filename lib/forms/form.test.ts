import fc from 'fast-check'
import * as z from 'zod/mini'
import { estimationForm } from './estimation'
import {
  choicesOf,
  defineForm,
  drawnForm,
  emptyValues,
  relayFields,
  withChoices,
  type FormDefinition,
} from './form'
import { prefilledMail } from './prefilled-mail'
import { quoteForm as withoutChoices } from './quote'
import { formSchema } from './schema'

const quoteForm = withChoices(withoutChoices, {
  service: [
    { value: 'isolation', label: 'Isolation' },
    { value: 'interieur', label: 'Intérieur' },
  ],
})

const forms: readonly FormDefinition[] = [quoteForm, estimationForm]

test('a text whose format is checked shows an example that passes, as its message gives none', () => {
  const checked = forms.flatMap(({ fields }) =>
    Object.values(fields).flatMap((field) =>
      field.kind === 'text' && field.pattern ? [field] : [],
    ),
  )
  expect(checked.length).toBeGreaterThan(2)
  for (const { hint, pattern } of checked) {
    const [, example] = /^Ex\. : (.+)$/.exec(hint ?? '') ?? []
    expect(example).toMatch(pattern![0])
  }
})

test('one entry of the list is drawn, typed, empty, checked, sent and mailed', () => {
  const form = defineForm({
    ...quoteForm,
    fields: {
      ...quoteForm.fields,
      access: {
        kind: 'text',
        label: "Accès à l'étage",
        relay: 'Accès',
        pattern: [/^\d+$/, 'Un nombre'],
        control: { inputMode: 'numeric' },
      },
    },
  })
  const empty = emptyValues(form)
  expect(empty.access).toBe('')
  expect(drawnForm(form).fields.access).toEqual({
    kind: 'text',
    label: 'Accès à l’étage',
    relay: 'Accès',
    control: { inputMode: 'numeric' },
  })
  const messages = z
    .safeParse(formSchema(form), { ...empty, access: 'haut' })
    .error?.issues.map(({ message }) => message)
  expect(messages?.at(-1)).toBe('Un nombre')
  // What is optional may stay empty.
  expect(
    z.safeParse(formSchema(form), empty).error?.issues.map(({ path }) => path[0]),
  ).not.toContain('access')
  const values = { ...empty, access: '3' }
  expect(relayFields(form, values, 't', 'p').map(([name]) => name)).toEqual([
    'Prénom',
    'Nom',
    'Email',
    'Téléphone',
    'Service',
    'Description',
    'Marketing Consent',
    'Accès',
    'CSRF_Token',
    '_next',
    '_honey',
    '_captcha',
    '_subject',
    'Commune du chantier',
  ])
  expect(prefilledMail(drawnForm(form), values).body).toContain('Accès à l’étage : 3')
})

test('an optional choice may stay open', () => {
  const form = defineForm({
    ...quoteForm,
    fields: { when: { kind: 'choice', label: 'Quand', placeholder: '?', choices: [] } },
  })
  expect(z.safeParse(formSchema(form), { when: '' }).success).toBe(true)
  expect(z.safeParse(formSchema(form), { when: 'jamais' }).success).toBe(false)
})

test.each(forms)('what is handed to the page of $name is plain data without a rule', (form) => {
  const drawn = drawnForm(form)
  expect(JSON.parse(JSON.stringify(drawn))).toEqual(drawn)
  const text = JSON.stringify(drawn)
  for (const field of Object.values(form.fields))
    if ('required' in field && field.required) expect(text).not.toContain(field.required)
})

test('what is held has no control', () => {
  expect(Object.keys(drawnForm(quoteForm).fields)).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'service',
    'description',
    'consent',
    'marketingConsent',
    'commune',
  ])
  expect(emptyValues(quoteForm)).toMatchObject({ address: '', budget: '' })
})

test('controls are told what browsers and phones fill in, and what is required', () => {
  const { fields } = drawnForm(estimationForm)
  expect(fields.email?.control).toEqual({ type: 'email', autoComplete: 'email', required: true })
  expect(fields.propertyYear?.control).toEqual({ inputMode: 'numeric', autoComplete: 'off' })
  expect(fields.propertyType?.choices?.[0]).toEqual({ value: '', label: 'Choisissez un type' })
})

test.each(forms)('the e-mail of $name carries all that the relay would have received', (form) => {
  const value = fc.string({ unit: 'grapheme', maxLength: 40 })
  const values = fc.record(
    Object.fromEntries(
      Object.entries(form.fields).map(([name, field]) => [
        name,
        field.kind === 'tick'
          ? fc.boolean()
          : field.kind === 'choice'
            ? fc.constantFrom('', ...field.choices.map((choice) => choice.value))
            : value,
      ]),
    ),
  )
  fc.assert(
    fc.property(values, (written) => {
      const mail = prefilledMail(drawnForm(form), written)
      const sent = relayFields(form, written, 'jeton', 'page')
      expect(mail.subject).toBe(new Map(sent).get('_subject'))
      for (const [name, text] of sent.filter(([name]) => !/^(?:_|CSRF)/.test(name)))
        expect([name, mail.body.includes(text)]).toEqual([name, true])
      expect(mail.body).not.toContain('Choisissez')
    }),
  )
})

test('what checks and sends a form takes the choices that its page has drawn', () => {
  const form = withChoices(withoutChoices, choicesOf(drawnForm(quoteForm)))
  const service = z.pick(formSchema(form) as unknown as z.ZodMiniObject, { service: true })
  expect(z.safeParse(service, { service: 'interieur' }).success).toBe(true)
  for (const other of ['', 'gestion-projet'])
    expect(z.safeParse(service, { service: other }).success).toBe(false)
  const values = { ...emptyValues(form), service: 'interieur' }
  expect(relayFields(form, values, 'jeton', 'https://s.test/')).toContainEqual([
    'Service',
    'Intérieur',
  ])
})

test('the e-mail names each value, the long text last, so that what a mail program cuts is its end', () => {
  expect(
    prefilledMail(drawnForm(quoteForm), {
      ...emptyValues(quoteForm),
      firstName: 'Éloïse',
      lastName: "D'Aubigné",
      service: 'isolation',
      description: 'Les combles.\nEt la grange.',
    }).body,
  ).toBe(
    [
      'Prénom : Éloïse',
      "Nom : D'Aubigné",
      'E-mail : ',
      'Téléphone : ',
      'Service : Isolation',
      'Nouvelles de l’entreprise par e-mail : Non',
      'Commune du chantier : ',
      '',
      'Les combles.',
      'Et la grange.',
    ].join('\n'),
  )
})

test.each(forms)(
  'what is too long in $name is told so beside its field, and how long it may be',
  (form) => {
    for (const [name, field] of Object.entries(form.fields)) {
      if (field.kind !== 'text' && field.kind !== 'lines') continue
      const [most, said] = field.kind === 'text' ? [500, '500'] : [50_000, '50 000']
      const told = (length: number) =>
        z
          .safeParse(formSchema(form), { ...emptyValues(form), [name]: 'x'.repeat(length) })
          .error?.issues.filter(({ path, message }) => path[0] === name && message.includes('long'))
          .map(({ message }) => message)
      expect([name, told(most)]).toEqual([name, []])
      expect([name, told(most + 1)?.[0]]).toEqual([
        name,
        `Texte trop long : ${said} caractères au plus`,
      ])
    }
  },
)

test.each(forms)('the longest $name that passes is no more than our relay takes', (form) => {
  const values = Object.fromEntries(
    Object.entries(form.fields).map(([name, { kind }]) => [
      name,
      kind === 'text' ? '字'.repeat(500) : kind === 'lines' ? '字'.repeat(50_000) : '',
    ]),
  )
  // Each part brings its head and a boundary.
  const bytes = relayFields(form, values, 'jeton', 'page').reduce(
    (sum, [name, text]) => sum + Buffer.byteLength(name + text) + 200,
    0,
  )
  expect(bytes).toBeLessThan(256 * 1024)
})
