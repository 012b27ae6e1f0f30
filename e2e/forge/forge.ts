import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { BareRepository } from './bare-repository'
import { forgeApi, type Account } from './forge-api'

/** What a forge starts with. */
export interface ForgeSettings {
  /** Paths below `folder` (the project's root by default) that the first commit holds. */
  readonly files: readonly string[]
  readonly folder?: string
  /** Accounts by token. */
  readonly accounts: Readonly<Record<string, Account>>
  /** « owner/name ». */
  readonly repo: string
}

/** A forge that has been started. */
export interface Forge {
  readonly origin: string
  readonly repository: BareRepository
  /** The addresses that were requested, the oldest first. */
  readonly asked: readonly string[]
  close: () => Promise<void>
}

/** Starts a forge on this machine over a real git repository: Forgejo's API, and its sign-in with PKCE. */
export async function startForge({ files, folder, accounts, repo }: ForgeSettings): Promise<Forge> {
  const [owner] = Object.values(accounts)
  if (!owner) throw new Error('A forge wants one account at least.')
  const repository = BareRepository.withFiles(files, owner, folder)
  const api = forgeApi(repository, repo)
  const asked: string[] = []
  const tokens = new Map(Object.entries(accounts))
  /** By authorization code, the PKCE challenge that its redeemer must meet. */
  const challenges = new Map<string, string>()

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request
    const url = new URL(request.url ?? '/', origin)
    const body = await buffer(request)
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type')
    if (method === 'OPTIONS') return void response.writeHead(204).end()
    asked.push(`${method} ${url.pathname}`)
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))

    if (url.pathname === '/login/oauth/authorize') return authorize(url, response)
    if (url.pathname === '/login/oauth/access_token') {
      const token = redeemed(JSON.parse(body.toString()) as Record<string, string>)
      return void json(
        token ? 200 : 400,
        token ? { access_token: token } : { error: 'invalid_grant' },
      )
    }
    if (url.pathname === '/avatar.svg')
      return void response
        .writeHead(200, { 'Content-Type': 'image/svg+xml' })
        .end('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
    const account = tokens.get(headers.authorization?.replace(/^token /, '') ?? '')
    const below = new URL(url)
    below.pathname = url.pathname.replace(/^\/api\/v1/, '')
    const given = body.length > 0 ? (JSON.parse(body.toString()) as unknown) : undefined
    const { status, body: said } = await api(method, below, account, given)
    if (Buffer.isBuffer(said)) return void response.writeHead(status).end(said)
    json(status, said)
  }

  /** Redirects straight back with a code, as a forge does whose user is signed in and has agreed before. */
  function authorize({ searchParams: asked }: URL, response: ServerResponse): void {
    const code = randomUUID()
    challenges.set(code, asked.get('code_challenge') ?? '')
    const back = new URL(asked.get('redirect_uri') ?? '')
    back.searchParams.set('code', code)
    back.searchParams.set('state', asked.get('state') ?? '')
    response.writeHead(302, { Location: back.href }).end()
  }

  function redeemed({ code = '', code_verifier: verifier = '' }: Record<string, string>) {
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    if (challenges.get(code) !== challenge) return undefined
    challenges.delete(code)
    return [...tokens.keys()][0]
  }

  return {
    origin,
    repository,
    asked,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      repository.remove()
    },
  }
}
