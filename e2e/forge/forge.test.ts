import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { startForge, type Forge } from './forge'

const marie = { login: 'marie', name: 'Marie Dupont', email: 'marie@example.com' }
const paul = { login: 'paul', name: 'Paul', email: 'paul@example.com' }
const file = 'package.json'
const repo = 'dupont/site'

let forge: Forge
beforeAll(async () => {
  const accounts = { 'token-marie': marie, 'token-paul': paul }
  forge = await startForge({ files: [file, 'e2e/forge'], accounts, repo })
})
afterAll(() => forge.close())

const ask = async (path: string, { token = 'token-marie', body }: Asking = {}) => {
  const answer = await fetch(`${forge.origin}/api/v1${path}`, {
    headers: { Authorization: `token ${token}` },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
interface Asking {
  readonly token?: string
  readonly body?: unknown
}

const shaOf = (path: string) => forge.repository.files().find((each) => each.path === path)?.sha
const base64 = (text: string) => Buffer.from(text).toString('base64')
const change = (files: readonly object[], token?: string) =>
  ask(`/repos/${repo}/contents`, {
    ...(token && { token }),
    body: { branch: 'main', message: 'Modifie', files },
  })

test('a file is read as the project has it, and changed under the SHA that it is known by, as a commit of its author', async () => {
  const blobs = await ask(`/repos/${repo}/git/blobs?shas=${shaOf(file)}`)
  const [blob] = blobs.body as unknown as { content: string }[]
  expect(Buffer.from(blob?.content ?? '', 'base64')).toEqual(readFileSync(file))

  const known = shaOf(file)
  const first = { operation: 'update', path: file, content: base64('{"first":1}'), sha: known }
  expect((await change([first], 'token-paul')).status).toBe(201)
  expect(forge.repository.commits(1)[0]).toMatchObject({ author: { name: 'Paul' } })

  const second = await change([{ ...first, content: base64('{"second":2}') }])
  expect(second.status).toBe(422)
  expect(second.body.message).toContain('sha does not match')
  expect((await change([{ ...first, sha: undefined }])).status).toBe(422)
  expect((await change([{ ...first, operation: 'create' }])).status).toBe(422)
  expect(forge.repository.text('show', `main:${file}`)).toBe('{"first":1}')

  // Two changes at once with the same, current SHA: one of them is refused.
  const fresh = { ...first, sha: shaOf(file) }
  const racing = [2, 3].map((value) => change([{ ...fresh, content: base64(`${value}`) }]))
  expect((await Promise.all(racing)).map(({ status }) => status).sort()).toEqual([201, 422])
  expect(forge.repository.text('rev-list', '--count', 'main')).toBe('3')
})

test('files are created, moved and deleted in one commit, and none of it happens where one is refused', async () => {
  const path = 'e2e/forge/forge.ts'
  const files = [
    { operation: 'create', path: 'new é.json', content: base64('{}') },
    { operation: 'update', path: 'moved.ts', from_path: path, sha: shaOf(path), content: '' },
  ]
  const stale = { operation: 'delete', path: file, sha: '0'.repeat(40) }
  expect((await change([...files, stale])).status).toBe(422)
  expect(shaOf(path)).toBeDefined()
  expect((await change(files)).status).toBe(201)
  expect([shaOf(path), shaOf('moved.ts'), shaOf('new é.json')].map(Boolean)).toEqual([
    false,
    true,
    true,
  ])
  const history = await ask(`/repos/${repo}/commits?path=moved.ts&limit=10`)
  expect(history.body).toHaveLength(1)
})

test('who has no token is let nowhere, and a code gives one only to whom it was given', async () => {
  expect((await ask('/user', { token: 'wrong' })).status).toBe(401)
  const verifier = 'a long secret'
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const query = `redirect_uri=http://127.0.0.1/&state=s&code_challenge=${challenge}`
  const led = await fetch(`${forge.origin}/login/oauth/authorize?${query}`, { redirect: 'manual' })
  const back = new URL(led.headers.get('location') ?? '')
  expect(back.searchParams.get('state')).toBe('s')
  const redeem = (given: string) =>
    fetch(`${forge.origin}/login/oauth/access_token`, {
      method: 'POST',
      body: JSON.stringify({ code: back.searchParams.get('code'), code_verifier: given }),
    })
  expect((await redeem('another')).status).toBe(400)
  const token = (await (await redeem(verifier)).json()) as { access_token: string }
  expect((await ask('/user', { token: token.access_token })).body).toMatchObject({
    full_name: marie.name,
  })
})
