import { join } from 'node:path'
import type { Readable } from 'node:stream'

import { Miniflare } from 'miniflare'

import { COMPATIBILITY, workerBundle } from './bundle'

/** What a Worker that runs on this machine is given. */
export interface LocalWorkerOptions {
  /** 0 takes a free port. */
  port: number
  /** Secrets and variables by name, as `wrangler secret` would set them. */
  secrets: Readonly<Record<string, string>>
  /** Where the objects keep their databases; in memory by default. */
  dataDir?: string | undefined
  /** A bundled module to run instead of the Worker. */
  code?: string | undefined
  /** Gets what the platform prints, which goes to the terminal by default. */
  onOutput?: ((stdout: Readable, stderr: Readable) => void) | undefined
}

/** Starts the Worker on the platform's own program (workerd), on 127.0.0.1. Throws when it will not start. */
export async function startWorkerRelay({
  port,
  secrets,
  dataDir,
  code,
  onOutput,
}: LocalWorkerOptions): Promise<{ port: number; close: () => Promise<void> }> {
  const platform = new Miniflare({
    host: '127.0.0.1',
    port,
    modules: [{ type: 'ESModule', path: 'worker.mjs', contents: code ?? (await workerBundle()) }],
    compatibilityDate: COMPATIBILITY.date,
    compatibilityFlags: [...COMPATIBILITY.flags],
    durableObjects: { RELAY: { className: 'FirmRelay', useSQLite: true } },
    durableObjectsPersist: dataDir ?? false,
    r2Buckets: ['PHOTOS'],
    r2Persist: dataDir === undefined ? false : join(dataDir, 'photos'),
    bindings: secrets,
    cf: false,
    telemetry: { enabled: false },
    ...(onOutput && { handleRuntimeStdio: onOutput }),
  })
  const url = await platform.ready
  return { port: Number(url.port), close: () => platform.dispose() }
}
