import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { quote } from '@/relay/core/test-form'
import {
  afterTest,
  cleanUp,
  eventually,
  post,
  quietPort,
  send,
  temporaryDirectory,
} from '@/relay/contract/test-http'
import { startTestRelay, storedLeads } from '@/relay/node/test-relay'
import { nginxConfig } from '@/scripts/machine/nginx'
import { nginxProgram } from '@/scripts/machine/web-servers'

afterEach(cleanUp)

/** Starts a real nginx with these rules. @returns its port. */
async function startNginx(rules: string): Promise<number> {
  const folder = await temporaryDirectory()
  const port = await quietPort()
  const config = join(folder, 'nginx.conf')
  const server = `server {
listen 127.0.0.1:${port};
${rules}
}`
  await writeFile(config, nginxConfig(folder, [server], 'master_process off;'))
  const options = ['-c', config, '-e', join(folder, 'error.log'), '-g', 'daemon off;']
  const nginx = spawn(nginxProgram, options, { stdio: 'ignore' })
  const ended = once(nginx, 'exit')
  afterTest(async () => {
    nginx.kill('SIGKILL')
    await ended
  })
  await eventually(() =>
    send({ port }, { path: '/nulle-part' }).then(
      () => true,
      () => false,
    ),
  )
  return port
}

const whereNginxIs = existsSync(nginxProgram) ? test : test.skip

const rulesThatForget: [what: string, rules: (port: number) => string][] = [
  ['a bare location /', (port) => `location / { proxy_pass http://127.0.0.1:${port}; }`],
  [
    'a location / over HTTP 1.1',
    (port) => `location / { proxy_pass http://127.0.0.1:${port}; proxy_http_version 1.1; }`,
  ],
  [
    'a location / that calls us localhost',
    (port) =>
      `location / { proxy_pass http://127.0.0.1:${port}; proxy_set_header Host localhost:${port}; }`,
  ],
  [
    'a location / that passes on whom it speaks for',
    (port) => `location / {
      proxy_pass http://127.0.0.1:${port};
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }`,
  ],
]

for (const [what, rules] of rulesThatForget) {
  whereNginxIs(`${what} of nginx shows no lead to the public`, async () => {
    const relay = await startTestRelay()
    await post(relay, quote())
    const [stored] = await storedLeads(relay.dataDir)
    const port = await startNginx(rules(relay.port))
    for (const path of ['/', '/health', `/leads/${stored!.name}/lead.json`]) {
      const answer = await send({ port }, { path })
      expect([path, answer.status]).toEqual([path, 403])
      expect(answer.text).not.toContain('Élodie')
    }
    // A visitor on the relay's own machine is let in as before.
    expect((await send(relay)).text).toContain('Élodie')
  })
}

whereNginxIs(
  'the rules that docs/inbox.md gives lead whoever has not signed in to the button, and show him nothing',
  async () => {
    const [, documented = ''] =
      /( {2}location \/ \{[^]*?\n {2}\})/.exec(await readFile('docs/inbox.md', 'utf8')) ?? []
    const [url, secret] = [
      'https://demandes.entreprise.example',
      'a-secret-of-thirty-two-characters',
    ]
    const relay = await startTestRelay({ trustedProxies: 1, inboxPort: 0, signIn: { url, secret } })
    await post(relay, quote())
    const [stored] = await storedLeads(relay.dataDir)
    const rules = documented.replace('http://127.0.0.1:3002', relay.url)
    expect(rules).toContain(relay.url)
    const nginx = { port: await startNginx(rules) }
    const headers = { Host: 'demandes.entreprise.example' }
    const lead = `/leads/${stored!.name}`
    for (const [path, button] of [
      ['/', '/sign-in'],
      ['/health', '/sign-in'],
      [`${lead}/lead.json`, `/sign-in?page=${encodeURIComponent(lead)}`],
    ] as const) {
      const answer = await send(nginx, { path, headers })
      expect([path, answer.status, answer.headers.location]).toEqual([path, 303, button])
      expect(answer.text).not.toContain('Élodie')
    }
    expect((await send(nginx, { path: '/sign-in', headers })).text).toContain('Recevoir un lien')
    // Without one of the two headers, nothing is shown either.
    const forgetful = { port: await startNginx(rules.replace(/.*header Host.*\n/, '')) }
    expect((await send(forgetful, { headers })).status).toBe(403)
  },
)

whereNginxIs(
  'an inbox to sign in to shows nothing through a proxy that says nothing of itself',
  async () => {
    const signIn = { url: 'https://demandes.entreprise.example', secret: 'x'.repeat(32) }
    const relay = await startTestRelay({ trustedProxies: 1, inboxPort: 0, signIn })
    await post(relay, quote())
    const inbox = { port: Number(new URL(relay.url).port) }
    // What a bare `location /` sends in versions of nginx that keep connections to the relay by default.
    const port = await startNginx(`location / {
    proxy_pass http://127.0.0.1:${inbox.port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
  }`)
    const answer = await send({ port }, { headers: { Host: 'demandes.entreprise.example' } })
    expect(answer.status).toBe(403)
    expect(answer.text).not.toContain('Élodie')
    const headers = { Host: `localhost:${inbox.port}` }
    expect((await send(inbox, { headers })).text).toContain('Élodie')
  },
)

whereNginxIs('a relay that knows of its proxy keeps the inbox on a port of its own', async () => {
  const relay = await startTestRelay({ trustedProxies: 1, inboxPort: 0 })
  // Nothing in these requests tells nginx from a visitor on this machine.
  const port = await startNginx(`location / {
    proxy_pass http://127.0.0.1:${relay.port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
  }`)
  expect((await post({ port }, quote())).status).toBe(200)
  expect((await send({ port })).status).toBe(403)
  expect((await send({ port })).text).not.toContain('Élodie')
  const inbox = { port: Number(new URL(relay.url).port) }
  expect(inbox.port).not.toBe(relay.port)
  expect((await send(inbox)).text).toContain('Élodie')
  expect((await post(inbox, quote())).status).toBe(404)
})
