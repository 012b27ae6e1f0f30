import { relayDirectives, sendToRelay } from './relay'

const url = 'https://relais.test/demande'

function answering(body: string | null, init?: ResponseInit): typeof fetch {
  return () => Promise.resolve(new Response(body, init))
}

test('posts the fields in order as multipart form data, with our one header', async () => {
  let seen: RequestInit | undefined
  const spy: typeof fetch = (_, init) => {
    seen = init
    return Promise.resolve(new Response('{}'))
  }
  await sendToRelay(
    url,
    [
      ['Prénom', 'Éloïse'],
      ['Nom', "D'Aubigné"],
    ],
    { fetch: spy },
  )
  expect(seen).toMatchObject({
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  expect([...(seen!.body as FormData)]).toEqual([
    ['Prénom', 'Éloïse'],
    ['Nom', "D'Aubigné"],
  ])
})

test('goes on while its page is left, unless it is larger than browsers take then', async () => {
  const kept: (boolean | undefined)[] = []
  const spy: typeof fetch = (_, init) => {
    kept.push(init?.keepalive)
    return Promise.resolve(new Response('{}'))
  }
  const send = (text: string, photos: readonly Blob[] = []) =>
    sendToRelay(url, [['Description', text]], { photos, fetch: spy })
  await send('Le toit fuit.')
  await send('x'.repeat(50_000))
  await send('Le toit fuit.', [new Blob(['photo'])])
  expect(kept).toEqual([true, false, false])
})

test.each([
  ['an empty body', ''],
  ['a page', '<html>Merci</html>'],
  ['JSON that says true', '{"success":true}'],
  ['JSON that says "true"', '{"success":"true"}'],
  ['JSON without the word', '{"ok":false}'],
  ['JSON that is no object', 'false'],
  ['broken JSON', '{"success":false'],
])('an OK status with %s is a success', async (_, body) => {
  expect(await sendToRelay(url, [], { fetch: answering(body) })).toEqual({ ok: true })
})

test.each(['', '<html>Site en maintenance</html>', '{"ok":true}', '{"success":null}'])(
  'an OK status with %p is no success where our own relay is asked, which says so',
  async (body) => {
    const answer = await sendToRelay(url, [], { fetch: answering(body), ownRelay: true })
    expect(answer).toEqual({ ok: false, reason: 'refused', detail: body })
  },
)

test.each(['{"success":true}', '{"success":"true"}'])('our own relay’s %s is', async (body) => {
  const answer = await sendToRelay(url, [], { fetch: answering(body), ownRelay: true })
  expect(answer).toEqual({ ok: true })
})

test.each(['{"success":false}', '{"success":"false","message":"Activate first"}'])(
  'an OK status whose JSON says %s is a refusal, with the relay’s words',
  async (body) => {
    expect(await sendToRelay(url, [], { fetch: answering(body) })).toEqual({
      ok: false,
      reason: 'refused',
      detail: body,
    })
  },
)

test.each([400, 403, 413, 429, 500, 503])('status %i is a failure', async (status) => {
  expect(await sendToRelay(url, [], { fetch: answering('{}', { status }) })).toEqual({
    ok: false,
    reason: 'status',
    status,
    detail: `HTTP ${status}`,
  })
})

/** Answers one attempt after the other, and says how many there were. */
async function attempts(ownRelay: boolean, ...answers: (Response | Error)[]) {
  jest.useFakeTimers()
  const bodies: unknown[] = []
  const next: typeof fetch = (_, init) => {
    bodies.push(init?.body)
    const answer = answers[bodies.length - 1]
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer)
  }
  const sending = sendToRelay(url, [['Nom', 'Roux']], { fetch: next, ownRelay })
  await jest.advanceTimersByTimeAsync(3_000)
  const answer = await sending
  jest.useRealTimers()
  expect(new Set(bodies).size).toBe(1)
  return [bodies.length, answer.ok]
}

const lineLost = new TypeError('Failed to fetch')
const taken = () => new Response('{"success":true}')
const unreached = [502, 503, 504, 522, 530].map(
  (status) => [`HTTP ${status}`, new Response('', { status })] as const,
)

test.each([['the line broke', lineLost], ...unreached] as const)(
  'what has not reached our own relay is sent once more: %s',
  async (_, failure) => {
    expect(await attempts(true, failure, taken())).toEqual([2, true])
    expect(await attempts(true, failure, lineLost)).toEqual([2, false])
    expect(await attempts(false, failure, taken())).toEqual([1, false])
  },
)

test.each([400, 413, 429, 500])('what our own relay has refused is not: %i', async (status) => {
  expect(await attempts(true, new Response('', { status }), taken())).toEqual([1, false])
})

test('a network failure is told apart from silence', async () => {
  const broken: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await sendToRelay(url, [], { fetch: broken })).toMatchObject({
    ok: false,
    reason: 'network',
  })
  const silent: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    )
  expect(await sendToRelay(url, [], { fetch: silent, timeoutMs: 20 })).toMatchObject({
    ok: false,
    reason: 'timeout',
  })
})

test('the directives are those of the relay’s contract', () => {
  expect(relayDirectives('https://site.test/demande-devis', 'Objet')).toEqual([
    ['_next', 'https://site.test/demande-devis'],
    ['_honey', ''],
    ['_captcha', 'false'],
    ['_subject', 'Objet'],
  ])
})
