import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/machine/ports'
import { startService } from '../../scripts/machine/processes'
import {
  apacheProgram,
  brotliModule,
  caddyProgram,
  hasWebServers,
  nginxProgram,
} from '../../scripts/machine/web-servers'
import { ask } from './ask'
import { nginxConfig } from './nginx-config'

/**
 * Real servers in the foreground, on ports of this machine alone, with all that they write in a
 * folder that goes with them. Each serves a copy of `out/`: as root they work as another user, who
 * may not be let into the project's folder.
 */

export interface Servers {
  /** One for each text of rules, in their order. */
  readonly ports: readonly number[]
  readonly stop: () => void
}

const apacheModules = '/usr/lib/apache2/modules'

/** One `server` block for each text, all in one nginx. */
export async function startNginx(rules: readonly string[]): Promise<Servers> {
  const { folder, site, ports } = await prepare(rules)
  const servers = rules.map(
    (text, index) => `server {
listen 127.0.0.1:${ports[index]};
root ${site};
${text}
}`,
  )
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(config, nginxConfig(folder, servers, `load_module ${brotliModule};`))
  return run(nginxProgram, ['-e', 'stderr', '-p', folder, '-c', config, '-g', 'daemon off;'], {
    folder,
    ports,
  })
}

/** What shared hosting offers; and what its owner has not switched off, for our rules to do so. */
const modules =
  'authz_core mpm_event mime dir autoindex negotiation deflate filter expires headers rewrite alias proxy proxy_http'
    .split(' ')
    .map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`)
    .join('\n')

/** One virtual host for each text, which stands in a file of the site, as the visitor's host reads it. */
export async function startApache(rules: readonly string[]): Promise<Servers> {
  const { folder, site, ports } = await prepare(rules)
  rules.forEach((text, index) => writeFileSync(path.join(site, `.htaccess-${index}`), text))
  const hosts = ports.map(
    (port, index) => `Listen 127.0.0.1:${port}
<VirtualHost 127.0.0.1:${port}>
  DocumentRoot ${site}
  AccessFileName .htaccess-${index}
  <Directory ${site}>
    Options Indexes FollowSymLinks MultiViews
    AllowOverride All
    Require all granted
  </Directory>
</VirtualHost>`,
  )
  const config = path.join(folder, 'apache.conf')
  writeFileSync(
    config,
    `${modules}
ServerRoot ${folder}
ServerName localhost
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
LogLevel crit
TypesConfig /dev/null
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
${hosts.join('\n')}
`,
  )
  return run(apacheProgram, ['-f', config, '-DFOREGROUND'], { folder, ports })
}

/** One site block for each text, without certificates or the port that Caddy is steered by. */
export async function startCaddy(rules: readonly string[]): Promise<Servers> {
  const { folder, site, ports } = await prepare(rules)
  const sites = rules.map(
    (text, index) => `http://127.0.0.1:${ports[index]} {
root * ${site}
${text}
}`,
  )
  const config = path.join(folder, 'Caddyfile')
  writeFileSync(
    config,
    `{
admin off
auto_https off
}
${sites.join('\n')}
`,
  )
  return run(caddyProgram, ['run', '--config', config, '--adapter', 'caddyfile'], { folder, ports })
}

async function prepare(rules: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'))
  chmodSync(folder, 0o755)
  const site = path.join(folder, 'site')
  cpSync('out', site, { recursive: true, preserveTimestamps: true })
  // What certificates ask for, and what must never be told.
  for (const [name, text] of Object.entries(plantedFiles)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true })
    writeFileSync(path.join(site, name), text)
  }
  const ports = await Promise.all(rules.map(freePort))
  return { folder, site, ports }
}

export const plantedFiles = {
  '.well-known/acme-challenge/token': 'answer',
  '.env': 'SECRET=1',
  '.git/config': '[core]',
}

async function run(
  program: string,
  args: readonly string[],
  { folder, ports }: { folder: string; ports: readonly number[] },
): Promise<Servers> {
  const tidy = () => rmSync(folder, { recursive: true, force: true })
  try {
    const { child } = await startService(
      program,
      args,
      { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
      () => Promise.all(ports.map((port) => ask(port, { path: '/robots.txt' }))),
    )
    const stop = () => {
      child.kill()
      tidy()
    }
    return { ports, stop }
  } catch (error) {
    const log = path.join(folder, 'error.log')
    const logged = existsSync(log) ? readFileSync(log, 'utf8') : ''
    tidy()
    throw new Error(`${error instanceof Error ? error.message : error}\n${logged}`)
  }
}

export const isInstalled = hasWebServers()
export const whyNot =
  'NOT TESTED: nginx, Apache and Caddy are not all installed. As root on Debian, npm test installs them.'
