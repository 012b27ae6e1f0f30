import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { redirects, type Redirect } from '@/lib/addresses/redirects'
import { htaccess } from '../../scripts/build/hosts/apache'
import { caddyRules } from '../../scripts/build/hosts/caddy'
import { nginxRules } from '../../scripts/build/hosts/nginx'
import { freePort } from '../../scripts/machine/ports'
import { serveSite } from '../../scripts/machine/processes'
import { caddyProgram, type Servers } from '../../scripts/machine/web-servers'
import {
  everyPage,
  groups,
  moved,
  revalidatedAddresses,
  type Expected,
  type HostName,
} from './addresses'
import { hostFaults, revalidationFaults, type Host } from './faults'
import { isInstalled, startApache, startCaddy, startNginx, skipReason } from './servers'
import { expect, plainTest as test } from '../test'

/**
 * The site behind the servers that it is meant for, with the rules that the build has written. No browser
 * opens: addresses go over the wire as they are, which a browser would normalise.
 */

// One worker, so that the servers start once.
test.describe.configure({ mode: 'default' })

/** The redirects of a site with a page switched off, whose address a wildcard covers as well. */
const switchedOff: readonly Redirect[] = [
  { from: '/service/gestion-projet', to: '/#services', permanent: false },
  ...redirects,
]

const started: Servers[] = []
/** The same servers with the redirects of `switchedOff`. */
const switchedOffHosts = new Map<HostName, Host>()
const hosts = new Map<HostName, Host>()
let served: Awaited<ReturnType<typeof serveSite>>

test.beforeAll(async () => {
  // A server of its own, as that of the other tests compresses nothing.
  const port = await freePort()
  served = await serveSite(port)
  hosts.set('serve', { name: 'serve', port })
  if (!isInstalled) return
  const read = (name: string) => readFileSync(name, 'utf8')
  const nginx = await startNginx([
    read('hosting/nginx.conf') + read('hosting/nginx-brotli.conf'),
    nginxRules(switchedOff),
  ])
  started.push(nginx)
  const apache = await startApache([read('out/.htaccess'), htaccess(switchedOff)])
  started.push(apache)
  switchedOffHosts.set('nginx', { name: 'nginx', port: nginx.ports[1] ?? 0 })
  switchedOffHosts.set('Apache', { name: 'Apache', port: apache.ports[1] ?? 0 })
  const caddy = await startCaddy([read('hosting/caddy.conf'), caddyRules(switchedOff)])
  started.push(caddy)
  switchedOffHosts.set('Caddy', { name: 'Caddy', port: caddy.ports[1] ?? 0 })
  hosts.set('Caddy', { name: 'Caddy', port: caddy.ports[0] ?? 0 })
  hosts.set('nginx', { name: 'nginx', port: nginx.ports[0] ?? 0 })
  hosts.set('Apache', { name: 'Apache', port: apache.ports[0] ?? 0 })
})
test.afterAll(() => {
  served.kill()
  for (const servers of started) servers.stop()
})

const all: Readonly<Record<string, readonly Expected[]>> = {
  ...groups,
  'every page answers, and its other spellings lead to it': everyPage,
}

for (const name of ['nginx', 'Apache', 'Caddy', 'serve'] as const)
  test.describe(`on ${name}`, () => {
    test.skip(name !== 'serve' && !isInstalled, skipReason)
    const host = () => hosts.get(name) as Host

    for (const [title, addresses] of Object.entries(all)) {
      const here = addresses.filter(({ on }) => on?.includes(name) ?? true)
      if (here.length === 0) continue
      test(`${title} (${here.length} addresses)`, async () => {
        const faults: string[] = []
        for (const expected of here) faults.push(...(await hostFaults(host(), expected)))
        expect(faults).toEqual([])
      })
    }

    if (name !== 'serve')
      test('what is switched off leads on in one hop, whatever wildcard covers it', async () => {
        const there = switchedOffHosts.get(name) as Host
        const faults: string[] = []
        for (const path of ['/service/gestion-projet', '/service/gestion-projet/'])
          faults.push(...(await hostFaults(there, moved(path, '/#services', { status: [302] }))))
        faults.push(...(await hostFaults(there, moved('/service/autre', '/services/autre'))))
        expect(faults).toEqual([])
      })

    test('what has not changed is not sent again', async () => {
      const faults: string[] = []
      for (const path of revalidatedAddresses)
        faults.push(...(await revalidationFaults(host(), path)))
      expect(faults).toEqual([])
    })
  })

test('Caddy takes the file of a whole server that the build writes', () => {
  test.skip(!isInstalled, skipReason)
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'))
  const check = () =>
    execFileSync(
      caddyProgram,
      ['validate', '--config', 'hosting/Caddyfile', '--adapter', 'caddyfile'],
      { stdio: 'pipe', env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder } },
    )
  try {
    expect(check).not.toThrow()
  } finally {
    rmSync(folder, { recursive: true })
  }
})
