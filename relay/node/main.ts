import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { EnvironmentError } from '../core/environment'
import { CommandError } from './command-error'
import { runCommand } from './commands'
import { InUseError } from './directory-lock'
import { optionsFromEnvironment } from './environment'
import { withDefaults, type RelaySettings } from './options'
import { NotPrivateError } from './private-files'
import { startRelay } from './server'

// Tidy memory early rather than let it grow: measured under load, 120 MB instead of 155. The relay
// shares a small machine and is busy for a few seconds a day.
setFlagsFromString('--optimize-for-size')

// What has been read of requests lies outside the heap that V8 watches: it lets 64 MB of it pile up.
// Counted from what the last collection left: while many large forms are at work at once, most of it
// is in use, and collecting all the time would take half of the processor and free nothing.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const READ_AND_DONE_BYTES = 8 * 1024 * 1024
let inUseBytes = 0
setInterval(() => {
  const { arrayBuffers } = process.memoryUsage()
  inUseBytes = Math.min(inUseBytes, arrayBuffers)
  if (arrayBuffers - inUseBytes <= READ_AND_DONE_BYTES) return
  collectGarbage()
  inUseBytes = process.memoryUsage().arrayBuffers
}, 50).unref()

/** The command: `npm run relay`, configured by the variables of relay/README.md. */
async function main(): Promise<void> {
  const args = process.argv.slice(2)
  if (args.length > 0) {
    const { output, warnings } = await runCommand(args, process.env)
    for (const warning of warnings) console.error(warning)
    return console.log(output)
  }
  const options = optionsFromEnvironment(process.env)
  const relay = await startRelay({ ...options, log: (line) => console.log(line) }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new EnvironmentError(describe(error, withDefaults(options)))
    },
  )
  console.log(`Relay inbox: ${relay.url}/ (this machine only)`)
  console.log(`Forms post to: ${relay.postUrl}`)

  let stopping = false
  const stop = () => {
    // A second Ctrl-C means now.
    if (stopping) process.exit(1)
    stopping = true
    void relay.close()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function describe(
  error: NodeJS.ErrnoException & { port?: number },
  { host, port: formsPort, inboxPort, dataDir }: RelaySettings,
): string {
  const [variable, port] =
    inboxPort !== undefined && error.port === inboxPort
      ? ['RELAY_INBOX_PORT', inboxPort]
      : ['RELAY_PORT', formsPort]
  if (error.syscall === 'listen' && (error.code === 'EADDRINUSE' || error.code === 'EACCES')) {
    const why = error.code === 'EACCES' ? 'needs more rights' : 'is already in use'
    return `${variable}: port ${port} on ${host} ${why}, choose another, for example ${variable}=${port < 1024 ? 3001 : port + 10}`
  }
  if (error.syscall === 'listen' || error.syscall === 'getaddrinfo') {
    return `RELAY_HOST: cannot listen on ${host} (${error.code}), for example RELAY_HOST=127.0.0.1`
  }
  if (error instanceof InUseError) return error.message
  if (error instanceof NotPrivateError) {
    return `RELAY_DATA_DIR: ${error.message}, for example RELAY_DATA_DIR=.data/leads`
  }
  return `RELAY_DATA_DIR: cannot keep leads in ${dataDir} (${error.code ?? error.message}), for example RELAY_DATA_DIR=.data/leads`
}

main().catch((error: unknown) => {
  console.error(
    error instanceof EnvironmentError || error instanceof CommandError ? error.message : error,
  )
  process.exitCode = 1
})
