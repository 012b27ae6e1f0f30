/**
 * Serves the editing screen and the records of this machine to this machine's own browser. What other
 * sites could make that browser ask is refused: another name for this machine, another origin, no token.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ContentFault } from '../../lib/site/content/faults'
import type { EditorConfig } from '../../admin/config/editor-config'
import { answerForge } from './forge-api'
import { screenPolicy } from './screen-policy'
import type { WorkingFolder } from './working-folder'

/** What the editing screen’s server serves, and where. */
export interface EditServerOptions {
  readonly port: number
  /** The screen as `admin/build.ts` makes it. */
  readonly screen: string
  readonly folder: WorkingFolder
  /** Made anew for each page, since what there is to choose from changes. */
  readonly config: () => EditorConfig
  readonly logo: () => string
  /** Of a picture, by its id. */
  readonly thumbnail: (id: string) => Promise<Buffer | undefined>
  /** What the check of the content finds. */
  readonly faults: () => Promise<readonly ContentFault[]>
  /** Where the site is served, for the preview. */
  readonly siteOrigin: string
}

/** The server of the editing screen, once it listens. */
export interface EditServer {
  readonly origin: string
  close: () => Promise<void>
}

/** Of a save: some pictures, each drawn anew at 2,000 px. */
const longestBody = 60 * 1024 * 1024

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/** Starts the server on 127.0.0.1. */
export async function startEditServer(options: EditServerOptions): Promise<EditServer> {
  const { port, screen, folder, config, faults, logo, thumbnail, siteOrigin } = options
  const origin = `http://127.0.0.1:${port}`
  const token = randomBytes(24).toString('base64url')
  const headers = pageHeaders(siteOrigin)

  const answer = async (request: Request, file: string): Promise<Response | string> => {
    if (file === '/config.json')
      return Response.json({ ...config(), local: { token, faults: './faults.json' } })
    if (file === '/logo.svg')
      return new Response(logo(), { headers: { 'Content-Type': 'image/svg+xml' } })
    const [, picture] = /^\/thumbnails\/([\w-]+)\.webp$/.exec(file) ?? []
    if (picture) {
      const small = await thumbnail(picture)
      return small
        ? new Response(new Uint8Array(small), { headers: { 'Content-Type': 'image/webp' } })
        : notFound()
    }
    if (file.startsWith('/api/') || file === '/faults.json') {
      if (!isToken(request.headers.get('authorization'), token))
        return Response.json({ message: 'Rechargez la page.' }, { status: 401 })
      return file === '/faults.json'
        ? Response.json(await faults())
        : ((await answerForge(request, folder)) ?? notFound())
    }
    const held = path.join(screen, path.posix.normalize(file === '/' ? '/index.html' : file))
    return existsSync(held) && path.extname(held) in types ? held : notFound()
  }

  const server = createServer((incoming, outgoing) => {
    void respond(incoming, outgoing).catch((error: unknown) => {
      // Who leaves while a file is sent, by a reload, is no fault.
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'ERR_STREAM_PREMATURE_CLOSE') console.error(error)
      outgoing.destroy()
    })
  })

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming)
    const { method = 'GET' } = incoming
    const refusal = foreign(incoming, port, origin)
    const request = new Request(new URL(incoming.url ?? '/', origin), {
      method,
      headers: Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
      ...(body && method !== 'GET' && method !== 'HEAD' && { body: new Uint8Array(body) }),
    })
    const found =
      refusal ?? (body ? await answer(request, new URL(request.url).pathname) : tooLong())
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value)
    if (typeof found === 'string') {
      outgoing.setHeader('Content-Type', types[path.extname(found)] ?? '')
      return pipeline(createReadStream(found), outgoing)
    }
    outgoing.statusCode = found.status
    found.headers.forEach((value, name) => outgoing.setHeader(name, value))
    outgoing.end(Buffer.from(await found.arrayBuffer()))
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * What a page of another site makes a browser ask comes with its origin, or by a name of its own that
 * leads here (DNS rebinding).
 */
function foreign({ headers }: IncomingMessage, port: number, origin: string): Response | undefined {
  const refused = () => Response.json({ message: 'Refusé.' }, { status: 403 })
  if (headers.host !== `127.0.0.1:${port}`) return refused()
  if (headers.origin !== undefined && headers.origin !== origin) return refused()
  const site = headers['sec-fetch-site']
  const isPage = headers['sec-fetch-mode'] === 'navigate'
  return site === undefined || site === 'same-origin' || site === 'none' || isPage
    ? undefined
    : refused()
}

function pageHeaders(siteOrigin: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': screenPolicy({ framed: [siteOrigin] }),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  }
}

function isToken(header: string | null, token: string): boolean {
  const given = Buffer.from(header ?? '')
  const right = Buffer.from(`token ${token}`)
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Read to its end before it is refused; undefined when it is too long. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of incoming as AsyncIterable<Buffer>) {
    length += part.length
    if (length <= longestBody) parts.push(part)
  }
  return length <= longestBody ? Buffer.concat(parts) : undefined
}

const notFound = () => Response.json({ message: 'Rien à cette adresse.' }, { status: 404 })
const tooLong = () =>
  Response.json({ message: 'Trop de photos à la fois : enregistrez-en moins.' }, { status: 413 })
