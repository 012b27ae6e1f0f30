import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Program, TriedOn } from './debian-packages'
import { startService } from './processes'

/** Where Debian puts them. */
export const nginxProgram = '/usr/sbin/nginx'
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
export const apacheProgram = '/usr/sbin/apache2'
export const caddyProgram = '/usr/bin/caddy'

/** The servers that the hosts' rules are tried on. */
export const webServers: TriedOn = {
  files: [nginxProgram, brotliModule, apacheProgram, caddyProgram],
  packages: ['nginx', 'libnginx-mod-http-brotli-static', 'apache2-bin', 'caddy'],
  untested: 'the rules for nginx, Apache and Caddy',
}

/** The one that the bench measures behind. */
export const nginxPrograms: readonly Program[] = [
  { file: nginxProgram, package: 'nginx' },
  { file: brotliModule, package: 'libnginx-mod-http-brotli-static' },
]

/** Whether nginx, Apache and Caddy are all installed. */
export function hasWebServers(): boolean {
  return webServers.files.every((file) => existsSync(file))
}

/** A server of this machine alone, of one or several sites. */
export interface Servers {
  /** One for each site, in their order. */
  readonly ports: readonly number[]
  /** Ends it, and removes the folder of what it has written. */
  readonly stop: () => void
}

/**
 * Starts a web server that stays in the foreground; resolves once it answers on each of the ports.
 * @param folder where all that it writes goes, `error.log` among it; removed in the end.
 * @throws when it does not start, with what it has logged.
 */
export async function startWebServer(
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
      () =>
        Promise.all(
          ports.map((port) => fetch(`http://127.0.0.1:${port}/robots.txt`, { redirect: 'manual' })),
        ),
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
