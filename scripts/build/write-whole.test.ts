import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
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

/** A disk in memory, where the system has one: no file can be moved to it from the test's folder. */
const otherDisk = '/dev/shm'
const hasOtherDisk = existsSync(otherDisk) && statSync(otherDisk).dev !== statSync(tmpdir()).dev

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

test.each([
  ['written', 'before anything is', "{ 'gone.json': undefined, 'none/new.jpg': '' }"],
  ['replaced', 'once others have been', "{ 'gone.json': undefined, 'folder': '' }"],
])('of several files none is changed where one cannot be %s, %s', async (_, __, others) => {
  for (const name of ['held.json', 'gone.json', 'none'])
    writeFileSync(path.join(folder, name), 'former')
  mkdirSync(path.join(folder, 'folder'))
  const said = new Promise<string>((resolve) => {
    const child = run(`
      import { changeAllWhole } from ${writeWhole}
      const changes = { 'held.json': '{}', 'jobs/new.json': '{}', ...${others} }
      try {
        changeAllWhole(new Map(Object.entries(changes)))
      } catch {
        process.stdout.write('refused')
      }`)
    child.stdout.once('data', (data) => resolve(String(data)))
  })
  expect(await said).toBe('refused')
  for (const name of ['held.json', 'gone.json'])
    expect(readFileSync(path.join(folder, name), 'utf8')).toBe('former')
  expect(existsSync(path.join(folder, 'jobs', 'new.json'))).toBe(false)
  expect(readdirSync(path.join(folder, '.cache', 'unfinished'))).toEqual([])
})

test('a single file that cannot be replaced leaves nothing behind', async () => {
  mkdirSync(path.join(folder, 'folder'))
  const ended = run(`import { writeWhole } from ${writeWhole}; writeWhole('folder', '')`)
  expect(await new Promise((resolve) => ended.once('exit', resolve))).toBe(1)
  expect(readdirSync(path.join(folder, '.cache', 'unfinished'))).toEqual([])
})

describe('on another disk', () => {
  const testThere = hasOtherDisk ? test : test.skip
  let there: string
  beforeEach(() => {
    if (hasOtherDisk) there = mkdtempSync(path.join(otherDisk, 'write-whole-'))
  })
  afterEach(() => hasOtherDisk && rmSync(there, { recursive: true }))

  const unfinished = () => readdirSync(path.join(folder, '.cache', 'unfinished'))
  const change = (changes: Readonly<Record<string, string | null>>) => {
    const asked = Object.entries(changes).map(([name, text]) => [path.join(there, name), text])
    const child = run(`
      import { changeAllWhole } from ${writeWhole}
      const asked = ${JSON.stringify(asked)}
      changeAllWhole(new Map(asked.map(([file, text]) => [file, text ?? undefined])))`)
    return new Promise((resolve) => child.once('exit', resolve))
  }

  testThere('files are written and removed as they are here, all or none', async () => {
    for (const name of ['held.json', 'gone.json']) writeFileSync(path.join(there, name), 'former')
    mkdirSync(path.join(there, 'folder'))
    expect(await change({ 'held.json': '{}', 'gone.json': null, folder: '' })).toBe(1)
    for (const name of ['held.json', 'gone.json'])
      expect(readFileSync(path.join(there, name), 'utf8')).toBe('former')
    expect(readdirSync(there)).toEqual(['folder', 'gone.json', 'held.json'])

    expect(await change({ 'held.json': '{}', 'gone.json': null, 'new/job.json': '[]' })).toBe(0)
    expect(readFileSync(path.join(there, 'held.json'), 'utf8')).toBe('{}')
    expect(readFileSync(path.join(there, 'new', 'job.json'), 'utf8')).toBe('[]')
    expect(readdirSync(there)).toEqual(['folder', 'held.json', 'new'])
    expect([readdirSync(path.join(there, 'new')), unfinished()]).toEqual([['job.json'], []])
  })

  testThere('what a killed command has left is hidden, and removed by a later one', async () => {
    const child = run(`
      import { writeWhole } from ${writeWhole}
      const content = Buffer.alloc(400_000_000)
      process.stdout.write('now')
      writeWhole(${JSON.stringify(path.join(there, 'large'))}, content)`)
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await new Promise((resolve) => child.stdout.once('data', resolve))
    while (readdirSync(there).length === 0) await new Promise((resolve) => setTimeout(resolve, 1))
    child.kill('SIGKILL')
    await ended
    expect(readdirSync(there)).toEqual([expect.stringMatching(/^\.[\da-f-]+$/)])
    const longAgo = Date.now() / 1000 - 3600
    for (const name of unfinished())
      utimesSync(path.join(folder, '.cache', 'unfinished', name), longAgo, longAgo)
    const clean = `import { removeUnfinished } from ${writeWhole}; removeUnfinished()`
    await new Promise((resolve) => run(clean).once('exit', resolve))
    expect([readdirSync(there), unfinished()]).toEqual([[], []])
  })
})
