import { createReadStream, existsSync } from 'node:fs'
import {
  createServer,
  request as sendRequest,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { binaryTypes } from '../build/hosts/answers'

/** Resolves once the file of that name is encoded; at once for a name it does not know. */
type Ask = (name: string) => Promise<void>

/**
 * A proxy before a server of this machine that holds each request for a picture until the picture is encoded:
 * the site can be looked at while most of its pictures are still to come.
 */
export function openPictureGate(port: number, behind: number, ask: Ask): Promise<Server> {
  return listen(port, async (request, response) => {
    await encoded(request, ask)
    pass(request, response, behind)
  })
}

/** Serves pictures only, each encoded when it is asked for, beside a server of the rest. */
export function servePictures(port: number, folder: string, ask: Ask): Promise<Server> {
  return listen(port, async (request, response) => {
    const name = await encoded(request, ask)
    const file = path.join(folder, name ?? '')
    if (!name || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    const type = Object.entries(binaryTypes).find(([extension]) => name.endsWith(`.${extension}`))
    if (type) response.setHeader('Content-Type', type[1])
    pipeline(createReadStream(file), response, () => undefined)
  })
}

function listen(port: number, listener: RequestListener): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(listener)
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

/**
 * Waits until the picture that is asked for is encoded.
 * @returns its name, if the request asks for a picture.
 */
async function encoded({ url = '/' }: IncomingMessage, ask: Ask): Promise<string | undefined> {
  const name = /^\/pictures\/([\w.-]+)(?:\?|$)/.exec(url)?.[1]
  // A fault is reported when all pictures are encoded; here the file is missing, and the answer says so.
  if (name) await ask(name).catch(() => undefined)
  return name
}

function pass(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers } = request
  const passed = sendRequest({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    pipeline(answer, response, () => undefined)
  })
  passed.once('error', () => response.destroy())
  request.pipe(passed)
}
