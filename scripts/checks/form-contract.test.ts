import { estimationForm } from '../../lib/forms/estimation'
import { withChoices, type FormDefinition } from '../../lib/forms/form'
import { askPermission, permissionOf } from '../../lib/forms/permission'
import { quoteForm } from '../../lib/forms/quote'
import { referenceField } from '../../lib/forms/reference'
import { issueToken } from '../../lib/forms/security-token'
import { sendForm } from '../../lib/forms/send'
import { memoryStore } from '../../lib/forms/test-token-store'
import { handle } from '../../relay/core/handle'
import { glanceOf } from '../../relay/core/glance'
import { isMultiline } from '../../relay/core/submission'
import { shownFields } from '../../relay/core/lead'
import { senderAddress } from '../../relay/core/mail'
import { apart, FORM_FIELDS } from '../../relay/core/other-fields'
import { TestInbox } from '../../relay/core/inbox/test-inbox'
import { fromWeb, toWeb } from '../../relay/core/web-messages'

// What waits for a silent relay would keep the test from ending.
jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate'] })

/** As in every test of the relay. */
const origin = 'https://www.example.com'
const relayUrl = 'https://relay.example.com/demande'

/** Sends a form by the site's own code to the relay's own code, and reads what the relay keeps. */
async function kept(form: FormDefinition, values: Record<string, string | boolean>) {
  const inbox = new TestInbox()
  const asPage: typeof fetch = async (url, init) => {
    const request = new Request(url, init)
    request.headers.set('Origin', origin)
    const visitor = { client: '192.0.2.1', mayPost: true, inboxClosed: () => 'closed' }
    return toWeb(await handle(fromWeb(request), inbox.host, visitor))
  }
  // The permission is then a minute old.
  const now = inbox.now
  inbox.now = new Date(now.getTime() - 60_000)
  const permission = permissionOf(() => askPermission(relayUrl, asPage))
  await permission.get()
  inbox.now = now
  const store = memoryStore()
  const outcome = await sendForm(form, values, {
    config: { relayUrl, allowedOrigins: [origin], ownRelay: true, takesPhotos: false },
    token: issueToken(store),
    permission,
    store,
    location: { origin, href: `${origin}/formulaire` },
    page: '/formulaire',
    fetch: asPage,
  })
  expect(outcome).toMatchObject({ sent: true })
  const names = inbox.store.names()
  expect(names).toHaveLength(1)
  const lead = await inbox.store.read(names[0]!)
  return { lead, glance: glanceOf(names[0]!, lead), outcome }
}

const sender = {
  firstName: 'Élodie',
  lastName: 'Durand',
  email: 'elodie@exemple.fr',
  phone: '06 39 98 12 34',
  consent: true,
}
const text = 'Refaire l’enduit à la chaux\nd’une grange de 80 m².'

const quote = withChoices(quoteForm, { service: [{ value: 'inside', label: 'Intérieur' }] })

test.each<[string, FormDefinition, Record<string, string | boolean>, object]>([
  [
    'quote',
    quote,
    {
      ...sender,
      service: 'inside',
      description: text,
      commune: 'Agen',
      marketingConsent: true,
    },
    { service: 'Intérieur', place: 'Agen' },
  ],
  [
    'estimation',
    estimationForm,
    {
      ...sender,
      propertyAddress: '3, rue Haute, 47000 Agen',
      propertyType: 'house',
      projectDescription: text,
    },
    { service: 'Maison', place: '3, rue Haute, 47000 Agen' },
  ],
])(
  'of the request for a %s the relay finds whatever it looks for, under the names that the form gives',
  async (_name, form, values, about) => {
    const { lead, glance, outcome } = await kept(form, values)
    expect(glance).toMatchObject({
      title: 'Élodie Durand',
      phone: '06 39 98 12 34',
      page: '/formulaire',
      setAside: false,
      unknownContact: false,
      reference: outcome.sent && outcome.receipt.reference,
      ...about,
    })
    expect(glance.contacts).toHaveLength(2)
    expect(apart(shownFields(lead)).others).toEqual([])
    expect(senderAddress(lead)).toBe('elodie@exemple.fr')
    // Token, permission, and a text of its own: nothing about it is doubtful.
    expect(lead.screening).toMatchObject({ points: 0, reasons: [] })
  },
)

test('the relay knows every field of the forms, and takes no other for one', () => {
  const fields = [quoteForm, estimationForm].flatMap((form) => Object.values(form.fields))
  const names = fields.flatMap((field) => [
    'relay' in field ? field.relay : undefined,
    'wording' in field ? field.wording.relay : undefined,
  ])
  const sent = [...names.filter((name) => name !== undefined), referenceField, 'Page']
  expect(new Set(FORM_FIELDS)).toEqual(new Set(sent))
})

test('what is typed on several lines may have several in the relay, and nothing else', () => {
  for (const form of [quoteForm, estimationForm])
    for (const field of Object.values(form.fields))
      if ('relay' in field && field.relay)
        expect([field.relay, isMultiline(field.relay)]).toEqual([
          field.relay,
          field.kind === 'lines',
        ])
})
