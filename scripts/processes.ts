import { spawn, type ChildProcess } from 'node:child_process'

/** Processes of this run that must not outlive it. */
const running = new Set<ChildProcess>()

type Variables = Record<string, string>

function start(command: string, args: readonly string[], variables: Variables, quiet: boolean) {
  const child = spawn(command, args, {
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
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
  const child = start(command, args, variables, false)
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
 * Serves the exported site with `serve`; resolves once it answers.
 * @param config what `serve` goes by, a path from `out/`; the site's own rules unless a test says
 * otherwise.
 */
export async function serveSite(port: number, config = 'serve.json'): Promise<ChildProcess> {
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
      'out',
    ],
    {},
    true,
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
