import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { request, type IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { multipartType, toMultipart, withPermission, type TestFields } from '../core/test-form'

/** The origin that test relays allow. */
export const SITE = 'https://www.example.com'

/** Where a relay is, or one firm of it. */
export interface Address {
  port: number
  /** What stands before every path, `/dupont`. */
  basePath?: string
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  bytes: Buffer
}

const cleanups: (() => Promise<unknown>)[] = []

/** Call in afterEach: stops every relay and removes every directory made since. */
export async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
}

/** Registers something to undo when the test is over. */
export function afterTest(cleanup: () => Promise<unknown>): void {
  cleanups.push(cleanup)
}

export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'relay-test-'))
  afterTest(() => rm(directory, { recursive: true, force: true }))
  return directory
}

/**
 * A directory in memory where the system has one with room, else on the disk. For tests that kill
 * a process and write thousands of files: what is written outlives the process in both, and the
 * disk would make them wait half a minute for syncs that only a power cut could tell apart.
 */
export async function roomyDirectory(): Promise<string> {
  const shared = await statfs('/dev/shm').catch(() => undefined)
  if (!shared || shared.bavail * shared.bsize < 512 * 1024 * 1024) return temporaryDirectory()
  const directory = await mkdtemp('/dev/shm/relay-test-')
  afterTest(() => rm(directory, { recursive: true, force: true }))
  return directory
}

/**
 * Posts a form the way the site's script does, permission included; `headers` are added or, when
 * undefined, removed.
 */
export function post(
  relay: Address,
  fields: TestFields,
  headers: Record<string, string | undefined> = {},
): Promise<Answer> {
  return postBody(relay, toMultipart(withPermission(fields, headers.Origin ?? SITE)), headers)
}

/** Posts what is already multipart; `headers` as with `post`. */
export function postBody(
  relay: Address,
  body: Buffer,
  headers: Record<string, string | undefined> = {},
): Promise<Answer> {
  return send(relay, {
    method: 'POST',
    path: '/demande',
    headers: {
      Origin: SITE,
      'X-Requested-With': 'XMLHttpRequest',
      'Content-Type': multipartType,
      ...headers,
    },
    body: [body],
  })
}

/** Sends one request exactly as told, body chunk by chunk, and reads the whole answer. */
export function send(
  relay: Address,
  {
    method = 'GET',
    path = '/',
    headers = {},
    body = [],
    address = '127.0.0.1',
  }: {
    method?: string
    path?: string
    headers?: Record<string, string | undefined>
    body?: readonly (Buffer | string)[]
    address?: string
  } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const set = Object.entries(headers).filter(([, value]) => value !== undefined)
    const call = request(
      {
        host: address,
        port: relay.port,
        method,
        path: `${relay.basePath ?? ''}${path}`,
        // As browsers have it; without an agent, Node would ask to close.
        headers: { Connection: 'keep-alive', ...Object.fromEntries(set) } as Record<string, string>,
        agent: false,
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const status = response.statusCode ?? 0
          resolve({ status, headers: response.headers, text: bytes.toString(), bytes })
        })
      },
    )
    call.on('error', reject)
    if (body.length === 1) call.setHeader('Content-Length', Buffer.byteLength(body[0] ?? ''))
    for (const chunk of body) call.write(chunk)
    call.end()
  })
}

/** Shortly before a test's own time is over, so that a failure says what was waited for. */
const PATIENCE_MS = 100_000

/**
 * Waits for something to become true, as long as a test may last: how soon it does says how busy the machine
 * is, and nothing of the relay. Throws when it does not.
 */
export async function eventually(
  check: () => boolean | Promise<boolean>,
  everyMs = 10,
): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!(await check())) {
    if (performance.now() > end) throw new Error(`still not true after ${PATIENCE_MS} ms: ${check}`)
    await pause(everyMs)
  }
}

/**
 * A free port that stays free while nobody listens on it: below the range from which the system
 * hands out ports, to the other test files among others.
 */
export async function quietPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    const probe = createServer()
    const free = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!free) continue
    await new Promise((resolve) => probe.close(resolve))
    return port
  }
}

/** Resolves after a while. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
