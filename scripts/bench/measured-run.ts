import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

export interface RunMeasure {
  readonly seconds: number
  /** Peak memory of the command and all that it started. */
  readonly peakMiB: number
}

/** Far above what a build may take, far below what a machine has: a runaway ends here. */
const limitMiB = 6144

/**
 * Runs a command in a folder, in silence but for its errors.
 * @throws when it fails, or takes more memory than any build should: it is then ended with all that
 * it has started.
 */
export async function measuredRun(
  folder: string,
  command: string,
  args: readonly string[],
  variables: Record<string, string>,
  mostMiB = limitMiB,
): Promise<RunMeasure> {
  const started = performance.now()
  const child = spawn(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    // A group of its own, so that what it has started ends with it.
    detached: true,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...variables },
  })
  let peak = 0
  let ended = ''
  const stop = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL')
  }
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryMiB(child.pid ?? 0))
    if (peak < mostMiB) return
    ended = `ended at ${Math.round(peak)} MiB, more than the ${mostMiB} that it may take`
    stop()
  }, 200)
  process.once('exit', stop)
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code) =>
        code === 0
          ? resolve()
          : reject(
              new Error(
                `${command} ${args.join(' ')} in ${folder} ${ended || `failed (exit ${code})`}.`,
              ),
            ),
      )
    })
  } finally {
    clearInterval(timer)
    process.off('exit', stop)
  }
  return {
    seconds: Math.round((performance.now() - started) / 100) / 10,
    peakMiB: Math.round(peak),
  }
}

/**
 * Memory of a process and its descendants: each one's proportional set size, so that a page shared
 * by several counts once.
 */
function memoryMiB(root: number): number {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const status = read(`/proc/${name}/stat`)
    const parent = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1])
    parents.set(Number(name), parent)
  }
  const family = new Set([root])
  for (let grew = true; grew;) {
    grew = false
    for (const [pid, parent] of parents)
      if (family.has(parent) && !family.has(pid)) {
        family.add(pid)
        grew = true
      }
  }
  return [...family]
    .map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024)
    .reduce((sum, mib) => sum + mib, 0)
}

/** Empty when the process has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
