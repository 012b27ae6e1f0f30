import type { ChildProcess, StdioOptions } from 'node:child_process'
import { setMaxListeners } from 'node:events'
import { setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { NonZeroExitError, x, type Result } from 'tinyexec'

type Variables = Readonly<Record<string, string>>

/** Where a tool runs, the project's root unless told, and what may end it before its time. */
interface Place {
  readonly folder?: string | undefined
  readonly stop?: AbortSignal
  /** Whether it yields the processor, with all that it starts, to whatever else wants it. */
  readonly givesWay?: boolean
}

/** The value of `nice`, 19 being the most yielding. */
const givingWay = 10

/** Ends what this run has started: nothing may outlive it. */
const ending = new AbortController()
// Each process adds a listener; Node warns of a leak above ten.
setMaxListeners(0, ending.signal)

function start(
  command: string,
  args: readonly string[],
  variables: Variables,
  stdio: StdioOptions,
  { stop, folder, givesWay }: Place = {},
): Result {
  const result = x(command, args, {
    signal: stop ? AbortSignal.any([ending.signal, stop]) : ending.signal,
    throwOnError: true,
    nodeOptions: {
      stdio,
      ...(folder && { cwd: folder }),
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NO_UPDATE_CHECK: '1', ...variables },
    },
  })
  if (givesWay && result.pid !== undefined) setPriority(result.pid, givingWay)
  return result
}

/** Runs a tool of this project to its end, or until it is stopped. @throws when it fails. */
export async function run(
  command: string,
  args: readonly string[],
  variables: Variables = {},
  place: Place = {},
): Promise<void> {
  await start(command, args, variables, ['ignore', 'inherit', 'inherit'], place)
}

/**
 * Runs a tool beside others: each line that it prints begins with its name. @throws when it fails.
 */
export async function runBesideOthers(
  name: string,
  command: string,
  args: readonly string[],
  variables: Variables = {},
  place: Place = {},
): Promise<void> {
  for await (const line of start(command, args, variables, ['ignore', 'pipe', 'pipe'], place))
    console.log(`${name} │ ${line}`)
}

/**
 * Runs a tool of this project in silence.
 * @returns what it printed, complaints apart. @throws when it fails, with all that it said.
 */
export async function runInSilence(
  command: string,
  args: readonly string[],
  variables: Variables = {},
  place: Place = {},
): Promise<string> {
  try {
    const { stdout } = await start(command, args, variables, ['ignore', 'pipe', 'pipe'], place)
    return stdout
  } catch (error) {
    if (!(error instanceof NonZeroExitError)) throw error
    const { stdout = '', stderr = '' } = error.output ?? {}
    throw new Error([error.message, stdout, stderr].map((text) => text.trim()).join('\n'), {
      cause: error,
    })
  }
}

/**
 * Starts a program that stays until it is killed, in silence; resolves once `ready` does.
 * @param ready tells that the program answers, perhaps from what it has printed; it may throw until
 * then.
 * @throws when it stops or does not answer within 20 s, with what it said of the reason.
 */
export async function startService<T>(
  command: string,
  args: readonly string[],
  variables: Variables,
  ready: (printed: string) => T | Promise<T>,
): Promise<{ child: ChildProcess; answer: T }> {
  const service = start(command, args, variables, ['ignore', 'pipe', 'pipe'])
  let printed = ''
  let complaints = ''
  service.process?.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  service.process?.stderr?.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  return firstAnswer(command, service, () => ready(printed)).catch((error: Error) => {
    throw new Error(`${error.message} ${complaints.trim()}`.trim())
  })
}

interface Serving {
  /** What `serve` goes by, a path from `out/`: the site's own rules unless a test says otherwise. */
  readonly config?: string
  readonly out?: string
  /** Whether it compresses each answer anew; tests that count no bytes save that time. */
  readonly compressed?: boolean
}

/** Serves the exported site with `serve`; resolves once it answers. */
export async function serveSite(
  port: number,
  { config = 'serve.json', out = 'out', compressed = true }: Serving = {},
): Promise<ChildProcess> {
  const address = `127.0.0.1:${port}`
  const flags = ['--no-clipboard', '--no-request-logging', '--no-port-switching']
  if (!compressed) flags.push('--no-compression')
  const server = start(
    'serve',
    ['--listen', `tcp://${address}`, '--config', config, ...flags, out],
    {},
    ['ignore', 'ignore', 'inherit'],
  )
  const { child } = await firstAnswer('The static server', server, () =>
    fetch(`http://${address}/`),
  )
  return child
}

/** Asks a program that is starting until it answers. @throws when it stops, or takes 20 s. */
async function firstAnswer<T>(
  name: string,
  { process: child }: Result,
  ask: () => T | Promise<T>,
): Promise<{ child: ChildProcess; answer: T }> {
  let fault = ''
  child?.once('error', ({ message }) => (fault = message))
  const deadline = Date.now() + 20_000
  while (child && !fault && isRunning(child) && Date.now() < deadline) {
    try {
      return { child, answer: await ask() }
    } catch {
      await wait(50)
    }
  }
  child?.kill()
  throw new Error(`${name} did not start. ${fault}`.trim())
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

/** Ends everything on a signal, after `close` has tidied up. */
export function stopOnSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      ending.abort()
      void close().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143))
    })
  }
}

/** Runs a command of package.json: on failure one clear line, no stack, exit 1. */
export async function main(command: () => Promise<void>): Promise<void> {
  // `| head` closes the pipe once it has read enough: there is nobody left to print to.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    ending.abort()
    process.exit()
  })
  try {
    await command()
  } catch (error) {
    ending.abort()
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
