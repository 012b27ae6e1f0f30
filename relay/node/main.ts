import { pipeline } from 'node:stream/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { EnvironmentError } from '../core/environment'
import { CommandError } from './command-error'
import { runCommand } from './commands'
import { optionsFromEnvironment } from './environment'
import { startOrSayWhy } from './why-not-started'

// Prefers collecting garbage early to growing: 120 MB under load instead of 155. The relay shares a small
// machine and is busy for a few seconds a day.
setFlagsFromString('--optimize-for-size')

// The bytes of requests lie outside the heap that V8 watches: it would let 64 MB of them pile up. The limit
// is counted from what the last collection left: while many large forms are at work at once most of it is in
// use, and collecting all the time would take half of the processor and free nothing.
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

/** The command `npm run relay`, configured by the variables of relay/README.md. */
async function main(): Promise<void> {
  const args = process.argv.slice(2)
  if (args.length > 0) {
    const { output, warnings } = await runCommand(args, process.env)
    for (const warning of warnings) console.error(warning)
    await pipeline(output, process.stdout, { end: false })
    return console.log()
  }
  const options = optionsFromEnvironment(process.env)
  const relay = await startOrSayWhy({ ...options, log: (line) => console.log(line) })
  console.log(`Relay inbox: ${relay.url}/ (this machine only)`)
  console.log(`Forms post to: ${relay.postUrl}`)

  let stopping = false
  const stop = () => {
    // A second Ctrl-C means now.
    if (stopping) process.exit(1)
    stopping = true
    relay.close().catch((error: unknown) => {
      console.error(error)
      process.exit(1)
    })
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

main().catch((error: unknown) => {
  console.error(
    error instanceof EnvironmentError || error instanceof CommandError ? error.message : error,
  )
  process.exitCode = 1
})
