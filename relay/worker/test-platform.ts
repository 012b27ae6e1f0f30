import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import type { KeptLead } from '../contract/host'
import { afterTest, send, type Address } from '../contract/test-http'
import type { LocalWorkerOptions } from './local-worker'

/** A Worker in processes of its own, which can be killed together. */
export interface TestPlatform {
  port: number
  /** What it printed so far. */
  output: { text: string }
  /** Ends it at once, as a power cut would. */
  kill: () => Promise<void>
}

/** Starts the Worker with a door for tests; 0 takes a free port. Throws what it printed when it ends. */
export async function startPlatform(
  options: Partial<LocalWorkerOptions>,
  env: Record<string, string> = {},
): Promise<TestPlatform> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'relay/worker/test-serve.ts'], {
    cwd: join(__dirname, '../..'),
    env: {
      PATH: process.env.PATH,
      TMPDIR: process.env.TMPDIR,
      ...env,
      TEST_WORKER: JSON.stringify({ port: 0, secrets: {}, ...options }),
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: workerd, which it starts, ends with it.
    detached: true,
  })
  const output = { text: '' }
  const ended = once(child, 'exit')
  const kill = async () => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL')
    } catch {
      // It has ended before.
    }
    await ended
  }
  afterTest(kill)
  const port = await new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output.text += chunk.toString()
      const [, listening] = /^Listening on (\d+)$/m.exec(output.text) ?? []
      if (listening !== undefined) resolve(Number(listening))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => reject(new Error(output.text)))
  })
  return { port, output, kill }
}

/** Every lead of one firm, oldest first, straight from its database. */
export async function storedBy(firm: Address): Promise<(KeptLead & { records: string[] })[]> {
  const { text } = await send(firm, { path: '/?test=stored' })
  const leads = JSON.parse(text) as (Omit<KeptLead, 'eml'> & { eml: string; records: string[] })[]
  return leads.map((each) => ({ ...each, eml: Buffer.from(each.eml) }))
}
