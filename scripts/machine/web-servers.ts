import { existsSync } from 'node:fs'
import { systemInstall } from './debian-packages'

/** Where Debian puts them. */
export const nginxProgram = '/usr/sbin/nginx'
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
export const apacheProgram = '/usr/sbin/apache2'
export const caddyProgram = '/usr/bin/caddy'

export function hasWebServers(): boolean {
  return [nginxProgram, brotliModule, apacheProgram, caddyProgram].every((file) => existsSync(file))
}

/** The servers that the rules are tried on: installed as root on Debian, otherwise said to be missing. */
export async function findOrInstallWebServers(): Promise<void> {
  if (hasWebServers()) return
  const install = systemInstall()
  if (install) await install(['nginx', 'libnginx-mod-http-brotli-static', 'apache2-bin', 'caddy'])
  else
    console.log(
      '   NOT TESTED: the rules for nginx, Apache and Caddy, which are not all installed here.',
    )
}
