import { existsSync } from 'node:fs'
import type { TriedOn } from './debian-packages'

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

export function hasWebServers(): boolean {
  return webServers.files.every((file) => existsSync(file))
}
