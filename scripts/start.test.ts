import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:net'
import { freePort } from './machine/ports'

let taken: Server
let takenPort: number

beforeAll(async () => {
  takenPort = await freePort()
  taken = createServer().listen(takenPort, '127.0.0.1')
})
afterAll(() => new Promise((resolve) => taken.close(resolve)))

/** Runs `npm start`'s script to its end. */
function start(variables: Record<string, string>): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    env: { ...process.env, ...variables },
  })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, text })))
}

test.each(['SITE_PORT', 'RELAY_PORT'])(
  'a port that is taken is one clear line that names %s, and nothing starts',
  async (variable) => {
    const free = { SITE_PORT: String(await freePort()), RELAY_PORT: String(await freePort()) }
    const { code, text } = await start({ ...free, [variable]: String(takenPort) })
    expect(code).toBe(1)
    expect(text).toBe(
      `Port ${takenPort} is taken. Stop what uses it, or choose another: ${variable}=${takenPort + 100}\n`,
    )
  },
  20_000,
)
