import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { allRedirects } from '@/lib/site/all-redirects'
import { startRelay, type Relay } from '../../relay/node/server'
import { withDefaults } from '../../relay/node/options'
import { securityHeaders } from '../../scripts/build/hosts/answers'
import { htaccess } from '../../scripts/build/hosts/apache'
import { caddyRules } from '../../scripts/build/hosts/caddy'
import { nginxRules } from '../../scripts/build/hosts/nginx'
import { freePort } from '../../scripts/machine/ports'
import type { Servers } from '../../scripts/machine/web-servers'
import { ask, type Answer } from './ask'
import { isInstalled, startApache, startCaddy, startNginx, skipReason } from './servers'
import { expect, plainTest as test } from '../test'

/**
 * Forms posted to an address of the site, through the servers that it is meant for, to a real relay behind
 * them. No browser opens.
 */

// One worker, so that the servers start once and the relay stops only during the test that stops it.
test.describe.configure({ mode: 'default' })
test.skip(!isInstalled, skipReason)

const siteOrigin = 'https://www.entreprise.example'
const address = '/demande'
const policy = 'content-security-policy'
const boundary = '----boundary'
const { limits } = withDefaults({ allowedOrigins: [siteOrigin] })

interface Sent {
  readonly fields?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly to?: string
  readonly from?: string
}

/** Posts a form the way the site's script does. */
function post(
  port: number,
  { fields = {}, headers = {}, to = address, from }: Sent,
): Promise<Answer> {
  const body = Buffer.from(
    Object.entries(fields)
      .map(
        ([name, value]) =>
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      .join('') + `--${boundary}--\r\n`,
  )
  return ask(port, {
    path: to,
    method: 'POST',
    body,
    ...(from && { from }),
    headers: {
      origin: siteOrigin,
      'x-requested-with': 'XMLHttpRequest',
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...headers,
    },
  })
}

/** Answers one request of each connection, and cuts it off at the next: its patience with it has just ended. */
function impatientRelay() {
  const served = new WeakSet<object>()
  return createServer(({ socket }, response) => {
    if (served.has(socket)) return socket.destroy()
    served.add(socket)
    response.end('{"success":true}')
  })
}

for (const [name, start, rules] of [
  ['nginx', startNginx, nginxRules],
  ['Apache', startApache, htaccess],
  ['Caddy', startCaddy, caddyRules],
] as const)
  test.describe(`on ${name}`, () => {
    let dataDir: string
    let relay: Relay
    let servers: Servers
    let port: number
    const impatient = impatientRelay()
    let impatientPort: number

    const startAgain = (relayPort: number) =>
      startRelay({
        dataDir,
        allowedOrigins: [siteOrigin],
        port: relayPort,
        inboxPort: 0,
        trustedProxies: 1,
        rateLimit: 5,
      })

    test.beforeAll(async () => {
      dataDir = mkdtempSync(path.join(tmpdir(), 'leads-'))
      const relayPort = await freePort()
      relay = await startAgain(relayPort)
      const upstream = `http://127.0.0.1:${relayPort}/demande`
      const other = await freePort()
      impatient.listen(other, '127.0.0.1')
      servers = await start(
        [upstream, `http://127.0.0.1:${other}/demande`].map((to) =>
          rules(allRedirects, { path: address, upstream: to }),
        ),
      )
      ;[port = 0, impatientPort = 0] = servers.ports
    })
    test.afterAll(async () => {
      servers?.stop()
      impatient.close()
      await relay?.close()
      rmSync(dataDir, { recursive: true, force: true })
    })

    // Entries that begin with a full stop are not leads but the relay's own.
    const leadNames = () => readdirSync(dataDir).filter((name) => !name.startsWith('.'))
    const leads = () =>
      leadNames().map((lead) => readFileSync(path.join(dataDir, lead, 'lead.json'), 'utf8'))
    const one = ({ headers }: Answer, header: string) => headers.get(header)?.join(' and ')

    test('a form posted to the site lands in the inbox, and is thanked for by the relay', async () => {
      const answer = await post(port, { fields: { Prénom: 'Élodie', CSRF_Token: name } })
      expect(answer.status).toBe(200)
      expect(answer.body.toString()).toBe('{"success":true}')
      expect(leads().filter((lead) => lead.includes('Élodie'))).toHaveLength(1)
      const inbox = await ask(Number(new URL(relay.url).port), {
        path: '/',
        headers: { connection: 'keep-alive' },
      })
      expect(inbox.status).toBe(200)
      expect(inbox.body.toString()).toContain('Élodie')
    })

    test('the question for a permission reaches the relay', async () => {
      const { status, body } = await post(port, { to: `${address}?permission` })
      expect([status, body.toString()]).toEqual([200, expect.stringMatching(/^[\w-]{75}$/)])
    })

    test('the question whether all is well reaches the relay', async () => {
      const { status, body } = await ask(port, { path: `${address}?health` })
      expect([status, body.toString()]).toEqual([200, 'OK'])
    })

    test('no answer to a form is kept, and each header is said once but for the policy, which adds up', async () => {
      for (const answer of [
        await post(port, { fields: { Nom: 'deux' } }),
        await post(port, { headers: { origin: 'https://ailleurs.example' } }),
      ]) {
        expect(one(answer, 'cache-control')).toBe('no-store')
        expect(one(answer, policy)).toContain("default-src 'none'")
        for (const [header] of securityHeaders)
          if (header.toLowerCase() !== policy)
            expect(answer.headers.get(header.toLowerCase()), header).toHaveLength(1)
      }
    })

    test('a form without script is answered by the relay’s page, which leads back to the site', async () => {
      const plain = { 'x-requested-with': '', accept: 'text/html' }
      const next = `${siteOrigin}/demande-devis?envoi=1`
      const led = await post(port, { fields: { Nom: 'trois', _next: next }, headers: plain })
      expect(led.status).toBe(200)
      expect(led.body.toString()).toContain(`<a href="${next}">`)
      const refused = await post(port, { headers: plain })
      expect(refused.status).toBe(400)
      expect(refused.body.toString()).toContain('Demande refusée')
    })

    test('other methods are refused at the form’s address, with those that it takes', async () => {
      for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
        const answer = await ask(port, { path: address, method, headers: { origin: siteOrigin } })
        expect(answer.status, method).toBe(405)
        expect(one(answer, 'allow')).toBe('POST, OPTIONS')
        expect(one(answer, 'cache-control')).toBe('no-store')
      }
      const preflight = await ask(port, {
        path: address,
        method: 'OPTIONS',
        headers: { origin: siteOrigin, 'access-control-request-method': 'POST' },
      })
      expect(preflight.status).toBe(204)
    })

    test('nothing else of the relay is within reach: no inbox, no lead', async () => {
      await post(port, { fields: { Nom: 'Secret' } })
      const [lead = ''] = leadNames()
      for (const to of [
        '/',
        '/?page=1',
        `/leads/${lead}/lead.json`,
        `/leads/${lead}/message.eml`,
        `${address}/`,
        `${address}/..`,
        `${address}/../leads/${lead}/lead.json`,
        `${address}/%2e%2e/leads/${lead}/lead.json`,
        `//127.0.0.1:${relay.port}/`,
        `http://127.0.0.1:${relay.port}/`,
      ])
        for (const host of [
          `127.0.0.1:${port}`,
          `127.0.0.1:${relay.port}`,
          new URL(relay.url).host,
        ]) {
          const answer = await ask(port, { path: to, headers: { host } })
          expect(answer.body.toString(), to).not.toMatch(/Secret|Boîte de réception|Élodie/)
        }
      for (const to of ['/', `${address}/`, '/demande-devis', `/leads/${lead}/lead.json`])
        expect((await post(port, { to, fields: { Nom: 'ailleurs' } })).status, to).toBe(405)
    })

    test('each visitor is counted by his own address, whatever he says it is', async () => {
      const statuses: number[] = []
      for (let index = 0; index < 7; index += 1) {
        const headers = { 'x-forwarded-for': `203.0.113.${index}` }
        const answer = await post(port, { fields: { Nom: `n° ${index}` }, headers })
        statuses.push(answer.status)
      }
      expect(statuses).toContain(429)
      // Another visitor: 127.0.0.9 is another address of this machine.
      const other = await post(port, { fields: { Nom: 'voisin' }, from: '127.0.0.9' })
      expect(other.status).toBe(200)
    })

    test('a request that is too long is refused by the relay in French, one far too long at once', async () => {
      await relay.close()
      relay = await startAgain(relay.port)
      const long = await post(port, { fields: { Nom: 'a'.repeat(limits.bytes) } })
      expect(long.status).toBe(413)
      expect(long.body.toString()).toContain('trop volumineuse')
      const much = await post(port, { fields: { Nom: 'a'.repeat(8 * limits.bytes) } })
      // Caddy 2.6 reports a body that is too long as a failing relay.
      expect(name === 'Caddy' ? [413, 502] : [413]).toContain(much.status)
      expect(one(much, 'cache-control')).toBe('no-store')
      const most = await post(port, { fields: { Nom: 'a'.repeat(limits.bytes - 500) } })
      expect(most.status).toBe(200)
    })

    test('no form meets a connection that the relay is just closing', async () => {
      for (let index = 0; index < 3; index += 1)
        expect((await post(impatientPort, { fields: { Nom: 'suivant' } })).status).toBe(200)
    })

    test('while the relay is down nobody is thanked, and the first form after it is back arrives', async () => {
      const { port: relayPort } = relay
      await relay.close()
      const before = leads().length
      const answer = await post(port, { fields: { Nom: 'perdu' } })
      expect([502, 503, 504]).toContain(answer.status)
      expect(answer.body.toString()).not.toContain('success')
      expect(one(answer, 'cache-control')).toBe('no-store')
      for (const [header] of securityHeaders)
        expect(answer.headers.get(header.toLowerCase()), header).toHaveLength(1)
      relay = await startAgain(relayPort)
      expect((await post(port, { fields: { Nom: 'de retour' } })).status).toBe(200)
      expect(leads()).toHaveLength(before + 1)
    })
  })
