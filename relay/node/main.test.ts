import { writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'

import { startCommand } from './test-command'
import { quote } from '../core/test-form'
import {
  afterTest,
  cleanUp,
  post,
  quietPort,
  send,
  SITE,
  temporaryDirectory,
} from '../contract/test-http'
import { storedLeads } from './test-relay'

afterEach(cleanUp)

test('the command listens, prints its addresses, keeps leads, and stops cleanly when asked', async () => {
  const dataDir = await temporaryDirectory()
  const port = await quietPort()
  const env = {
    RELAY_PORT: String(port),
    RELAY_DATA_DIR: dataDir,
    RELAY_ALLOWED_ORIGINS: SITE,
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const command = startCommand(env)
    await command.listening
    expect(command.output.stdout).toContain(`Relay inbox: http://127.0.0.1:${port}/`)
    expect(command.output.stdout).toContain(`Forms post to: http://127.0.0.1:${port}/demande`)
    expect((await post({ port }, quote({ Nom: signal }))).status).toBe(200)
    expect((await send({ port })).text).toContain(signal)
    command.process.kill(signal)
    expect(await command.exited).toBe(0)
    expect(command.output.stderr).toBe('')
  }
  expect(await storedLeads(dataDir)).toHaveLength(2)
})

test('what it cannot start with is one line that names the variable, and exit code 1', async () => {
  const dataDir = await temporaryDirectory()
  const file = join(dataDir, 'fichier')
  await writeFile(file, '')
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taken.once('listening', resolve))
  afterTest(async () => taken.close())
  const { port } = taken.address() as AddressInfo
  const good = { RELAY_PORT: '0', RELAY_DATA_DIR: dataDir, RELAY_ALLOWED_ORIGINS: SITE }

  const ends = await Promise.all(
    [
      { ...good, RELAY_ALLOWED_ORIGINS: 'exemple' },
      { ...good, RELAY_PORT: String(port) },
      { ...good, RELAY_HOST: 'nulle-part.invalid' },
      { ...good, RELAY_DATA_DIR: join(file, 'leads') },
    ].map(async (env) => {
      const command = startCommand(env)
      return [await command.exited, command.output.stderr]
    }),
  )
  expect(ends).toEqual([
    [
      1,
      expect.stringMatching(
        /^RELAY_ALLOWED_ORIGINS must .*for example RELAY_ALLOWED_ORIGINS=.*\n$/,
      ),
    ],
    [
      1,
      `RELAY_PORT: port ${port} on 127.0.0.1 is already in use, choose another, for example RELAY_PORT=${port + 10}\n`,
    ],
    [
      1,
      expect.stringMatching(
        /^RELAY_HOST: cannot listen on nulle-part\.invalid .*for example RELAY_HOST=127\.0\.0\.1\n$/,
      ),
    ],
    [
      1,
      expect.stringMatching(
        /^RELAY_DATA_DIR: cannot keep leads in .*fichier\/leads .*for example RELAY_DATA_DIR=.*\n$/,
      ),
    ],
  ])
})
