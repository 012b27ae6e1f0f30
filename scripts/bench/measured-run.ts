import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

export interface RunMeasure {
  readonly seconds: number
  /** Peak memory of the command and all that it started. */
  readonly peakMiB: number
}

/** Runs a command in a folder, in silence but for its errors. @throws when it fails. */
export async function measuredRun(
  folder: string,
  command: string,
  args: readonly string[],
  variables: Record<string, string>,
): Promise<RunMeasure> {
  const started = performance.now()
  const child = spawn(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...variables },
  })
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryMiB(child.pid ?? 0))
  }, 200)
  const stop = () => child.kill()
  process.once('exit', stop)
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code) =>
        code === 0
          ? resolve()
          : reject(new Error(`${command} ${args.join(' ')} in ${folder} failed (exit ${code}).`)),
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
