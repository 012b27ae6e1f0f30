import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'

import type { KeptLead } from '../contract/host'
import { afterTest, send, type Address } from '../contract/test-http'
import { workerBundle } from './bundle'
import type { LocalWorkerOptions } from './local-worker'

/** A Worker on the platform's own program, a process of its own which can be killed. */
export interface TestPlatform {
  port: number
  /** What it printed so far. */
  output: { text: string }
  /** Ends it at once, as a power cut would. */
  kill: () => Promise<void>
}

/** The Worker with a door for tests; bundled once, for a test may start it again and again. */
let code: Promise<string> | undefined

/** Starts the Worker with a door for tests; 0 takes a free port. Throws what it printed when it ends. */
export async function startPlatform(options: Partial<LocalWorkerOptions>): Promise<TestPlatform> {
  // Loaded late: what NODE_EXTRA_CA_CERTS names is read as Miniflare loads.
  const { startWorkerRelay } = await import('./local-worker')
  code ??= workerBundle('relay/worker/test-worker.ts')
  const output = { text: '' }
  const read = (chunk: Buffer) => (output.text += chunk.toString())
  const worker = { port: 0, secrets: {}, code: await code, ...options }
  const { made, programs } = await withProgramsStarted(() =>
    startWorkerRelay({
      ...worker,
      onOutput: (...streams: Readable[]) => streams.forEach((stream) => stream.on('data', read)),
    }),
  )
  const [program] = programs.filter(({ spawnfile }) => basename(spawnfile).startsWith('workerd'))
  if (!program) throw new Error(`no process of workerd among those started: ${output.text}`)
  const ended = once(program, 'exit')
  let killed: Promise<unknown> | undefined
  const kill = async () => {
    program.kill('SIGKILL')
    // Closed at once, and once only: Miniflare starts again what ends while it is open.
    await (killed ??= Promise.all([made.close(), ended]))
  }
  afterTest(kill)
  return { port: made.port, output, kill }
}

/** Does some work, and gives the processes that were started meanwhile. */
async function withProgramsStarted<T>(work: () => Promise<T>) {
  const programs: ChildProcess[] = []
  const note = (message: unknown) => programs.push((message as { process: ChildProcess }).process)
  subscribe('child_process', note)
  try {
    return { made: await work(), programs }
  } finally {
    unsubscribe('child_process', note)
  }
}

/** Every lead of one firm, oldest first, straight from its database. */
export async function storedBy(firm: Address): Promise<(KeptLead & { records: string[] })[]> {
  const { text } = await send(firm, { path: '/?test=stored' })
  const leads = JSON.parse(text) as (Omit<KeptLead, 'eml'> & { eml: string; records: string[] })[]
  return leads.map((each) => ({ ...each, eml: Buffer.from(each.eml) }))
}
