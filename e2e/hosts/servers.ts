import { chmodSync, cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startNginx as startNginxIn } from '../../scripts/machine/nginx'
import { freePort } from '../../scripts/machine/ports'
import {
  apacheProgram,
  caddyProgram,
  hasWebServers,
  startWebServer,
  type Servers,
} from '../../scripts/machine/web-servers'

/**
 * Starts real servers in the foreground, on local ports. Everything that they write is in a folder that is
 * removed with them. Each serves a copy of `out/`: started as root they work as another user, who may have no
 * access to the project's folder.
 */

const apacheModules = '/usr/lib/apache2/modules'

/** Starts one nginx that serves each text of rules on a port of its own. */
export async function startNginx(rules: readonly string[]): Promise<Servers> {
  const { folder, site } = siteCopy()
  return startNginxIn(
    folder,
    rules.map((text) => ({ root: site, rules: text })),
  )
}

/**
 * The modules of shared hosting; autoindex and negotiation among them, which our rules have to switch off.
 */
const modules =
  'authz_core mpm_event mime dir autoindex negotiation deflate filter expires headers rewrite alias proxy proxy_http'
    .split(' ')
    .map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`)
    .join('\n')

/** Starts Apache with a virtual host for each text, which it reads as the `.htaccess` file of the site. */
export async function startApache(rules: readonly string[]): Promise<Servers> {
  const { folder, site } = siteCopy()
  const ports = await Promise.all(rules.map(freePort))
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
  return startWebServer(apacheProgram, ['-f', config, '-DFOREGROUND'], { folder, ports })
}

/** Starts Caddy with a site block for each text, without certificates and without its admin port. */
export async function startCaddy(rules: readonly string[]): Promise<Servers> {
  const { folder, site } = siteCopy()
  const ports = await Promise.all(rules.map(freePort))
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
  return startWebServer(caddyProgram, ['run', '--config', config, '--adapter', 'caddyfile'], {
    folder,
    ports,
  })
}

function siteCopy(): { folder: string; site: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'))
  chmodSync(folder, 0o755)
  const site = path.join(folder, 'site')
  cpSync('out', site, { recursive: true, preserveTimestamps: true })
  // Files that certificate authorities request, and files that must never be served.
  for (const [name, text] of Object.entries(plantedFiles)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true })
    writeFileSync(path.join(site, name), text)
  }
  return { folder, site }
}

/** By path, files that are added to each copy of the site: one to be served, the others to be refused. */
export const plantedFiles = {
  '.well-known/acme-challenge/token': 'answer',
  '.env': 'SECRET=1',
  '.git/config': '[core]',
}

export const isInstalled = hasWebServers()
/** The reason that skipped tests give. */
export const skipReason =
  'NOT TESTED: nginx, Apache and Caddy are not all installed. As root on Debian, npm test installs them.'
