import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'write-whole-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const address = (file: string) => JSON.stringify(pathToFileURL(file))
const writeWhole = address(path.resolve('scripts/build/write-whole.ts'))
const tsx = pathToFileURL(createRequire(path.resolve('package.json')).resolve('tsx')).href

/** Runs a script in the test's folder. */
const run = (script: string) =>
  spawn(process.execPath, ['--import', tsx, '--input-type=module', '-e', script], { cwd: folder })

test('a file is there whole or not at all, also when the command is killed as it writes', async () => {
  const child = run(`
    import { writeWhole } from ${writeWhole}
    const content = Buffer.alloc(400_000_000)
    process.stdout.write('now')
    writeWhole('pictures/large', content)`)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await new Promise((resolve) => child.stdout.once('data', resolve))
  await new Promise((resolve) => setTimeout(resolve, 30))
  child.kill('SIGKILL')
  await ended
  const unfinished = path.join(folder, '.cache', 'unfinished')
  // What was begun lies where nothing looks for pictures.
  expect(readdirSync(unfinished)).toHaveLength(1)
  expect(existsSync(path.join(folder, 'pictures', 'large'))).toBe(false)

  const clean = `import { removeUnfinished } from ${writeWhole}; removeUnfinished()`
  const cleaned = () => new Promise((resolve) => run(clean).once('exit', resolve))
  await cleaned()
  // It could be another command's, which is still at it.
  expect(readdirSync(unfinished)).toHaveLength(1)
  const longAgo = Date.now() / 1000 - 3600
  for (const name of readdirSync(unfinished))
    utimesSync(path.join(unfinished, name), longAgo, longAgo)
  await cleaned()
  expect(readdirSync(unfinished)).toEqual([])
}, 30_000)

test('of several files none is written where one cannot be', async () => {
  const said = new Promise<string>((resolve) => {
    const child = run(`
      import { writeFileSync } from 'node:fs'
      import { writeAllWhole } from ${writeWhole}
      // A file where a folder should be.
      writeFileSync('pictures', '')
      try {
        writeAllWhole(new Map([['jobs/neuf.json', '{}'], ['pictures/neuf.jpg', '']]))
      } catch {
        process.stdout.write('refused')
      }`)
    child.stdout.once('data', (data) => resolve(String(data)))
  })
  expect(await said).toBe('refused')
  expect(existsSync(path.join(folder, 'jobs', 'neuf.json'))).toBe(false)
  expect(readdirSync(path.join(folder, '.cache', 'unfinished'))).toEqual([])
})
