import { chmodSync, cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findOrInstall, systemInstall } from '../machine/debian-packages'
import { startNginx } from '../machine/nginx'
import { nginxPrograms } from '../machine/web-servers'

/** A site as it lies in a folder, compressed, and the rules of nginx that it is served by. */
export interface BuiltSite {
  readonly name: string
  readonly root: string
  readonly rules: string
}

export interface ServedSites {
  /** By their names. */
  readonly origins: ReadonlyMap<string, string>
  readonly close: () => void
}

/** Serves each site on a port of its own, all from one nginx, which is installed where it is missing. */
export async function serveSites(sites: readonly BuiltSite[]): Promise<ServedSites> {
  await findOrInstall(nginxPrograms, systemInstall())
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  chmodSync(folder, 0o755)
  const servers = await startNginx(
    folder,
    sites.map(({ root, rules }, index) => {
      const copy = path.join(folder, `site-${index}`)
      // nginx compares the times of a file and its compressed versions.
      cpSync(root, copy, { recursive: true, preserveTimestamps: true })
      return { root: copy, rules }
    }),
  )
  const origins = sites.map(
    ({ name }, index) => [name, `http://127.0.0.1:${servers.ports[index]}`] as const,
  )
  return { origins: new Map(origins), close: servers.stop }
}
