import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { sitePort } from '../site'
import { everyPage, groups, revalidatedAddresses, type Expected, type HostName } from './addresses'
import { hostFaults, revalidationFaults, type Host } from './faults'
import { isInstalled, startApache, startNginx, whyNot, type Servers } from './servers'

/**
 * The site behind the servers it is meant for, by the rules that the build has written. No browser
 * opens: addresses go over the wire as they stand, which a browser would tidy up.
 */

// One worker, so that the servers start once.
test.describe.configure({ mode: 'default' })

const started: Servers[] = []
const hosts = new Map<HostName, Host>([['serve', { name: 'serve', port: sitePort }]])

test.beforeAll(async () => {
  if (!isInstalled) return
  const read = (name: string) => readFileSync(name, 'utf8')
  const nginx = await startNginx([read('hosting/nginx.conf') + read('hosting/nginx-brotli.conf')])
  started.push(nginx)
  const apache = await startApache([read('out/.htaccess')])
  started.push(apache)
  hosts.set('nginx', { name: 'nginx', port: nginx.ports[0] ?? 0 })
  hosts.set('Apache', { name: 'Apache', port: apache.ports[0] ?? 0 })
})
test.afterAll(() => {
  for (const servers of started) servers.stop()
})

const all: Readonly<Record<string, readonly Expected[]>> = {
  ...groups,
  'every page answers, and its other spellings lead to it': everyPage,
}

for (const name of ['nginx', 'Apache', 'serve'] as const)
  test.describe(`on ${name}`, () => {
    test.skip(name !== 'serve' && !isInstalled, whyNot)
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

    test('what has not changed is not sent again', async () => {
      const faults: string[] = []
      for (const path of revalidatedAddresses)
        faults.push(...(await revalidationFaults(host(), path)))
      expect(faults).toEqual([])
    })
  })
