/** What the relay takes of time and memory, alone on its machine with the program that posts to it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ownRelayPath } from '../../lib/environment'
import {
  multipartType,
  PERMISSION_SECRET,
  quote,
  toMultipart,
  withPermission,
} from '../../relay/core/test-form'
import { relayBundle, writeRelayBundle } from '../build/relay-bundle'
import { freePort } from '../machine/ports'
import { median } from './median'

/** The medians of one relay over all runs. */
export interface RelayLoad {
  readonly relay: string
  /** From the first byte sent to the last received, posts one after the other. */
  readonly aloneMs: number
  /** Fifty posts at once: the median, and the 95th percentile. */
  readonly crowdMs: number
  readonly crowdSlowMs: number
  readonly postsPerSecond: number
  /** Of the processor, for each post of the crowd. */
  readonly processorMs: number
  /** Most memory held after a crowd of posts, and after a crowd of the largest. */
  readonly peakMiB: number
  readonly peakLargestMiB: number
}

const origin = 'https://www.example.com'
const counts = { warmUp: 200, alone: 300, crowd: 1_500, largest: 300 } as const
const clients = 50
const largestBytes = 255 * 1024
// In memory where the system has such a folder: otherwise only the disk's speed would be measured.
const leadsFolder = path.join(
  existsSync('/dev/shm') ? '/dev/shm' : tmpdir(),
  `relay-bench-${process.pid}`,
)

/**
 * Measures the relay of this tree and, beside it in every run, others that stand in one file each.
 * Needs Linux, which tells how much memory a process has held at most.
 */
export async function measureRelay(
  folder: string,
  runs: number,
  beside: readonly string[] = [],
): Promise<RelayLoad[]> {
  mkdirSync(folder, { recursive: true })
  writeRelayBundle(folder)
  const bundles = [...beside, path.join(folder, relayBundle)]
  const taken = new Map<string, RelayLoad[]>(bundles.map((bundle) => [bundle, []]))
  for (let run = 0; run < runs; run += 1)
    for (const bundle of bundles) taken.get(bundle)?.push(await measureOnce(bundle, leadsFolder))
  return bundles.map((bundle) => middle(taken.get(bundle) ?? []))
}

async function measureOnce(bundle: string, dataDir: string): Promise<RelayLoad> {
  const { port, pid, stop } = await start(bundle, dataDir)
  try {
    await crowd(counts.warmUp, (n) => post(port, form(`avant ${n}`)), 1)
    const alone = await crowd(counts.alone, (n) => post(port, form(`seul ${n}`)), 1)
    const [began, busy] = [performance.now(), processorMs(pid)]
    const together = await crowd(counts.crowd, (n) => post(port, form(`foule ${n}`)), clients)
    const ms = performance.now() - began
    const processor = processorMs(pid) - busy
    const peakMiB = peakOf(pid)
    await crowd(counts.largest, (n) => post(port, form(`grand ${n}`, largestBytes)), 2 * clients)
    return {
      relay: path.basename(bundle),
      aloneMs: median(alone),
      crowdMs: median(together),
      crowdSlowMs: together.toSorted((a, b) => a - b)[Math.floor(together.length * 0.95)] ?? 0,
      postsPerSecond: counts.crowd / (ms / 1000),
      processorMs: processor / counts.crowd,
      peakMiB,
      peakLargestMiB: peakOf(pid),
    }
  } finally {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function start(bundle: string, dataDir: string) {
  const port = await freePort()
  const child = spawn(process.execPath, [bundle], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      RELAY_PORT: String(port),
      RELAY_DATA_DIR: dataDir,
      RELAY_ALLOWED_ORIGINS: origin,
      RELAY_RATE_LIMIT: '1000000',
      RELAY_PERMISSION_SECRET: PERMISSION_SECRET,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      if (said.length < 1000) said += chunk.toString()
      if (said.includes('Forms post to')) resolve()
    })
    void ended.then(() => reject(new Error(`${bundle} has ended before it listened.`)))
  })
  return {
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Does the work so many at a time; gives how long each took, in milliseconds. */
async function crowd(
  count: number,
  work: (n: number) => Promise<void>,
  atOnce: number,
): Promise<number[]> {
  const took: number[] = []
  let next = 0
  const client = async () => {
    for (let n = next++; n < count; n = next++) {
      const began = performance.now()
      await work(n)
      took.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, client))
  return took
}

function form(name: string, bytes = 0): Buffer {
  const filled = (changes: Record<string, string>) =>
    toMultipart(withPermission(quote({ Nom: name, ...changes }), origin))
  const short = filled({})
  return bytes > short.length ? filled({ Description: 'x'.repeat(bytes - short.length) }) : short
}

const agent = new Agent({ keepAlive: true, maxSockets: 2 * clients })

/** @throws when the relay does not say that it has kept the form. */
async function post(port: number, body: Buffer): Promise<void> {
  const call = request({
    agent,
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: ownRelayPath,
    headers: {
      Origin: origin,
      'X-Requested-With': 'XMLHttpRequest',
      'Content-Type': multipartType,
      'Content-Length': body.length,
    },
  })
  call.end(body)
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  if (response.statusCode !== 200) throw new Error(`The relay answered ${response.statusCode}.`)
}

function peakOf(pid: number): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** Time of the processor so far; the system counts in hundredths of a second. */
function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

function middle(runs: readonly RelayLoad[]): RelayLoad {
  const of = (key: Exclude<keyof RelayLoad, 'relay'>) => median(runs.map((run) => run[key]))
  return {
    relay: runs[0]?.relay ?? '',
    aloneMs: of('aloneMs'),
    crowdMs: of('crowdMs'),
    crowdSlowMs: of('crowdSlowMs'),
    postsPerSecond: of('postsPerSecond'),
    processorMs: of('processorMs'),
    peakMiB: of('peakMiB'),
    peakLargestMiB: of('peakLargestMiB'),
  }
}
