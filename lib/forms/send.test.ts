import { estimationForm } from './estimation'
import { emptyValues } from './form'
import { permissionOf } from './permission'
import { LateRefusal } from './photo-rules'
import { quoteForm } from './quote'
import { referenceOf } from './reference'
import { checkToken, issueToken } from './security-token'
import { sendForm, type Outcome, type Sending } from './send'
import { memoryStore } from './test-token-store'

const origin = 'https://www.exemple.test'
const values = { ...emptyValues(quoteForm), firstName: 'Éloïse', lastName: "D'Aubigné" }

/** A form that may send, and the bodies that have left. */
function sending(answer: () => Response | Promise<Response>, change: Partial<Sending> = {}) {
  const store = memoryStore()
  const posted: FormData[] = []
  return {
    posted,
    store,
    config: {
      relayUrl: 'https://relais.test/',
      allowedOrigins: [origin],
      ownRelay: true,
      takesPhotos: true,
    },
    token: issueToken(store),
    location: { origin, href: `${origin}/demande-devis` },
    page: '/services/toiture',
    permission: permissionOf(async () => ''),
    fetch: (async (_, init) => {
      posted.push(init?.body as FormData)
      return answer()
    }) as typeof fetch,
    ...change,
  }
}

const taken = () => new Response('{"success":true}')

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('what is sent is thanked for in French typography, and its token serves no more', async () => {
  const of = sending(taken)
  expect(await sendForm(quoteForm, values, of)).toEqual({
    sent: true,
    title: 'Demande de devis envoyée\u202F!',
    description: 'Nous vous contacterons dans les plus brefs délais pour discuter de votre projet.',
    receipt: {
      reference: referenceOf(keyOf(of.posted[0]) ?? ''),
      sentAt: expect.any(Date),
      photos: 0,
    },
  })
  expect(of.posted[0]?.get('Prénom')).toBe('Éloïse')
  expect(of.posted[0]?.get('CSRF_Token')).toBe(of.token)
  expect(checkToken(of.store, of.token)).toBe('missing')
})

test('a token that the other form has stored meanwhile stays', async () => {
  const of = sending(async () => {
    other = issueToken(of.store)
    return taken()
  })
  let other = ''
  expect(await sendForm(quoteForm, values, of)).toMatchObject({ sent: true })
  expect(checkToken(of.store, other)).toBe('valid')
})

test('photos that the relay could not keep are not said to have gone with the request', async () => {
  const photos = async () => [new Blob(['a']), new Blob(['b'])]
  const photosKept = async (answer: string) => {
    const outcome = await sendForm(
      quoteForm,
      values,
      sending(() => new Response(answer), { photos }),
    )
    return outcome.sent && outcome.receipt.photos
  }
  expect(await photosKept('{"success":true}')).toBe(2)
  expect(await photosKept('{"success":true,"photos":0}')).toBe(0)
})

test('from another origin nothing leaves', async () => {
  const of = sending(taken, { location: { origin: 'https://autre.test', href: '' } })
  expect(await sendForm(quoteForm, values, of)).toEqual({
    sent: false,
    title: 'Erreur de sécurité',
    description: 'Demande non autorisée. Veuillez actualiser la page et réessayer.',
    remedy: 'reload',
  })
  expect(of.posted).toEqual([])
})

test('with another token than the stored one nothing leaves, and a new one would help', async () => {
  const of = sending(taken, { token: 'autre' })
  expect(await sendForm(quoteForm, values, of)).toEqual({
    sent: false,
    title: 'Erreur de sécurité',
    description: 'Session invalide ou expirée. Veuillez actualiser la page et réessayer.',
    remedy: 'new token',
  })
  expect(of.posted).toEqual([])
})

test.each([
  [quoteForm, 'Un problème est survenu lors de l’envoi du formulaire. Veuillez réessayer.'],
  [estimationForm, 'Une erreur est survenue. Veuillez réessayer.'],
] as const)(
  'a send that fails says so in the form’s own words, and its token still serves',
  async (form, words) => {
    const of = sending(() => new Response('', { status: 500 }))
    expect(await sendForm(form, values, of)).toEqual({
      sent: false,
      title: 'Erreur',
      description: words,
    })
    expect(checkToken(of.store, of.token)).toBe('valid')
    expect(console.error).toHaveBeenCalledWith('Request not sent:', 'status', 'HTTP 500')
  },
)

/** What the relay is told to know one and the same request by. */
const keyOf = (body: FormData | undefined) => body?.get('_idempotency_key') as string | undefined

test('a request whose answer was lost goes out again under the same key, reload or not', async () => {
  const of = sending(() => Promise.reject(new TypeError('Failed to fetch')))
  await sendForm(quoteForm, values, of)
  const reloaded = { ...of, token: issueToken(of.store) }
  await sendForm(quoteForm, values, reloaded)
  expect(keyOf(of.posted[0])).toMatch(/^[\w-]{22}$/)
  expect(keyOf(of.posted[1])).toBe(keyOf(of.posted[0]))
})

test('what is not of the contract comes after all that a FormSubmit-like relay expects', async () => {
  const of = sending(taken)
  await sendForm(quoteForm, { ...values, commune: 'Agen (47000)' }, of)
  expect([...of.posted[0]!].slice(-5)).toEqual([
    ['_subject', "Nouvelle demande de devis - Éloïse D'Aubigné"],
    ['Commune du chantier', 'Agen (47000)'],
    ['Référence', referenceOf(keyOf(of.posted[0]) ?? '')],
    ['Page', '/services/toiture'],
    ['_idempotency_key', keyOf(of.posted[0])],
  ])
})

/** The milliseconds at which a request was taken; NaN where it was not. */
const takenAt = (outcome: Outcome) => (outcome.sent ? outcome.receipt.sentAt.getTime() : NaN)

test('it was taken when the relay says so, or by the visitor’s clock', async () => {
  const told = sending(
    () => new Response('{"success":true}', { headers: { Date: 'Sun, 22 Nov 2026 22:51:40 GMT' } }),
  )
  expect(takenAt(await sendForm(quoteForm, values, told))).toBe(Date.parse('2026-11-22T22:51:40Z'))
  const before = Date.now()
  const silent = await sendForm(quoteForm, values, sending(taken))
  expect(takenAt(silent)).toBeGreaterThanOrEqual(before)
})

test('nobody is thanked where something else than our relay answers at its address', async () => {
  const outage = () => new Response('<html>Site en maintenance</html>')
  const of = sending(outage)
  expect(await sendForm(quoteForm, values, of)).toMatchObject({ sent: false })
  // What another relay writes under its thanks is its own affair.
  const other = sending(outage)
  const config = { ...other.config, ownRelay: false }
  expect(await sendForm(quoteForm, values, { ...other, config })).toMatchObject({ sent: true })
})

test('once it was sent, the next request has a key of its own, and so has the other form', async () => {
  const of = sending(taken)
  await sendForm(quoteForm, values, of)
  await sendForm(quoteForm, values, { ...of, token: issueToken(of.store) })
  await sendForm(estimationForm, values, { ...of, token: issueToken(of.store) })
  expect(new Set(of.posted.map(keyOf)).size).toBe(3)
})

test('what a relay finds too large is said to be too long, not to be tried again', async () => {
  const of = sending(() => new Response('', { status: 413 }))
  expect(await sendForm(quoteForm, values, of)).toEqual({
    sent: false,
    title: 'Demande trop longue',
    description: 'Raccourcissez votre texte, ou envoyez-le par e-mail.',
  })
})

const photo = new Blob(['x'], { type: 'image/jpeg' })
const withPhotos = (of: ReturnType<typeof sending>) => ({
  ...of,
  photos: async () => [photo, photo],
})

test('photos go after everything else, under names of ours', async () => {
  const of = sending(taken)
  expect(await sendForm(quoteForm, values, withPhotos(of))).toMatchObject({
    sent: true,
    receipt: { photos: 2 },
  })
  expect([...of.posted[0]!.keys()].slice(-3)).toEqual(['_idempotency_key', 'Photo', 'Photo'])
  const names = of.posted[0]!.getAll('Photo').map((each) => (each as File).name)
  expect(names).toEqual(['photo-1.jpg', 'photo-2.jpg'])
})

test('a relay that takes no photos is sent none', async () => {
  const of = sending(taken)
  const config = { ...of.config, takesPhotos: false }
  await sendForm(quoteForm, values, { ...withPhotos(of), config })
  expect(of.posted[0]!.has('Photo')).toBe(false)
})

test.each([
  [415, 'Photos refusées'],
  [413, 'Photos refusées'],
  [400, 'Photos refusées'],
  [503, 'Erreur'],
])('a request with photos that is answered %d can be sent without them', async (status, title) => {
  const of = sending(() => new Response('', { status }))
  expect(await sendForm(quoteForm, values, withPhotos(of))).toMatchObject({
    sent: false,
    title,
    withPhotos: true,
  })
})

test('a request whose photos cannot be made ready does not leave without them unasked', async () => {
  const of = sending(taken)
  const photos = () => Promise.reject(new Error('chunk not loaded'))
  expect(await sendForm(quoteForm, values, { ...of, photos })).toMatchObject({
    sent: false,
    title: 'Photos pas prêtes',
    withPhotos: true,
  })
  expect(of.posted).toEqual([])
})

test.each([
  [1, 'Photo refusée', /une photo est refusée.*sans cette photo/],
  [3, 'Photos refusées', /3 photos sont refusées.*sans ces photos/],
])(
  'a request of which photos (%d) are refused after the press waits until the visitor knows',
  async (count, title, description) => {
    const of = sending(taken)
    const photos = () => Promise.reject(new LateRefusal(count))
    const answered = await sendForm(quoteForm, values, { ...of, photos })
    expect(answered).toMatchObject({
      sent: false,
      title,
      description: expect.stringMatching(description),
    })
    expect(answered).not.toHaveProperty('withPhotos')
    expect(of.posted).toEqual([])
  },
)

test.each([
  ['travels after everything else', 'p'.repeat(75), 'p'.repeat(75)],
  ['that could not be had is not sent', '', null],
])('a permission %s', async (_what, permission, expected) => {
  const of = sending(taken, { permission: permissionOf(async () => permission) })
  expect(await sendForm(quoteForm, values, of)).toMatchObject({ sent: true })
  expect(of.posted[0]?.get('_permission')).toBe(expected)
  if (permission) expect([...of.posted[0]!.keys()].at(-1)).toBe('_permission')
})
