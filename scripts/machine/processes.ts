import { spawn, type ChildProcess } from 'node:child_process'

/** Processes of this run that must not outlive it. */
const running = new Set<ChildProcess>()

type Variables = Record<string, string>

/** Where what a process prints goes: the terminal, nowhere, or to whoever started it. */
type Output = 'inherit' | 'ignore' | 'pipe'

function start(
  command: string,
  args: readonly string[],
  variables: Variables,
  output: Output,
  errors: Output = 'inherit',
) {
  const child = spawn(command, args, {
    stdio: ['ignore', output, errors],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NO_UPDATE_CHECK: '1', ...variables },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Runs a tool of this project to its end. @throws when it fails. */
export function run(
  command: string,
  args: readonly string[],
  variables: Variables = {},
): Promise<void> {
  const child = start(command, args, variables, 'inherit')
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(`${command} ${args.join(' ')} failed (${signal ?? `exit ${code}`}).`)),
    )
  })
}

/**
 * Starts a program that stays until it is killed, in silence; resolves once `ready` does.
 * @param ready tells from the running program that it answers; it may throw until then.
 * @throws when it stops or does not answer within 20 s, with what it said of the reason.
 */
export async function startService<T>(
  command: string,
  args: readonly string[],
  variables: Variables,
  ready: (child: ChildProcess) => T | Promise<T>,
): Promise<{ child: ChildProcess; answer: T }> {
  const child = start(command, args, variables, 'pipe', 'pipe')
  let said = ''
  let fault: Error | undefined
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.once('error', (error) => (fault = error))
  const deadline = Date.now() + 20_000
  while (!fault && child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    try {
      return { child, answer: await ready(child) }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  child.kill()
  throw new Error(`${command} did not start. ${fault?.message ?? said.trim()}`)
}

/**
 * Serves the exported site with `serve`; resolves once it answers.
 * @param config what `serve` goes by, a path from `out/`; the site's own rules unless a test says
 * otherwise.
 */
export async function serveSite(
  port: number,
  config = 'serve.json',
  out = 'out',
): Promise<ChildProcess> {
  const child = start(
    process.execPath,
    [
      'node_modules/serve/build/main.js',
      '--listen',
      `tcp://127.0.0.1:${port}`,
      '--config',
      config,
      '--no-clipboard',
      '--no-request-logging',
      '--no-port-switching',
      out,
    ],
    {},
    'ignore',
  )
  const deadline = Date.now() + 20_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The static server stopped (${child.exitCode}).`)
    try {
      await fetch(`http://127.0.0.1:${port}/`)
      return child
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error(`The static server did not answer on port ${port} within 20 s.`)
}

/** Ends every process of this run. */
function stopAll(): void {
  for (const child of running) child.kill('SIGTERM')
}

/** Ends everything when the terminal asks for it, and after `close` has put its own work away. */
export function stopOnSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stopAll()
      void close().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143))
    })
  }
}

/** Runs a command of package.json: on failure one clear line, no stack, exit 1. */
export async function main(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    stopAll()
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
