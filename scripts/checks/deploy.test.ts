import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse as parseJsonc } from 'jsonc-parser'
import { parse } from 'yaml'
import { optionsFromEnvironment } from '../../relay/node/environment'
import { quote, toMultipart, multipartType } from '../../relay/core/test-form'
import { quietPort } from '../../relay/contract/test-http'
import { storedLeads } from '../../relay/node/test-relay'
import { relayBundle, writeRelayBundle } from '../build/relay-bundle'

const read = (name: string) => readFileSync(path.join('deploy', name), 'utf8')

interface Service {
  readonly build: {
    readonly dockerfile: string
    readonly target: string
    readonly args: Readonly<Record<string, string>>
  }
  readonly environment?: Readonly<Record<string, string>>
  readonly env_file?: string
  readonly volumes: readonly string[]
  readonly ports?: readonly string[]
}
const compose = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<'relay' | 'web', Service>>
  readonly volumes: Readonly<Record<string, unknown>>
}
const dockerfile = read('Dockerfile')
const unit = read('site-relay.service')

/** `NAME=value`, a line each. */
const settingsOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
const example = settingsOf(read('relay.env.example'))
const inUnit = Object.fromEntries(
  (/^Environment=(.*)$/m.exec(unit)?.[1] ?? '').split(' ').map((pair) => pair.split('=')),
) as Record<string, string>

/** The variables that the relay reads, as it reads them. */
function namesRead(): Set<string> {
  const names = new Set<string>()
  const environment = new Proxy(example, {
    get(target, name: string) {
      names.add(name)
      return target[name]
    },
  })
  optionsFromEnvironment(environment)
  return names
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'deploy-'))
  writeRelayBundle(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the bundle with nothing of the project around it. */
async function startBundle(port: number) {
  const child = spawn(process.execPath, [path.join(folder, relayBundle)], {
    cwd: folder,
    env: {
      RELAY_ALLOWED_ORIGINS: 'https://www.example.com',
      RELAY_PORT: String(port),
      // As compose and the unit have it: the inbox, which is asked for health, has the next port.
      RELAY_TRUST_PROXY: '1',
      RELAY_DATA_DIR: path.join(folder, 'leads'),
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  for await (const chunk of child.stdout) {
    printed += String(chunk)
    if (printed.includes('Forms post to')) break
  }
  return {
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

const health = () =>
  JSON.parse(/HEALTHCHECK[^[]*(\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]') as [string, ...string[]]

function isHealthy(port: number): boolean {
  const [, ...args] = health()
  try {
    execFileSync(process.execPath, args, {
      env: { RELAY_PORT: String(port) } as unknown as NodeJS.ProcessEnv,
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

test('the relay in one file takes a lead, and its health is seen while it runs', async () => {
  const port = await quietPort()
  expect(isHealthy(port)).toBe(false)
  const relay = await startBundle(port)
  try {
    expect(isHealthy(port)).toBe(true)
    const answer = await fetch(`http://127.0.0.1:${port}/demande`, {
      method: 'POST',
      headers: {
        Origin: 'https://www.example.com',
        'Content-Type': multipartType,
        Accept: 'application/json',
      },
      body: new Uint8Array(toMultipart(quote())),
    })
    expect(await answer.json()).toEqual({ success: true })
    expect(await storedLeads(path.join(folder, 'leads'))).toHaveLength(1)
  } finally {
    await relay.stop()
  }
})

test('the relay in one file is that of the firm whose records CONTENT_DIR named as it was built', () => {
  const records = mkdtempSync(path.join(folder, 'records-'))
  const brand = 'Toitures du Lot'
  const firm = { brand, phones: {}, email: 'a@b.example', openingHours: {}, closures: [] }
  writeFileSync(path.join(records, 'firm.json'), JSON.stringify(firm))
  const built = mkdtempSync(path.join(folder, 'built-'))
  process.env.CONTENT_DIR = records
  try {
    writeRelayBundle(built)
  } finally {
    delete process.env.CONTENT_DIR
  }
  expect(readFileSync(path.join(built, relayBundle), 'utf8')).toContain(brand)
})

test('every setting of compose, of the unit and of the example is one that the relay reads', () => {
  const known = [...namesRead(), 'NODE_ENV']
  const { relay } = compose.services
  for (const settings of [example, inUnit, relay.environment ?? {}])
    for (const name of Object.keys(settings)) expect(known).toContain(name)
  expect(optionsFromEnvironment({ ...example, ...inUnit }).trustedProxies).toBe(1)
  expect(optionsFromEnvironment({ ...example, ...relay.environment }).trustedProxies).toBe(1)
})

test('leads are kept where something outlives the container, or the service', () => {
  const mounts = (service: Service) => service.volumes.map((volume) => volume.split(':'))
  for (const service of Object.values(compose.services))
    for (const [name = ''] of mounts(service)) expect(Object.keys(compose.volumes)).toContain(name)
  const kept = compose.services.relay.environment?.RELAY_DATA_DIR ?? ''
  expect(mounts(compose.services.relay).some(([, place]) => kept.startsWith(`${place}/`))).toBe(
    true,
  )
  const state = /^StateDirectory=(.+)$/m.exec(unit)?.[1]
  expect(inUnit.RELAY_DATA_DIR).toBe(`/var/lib/${state}/leads`)
})

test('compose builds stages that the Dockerfile has, from files that the build writes', () => {
  for (const { build, ports } of Object.values(compose.services)) {
    expect(existsSync(build.dockerfile)).toBe(true)
    expect(dockerfile).toMatch(new RegExp(`^FROM \\S+ AS ${build.target}$`, 'm'))
    for (const name of Object.keys(build.args)) expect(dockerfile).toContain(`ARG ${name}\n`)
    // The relay is for the server before it, on this machine.
    expect(ports).toBeUndefined()
  }
  const copied = [...dockerfile.matchAll(/\/app\/(hosting\/\S+)/g)].map(([, file]) => file)
  expect(copied).toEqual([`hosting/${relayBundle}`, 'hosting/Caddyfile', 'hosting/caddy.conf'])
  expect(read('Dockerfile.dockerignore')).toContain('deploy/relay.env\n')
  // Throws for what git would take in.
  execFileSync('git', ['check-ignore', '--quiet', 'deploy/relay.env'])
})

test('neither container nor service runs with rights that the relay has no use for', () => {
  expect(/AS relay\n[^]*?\n(?=FROM)/.exec(dockerfile)?.[0]).toContain('\nUSER node\n')
  for (const service of Object.values(compose.services))
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'always',
    })
  for (const line of [
    'DynamicUser=yes',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
    'ProtectSystem=strict',
    'PrivateTmp=yes',
    'Restart=always',
  ])
    expect(unit.split('\n')).toContain(line)
})

test('of who asks a Worker the platform is told to keep nothing', () => {
  const { observability } = parseJsonc(readFileSync('wrangler.jsonc', 'utf8')) as {
    readonly observability?: { readonly logs?: { readonly invocation_logs?: boolean } }
  }
  expect(observability?.logs?.invocation_logs).toBe(false)
})

const systemd = '/usr/bin/systemd-analyze'

/** Where systemd is not installed, the unit is read by the tests above alone. */
const withSystemd = existsSync(systemd) ? test : test.skip

withSystemd('systemd finds no fault in the unit, and little that it leaves exposed', () => {
  const file = path.join(folder, 'site-relay.service')
  writeFileSync(file, unit.replace('/usr/bin/node', process.execPath))
  expect(execFileSync(systemd, ['verify', file], { encoding: 'utf8' })).toBe('')
  const report = execFileSync(systemd, ['security', '--offline=true', '--no-pager', file], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })
  const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(report) ?? []
  expect(Number(exposure)).toBeLessThan(2)
})
