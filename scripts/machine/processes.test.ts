import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A command that has more to say than a pipe holds. */
const talkative = `
import { main } from './scripts/machine/processes'
await main(async () => {
  for (let line = 0; ; line += 1) {
    console.log('x'.repeat(1000))
    await new Promise((resolve) => setTimeout(resolve))
  }
})
`

test('a command whose reader has read enough ends without a word', async () => {
  const child = spawn(process.execPath, [
    ...['--import', 'tsx', '--input-type=module', '--eval', talkative],
  ])
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  await once(child.stdout, 'data')
  child.stdout.destroy()
  const [code] = (await once(child, 'exit')) as [number | null]
  expect([code, complaints]).toEqual([0, ''])
}, 20_000)
