import { tmpdir } from 'node:os'
import { measuredRun } from './measured-run'

const node = (script: string, mostMiB?: number) =>
  measuredRun(tmpdir(), process.execPath, ['-e', script], {}, mostMiB)

const eat = 'const kept = []; setInterval(() => kept.push(Buffer.alloc(8e6, 1)), 20)'

test('time and the peak of memory are told, what it has started included', async () => {
  const started = `require("child_process").spawnSync(process.execPath, ["-e", "const kept = Buffer.alloc(2e8, 1); setTimeout(() => kept, 900)"])`
  const { seconds, peakMiB } = await node(started)
  expect(seconds).toBeGreaterThan(0.8)
  expect(peakMiB).toBeGreaterThan(200)
})

test('a command that fails is named', async () => {
  await expect(node('process.exit(3)')).rejects.toThrow('failed (exit 3)')
})

test('a runaway is ended with all that it has started', async () => {
  const runaway = `require("child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(eat)}])`
  await expect(node(runaway, 300)).rejects.toThrow(/ended at \d+ MiB, more than the 300/)
})
