import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { buildSync, stop } from 'esbuild'

import { afterTest } from '../contract/test-http'
import { PERMISSION_SECRET } from '../core/test-form'

/** `main.ts` running as a process of its own, so that a signal hits the relay and nothing else. */
export interface Command {
  process: ChildProcess
  /** What it printed so far. */
  output: { stdout: string; stderr: string }
  /** Resolves to the exit code, or to the signal that ended it. */
  exited: Promise<number | string>
  /** Resolves once it listens; throws when it ends first. */
  listening: Promise<void>
}

let bundled: string | undefined
afterAll(async () => {
  if (bundled === undefined) return
  rmSync(dirname(bundled), { recursive: true, force: true })
  // Its program would go on as long as Jest's process, one for each file of tests.
  await stop()
})

/** The command in one file, as a server gets it; made once, for translating it takes longer than all else. */
function bundle(): string {
  if (bundled !== undefined) return bundled
  const folder = mkdtempSync(join(tmpdir(), 'relay-command-'))
  bundled = join(folder, 'relay.cjs')
  buildSync({
    entryPoints: [join(__dirname, 'main.ts')],
    outfile: bundled,
    bundle: true,
    platform: 'node',
    logLevel: 'error',
  })
  return bundled
}

/** Starts the command with these variables and no others of the relay's. */
export function startCommand(env: Record<string, string>, args: string[] = []): Command {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(RELAY_|SMTP_|NODE_OPTIONS|JEST_)/.test(name),
  )
  const child = spawn(process.execPath, [bundle(), ...args], {
    env: {
      ...Object.fromEntries(inherited),
      RELAY_PERMISSION_SECRET: PERMISSION_SECRET,
      ...env,
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  const exited = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string)
  const listening = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output.stdout += chunk.toString()
      if (output.stdout.includes('Forms post to')) resolve()
    })
    child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()))
    void exited.then((end) => reject(new Error(`ended with ${end}: ${output.stderr}`)))
  })
  listening.catch(() => {})
  afterTest(async () => {
    child.kill('SIGKILL')
    await exited
  })
  return { process: child, output, exited, listening }
}

/** Most memory a process has ever held, in MiB; undefined where the system does not tell. */
export async function peakMemoryOf({ process: { pid } }: Command): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const [, kib] = /VmHWM:\s+(\d+) kB/.exec(status) ?? []
  if (kib === undefined) throw new Error(`no VmHWM in /proc/${pid}/status`)
  return Number(kib) / 1024
}

/** The most memory that a relay may hold at any load, in MiB (relay/README.md). */
export const MEMORY_LIMIT_MIB = 150
