import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'

import { afterTest, cleanUp, eventually } from '../contract/test-http'
import { OpenConnections } from './open-connections'

afterEach(cleanUp)

/** A server with room for one connection of a client's, which reads no body and answers when told. */
async function startServer() {
  const connections = new OpenConnections({ total: 8, perClient: 1 }, () => {})
  const held: ServerResponse[] = []
  const server = createServer((request, response) => {
    connections.onRequest(request, response, 'client')
    held.push(response)
  })
  server.on('connection', (socket) => connections.add(socket, 'client'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterTest(async () => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const open = async (text: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.write(text)
    await once(socket, 'connect')
    return socket
  }
  return { open, held }
}

/** Whether a connection with this text is cut for the next one of its client's. */
async function isCutFor(text: string): Promise<boolean> {
  const { open, held } = await startServer()
  await open(text)
  await eventually(() => held.length === 1)
  await open('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await eventually(() => held.length === 2)
  return held[0]!.destroyed
}

test.each([
  ['without a body', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['whose body nobody reads', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nwhole'],
])('a whole request %s is answered, however many come after it', async (_what, text) => {
  expect(await isCutFor(text)).toBe(false)
})

test('a request that is not whole makes room', async () => {
  expect(await isCutFor('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nha')).toBe(true)
})

test('a connection whose request was answered makes room', async () => {
  const { open, held } = await startServer()
  const first = await open('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await eventually(() => held.length === 1)
  held[0]!.end()
  await once(first, 'data')
  await open('GET / HTTP/1.1\r\nHost: x\r\n')
  await once(first, 'close')
})
