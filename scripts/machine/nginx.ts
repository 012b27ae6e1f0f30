import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from './ports'
import { brotliModule, nginxProgram, startWebServer, type Servers } from './web-servers'

/**
 * A complete nginx configuration around these `server` blocks, whose files all go into one folder.
 * @param first stands before all else, such as modules to load.
 */
export function nginxConfig(folder: string, servers: readonly string[], first = ''): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  return `${first}
pid ${folder}/nginx.pid;
events {}
http {
access_log off;
${temporary}
${servers.join('\n')}
}
`
}

/** What an nginx of the tests and the bench serves. */
export interface Site {
  /** Where its files lie. As root, nginx reads them as another user, whom the folders must let in. */
  readonly root: string
  /** What stands in its `server` block besides. */
  readonly rules: string
}

/**
 * Serves each site on a port of its own, all from one nginx that knows brotli.
 * @param folder where all that it writes goes; removed in the end.
 * @throws when it does not start, with what it has logged.
 */
export async function startNginx(folder: string, sites: readonly Site[]): Promise<Servers> {
  const ports = await Promise.all(sites.map(freePort))
  const servers = sites.map(
    ({ root, rules }, index) => `server {
listen 127.0.0.1:${ports[index]};
root ${root};
${rules}
}`,
  )
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(config, nginxConfig(folder, servers, `load_module ${brotliModule};`))
  return startWebServer(
    nginxProgram,
    ['-e', 'stderr', '-p', folder, '-c', config, '-g', 'daemon off;'],
    { folder, ports },
  )
}
