import { createServer } from 'node:http'

import { ordinarySpaces } from '@/lib/text/ordinary-spaces'
import { afterTest, cleanUp, post, quietPort } from '../contract/test-http'
import { quote } from '../core/test-form'
import { wholeOutput } from '../core/test-output'
import { runCommand } from './commands'
import { startTestRelay, storedLeads } from './test-relay'

afterEach(cleanUp)

const secret = 'a-secret-of-thirty-two-characters'

test('a command reaches a relay that stands elsewhere, with the secret of its inbox', async () => {
  const port = await quietPort()
  const at = `http://localhost:${port}`
  const relay = await startTestRelay({ port, signIn: { url: at, secret } })
  await post(relay, quote())
  const env = { RELAY_INBOX_SECRET: secret, RELAY_DATA_DIR: '/nowhere' }
  const exported = await runCommand(['export', 'elodie@exemple.fr', '--at', `${at}/`], env)
  expect(JSON.parse(await wholeOutput(exported))).toMatchObject({
    leads: [{ reference: expect.any(String) }],
  })
  const sent = await runCommand(['firm', '--at', at], env)
  expect(await wholeOutput(sent)).toContain('connaît maintenant')
  const wrong = { RELAY_INBOX_SECRET: `${secret}-2` }
  await expect(runCommand(['erase', 'elodie@exemple.fr', '--at', at], wrong)).rejects.toThrow(
    'RELAY_INBOX_SECRET',
  )
  expect(await storedLeads(relay.dataDir)).toHaveLength(1)
  const erased = await runCommand(['--at', at, 'erase', '06 39 98 12 34'], env)
  expect(ordinarySpaces(await wholeOutput(erased))).toMatch(/^1 demande effacée/)
  expect(await storedLeads(relay.dataDir)).toEqual([])
  await expect(runCommand(['export', 'personne', '--at', at], env)).rejects.toThrow('numéro')
})

test('an export that breaks off on its way is said to have, and nothing of it passes for all', async () => {
  const port = await quietPort()
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.write('{"warnings":[],"output":"{', () => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  afterTest(async () => server.close())
  await expect(
    runCommand(['export', 'a@b.fr', '--at', `http://127.0.0.1:${port}`], {
      RELAY_INBOX_SECRET: secret,
    }),
  ).rejects.toThrow(/s’est interrompue/)
})

test('where the inbox cannot be signed in to, the way to new hours is said', async () => {
  const relay = await startTestRelay()
  const env = { RELAY_INBOX_SECRET: secret }
  await expect(runCommand(['firm', '--at', `http://localhost:${relay.port}`], env)).rejects.toThrow(
    /RELAY_INBOX_URL.*hosting\/relay\.cjs/,
  )
})

test.each([
  ['no address', ['export', 'a@b.fr', '--at'], {}, /--at attend l’adresse/],
  [
    'an address that anybody could read',
    ['export', 'a@b.fr', '--at', 'http://relais.example'],
    {},
    /--at attend/,
  ],
  [
    'no secret',
    ['export', 'a@b.fr', '--at', 'https://relais.example/dupont'],
    {},
    /RELAY_INBOX_SECRET est requis/,
  ],
  [
    'nobody there',
    ['export', 'a@b.fr', '--at', 'http://127.0.0.1:9'],
    { RELAY_INBOX_SECRET: secret },
    /Pas de réponse de http:\/\/127\.0\.0\.1:9/,
  ],
  [
    'no folder of requests',
    ['export', 'a@b.fr'],
    { RELAY_DATA_DIR: '/nowhere' },
    /^Les demandes de \/nowhere ne peuvent pas être lues \(ENOENT\)\s: vérifiez RELAY_DATA_DIR\.$/,
  ],
  ['hours for a relay on this machine', ['firm'], {}, /Commande inconnue/],
])('%s is one line in French', async (_what, args, env, message) => {
  await expect(runCommand(args, env)).rejects.toThrow(message)
})
