import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { git } from '../machine/git'
import { bringBack, outcome, whyNot } from './bring-back'
import { changeLines, changeTitle } from './change-line'
import { contentHistory, type Change } from './history'

const prices = 'content/prices.json'
const picture = 'content/pictures/wall.jpg'
const job = 'content/jobs/barn.json'

let folder: string
const run = (...args: string[]) => git(args, folder)
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

function commit(subject: string, files: Readonly<Record<string, string | Buffer | undefined>>) {
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) rmSync(path.join(folder, file))
    else {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
  }
  run('add', '--all')
  run('commit', '--quiet', '--message', subject)
}

const history = () => contentHistory('content', 20, folder)
function change(subject: string): Change {
  const found = history().find((each) => each.subject === subject)
  if (!found) throw new Error(`no change « ${subject} »`)
  return found
}
const withoutFault = () => Promise.resolve()

/** Brings a state back in a process of its own, whose check takes three seconds. */
const waitingProgram = (of: Change) => `
  import { execFile } from 'node:child_process'
  import { promisify } from 'node:util'
  import { bringBack } from ${JSON.stringify(path.resolve('scripts/undo/bring-back.ts'))}
  const check = async () => {
    console.log('checking')
    await promisify(execFile)('sleep', ['3'])
  }
  await bringBack(${JSON.stringify(of)}, ${JSON.stringify([prices])}, check, ${JSON.stringify(folder)})
`
const price = (from: number) => json({ prices: { painting: { from, unit: 'm²' } } })
/** Bytes that are no UTF-8. */
const photo = (first: number) => Buffer.from([first, 0xd8, 0xff, 0x00, 0xc3])

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'undo-'))
  run('init', '--quiet', '--initial-branch=main')
  run('config', 'user.name', 'Marie Dupont')
  run('config', 'user.email', 'marie@example.com')
  commit('Début', { [prices]: price(25), [picture]: photo(1), 'README.md': 'site\n' })
  commit('Augmente la peinture', { [prices]: price(27) })
  commit('Change la photo', { [picture]: photo(2) })
  commit('Montre la grange', { [job]: json({ title: 'La grange' }), [picture]: photo(3) })
  commit('Corrige le programme', { 'README.md': 'le site\n', 'content/schema/job.ts': '' })
  commit('Augmente encore', { [prices]: price(30) })
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the last changes of the content are told by day, author, file and field, what is not content left out', () => {
  expect(history().map(({ subject }) => subject)).toEqual([
    'Augmente encore',
    'Montre la grange',
    'Change la photo',
    'Augmente la peinture',
  ])
  const last = change('Augmente encore')
  expect(changeTitle(last)).toMatch(/^\d+ \S+ \d{4}.* Marie Dupont : Augmente encore$/)
  expect(changeLines(last, 3, folder)).toEqual([
    `${prices} : Prix › painting › À partir de : 27 → 30`,
  ])
  expect(changeLines(change('Montre la grange'), 3, folder)).toEqual([
    `${job} : ajouté`,
    `${picture} : remplacé`,
  ])
  expect(changeLines(change('Montre la grange'), 1, folder)[1]).toContain('… et')
})

test('an earlier state comes back as a commit on top, later changes of the file named before', async () => {
  const first = change('Augmente la peinture')
  const earlier = run('rev-parse', 'HEAD').trim()
  expect(outcome(first, [prices], folder)).toEqual([
    `${prices} : Prix › painting › À partir de : 30 → 25`,
  ])
  const made = await bringBack(first, [prices], withoutFault, folder)
  expect(read(prices)).toBe(price(25))
  expect(run('rev-parse', `${made}^`).trim()).toBe(earlier)
  expect(run('log', '-1', '--format=%an%n%s', made)).toBe(
    "Marie Dupont\nRétablit l'état d'avant « Augmente la peinture »\n",
  )
  expect(run('status', '--porcelain')).toBe('')
  await expect(bringBack(first, [prices], withoutFault, folder)).rejects.toThrow(/déjà/)
  // What was undone is undone the same way.
  const [undone] = history()
  await bringBack(undone as Change, [prices], withoutFault, folder)
  expect(read(prices)).toBe(price(30))
})

test('a picture comes back to the byte, and a record that was new goes with it or alone', async () => {
  const shown = change('Montre la grange')
  await bringBack(shown, [job], withoutFault, folder)
  expect(readFileSync(path.join(folder, picture))).toEqual(photo(3))
  expect(run('ls-files', job)).toBe('')
  await bringBack(shown, shown.files, withoutFault, folder)
  expect(readFileSync(path.join(folder, picture))).toEqual(photo(2))
  const [, removal] = history()
  await bringBack(removal as Change, [job], withoutFault, folder)
  expect(read(job)).toContain('La grange')
})

test('a state that the check refuses is not brought back, and the files are as they were', async () => {
  const head = run('rev-parse', 'HEAD')
  const refused = () => Promise.reject(new Error('content/prices.json: une faute'))
  const latest = change('Augmente encore')
  await expect(bringBack(latest, [prices], refused, folder)).rejects.toThrow(
    /^Rien n'a changé : .*\ncontent\/prices\.json: une faute$/,
  )
  await expect(bringBack(change('Montre la grange'), [job], refused, folder)).rejects.toThrow(
    'une faute',
  )
  expect(read(prices)).toBe(price(30))
  expect(read(job)).toContain('La grange')
  expect(run('rev-parse', 'HEAD')).toBe(head)
  expect(run('status', '--porcelain')).toBe('')
})

test('where one of several files cannot come back, those before it go again, and what git said is told', async () => {
  const [first, second] = ['content/jobs/attic.json', 'content/jobs/cellar.json']
  commit('Montre deux chantiers', { [first]: json({}), [second]: json({ title: 'La cave' }) })
  commit('Retire deux chantiers', { [first]: undefined, [second]: undefined })
  const attributes = path.join(folder, '.git', 'info', 'attributes')
  mkdirSync(path.dirname(attributes), { recursive: true })
  writeFileSync(attributes, `${second} filter=broken\n`)
  run('config', 'filter.broken.smudge', 'false')
  run('config', 'filter.broken.required', 'true')
  try {
    const removal = change('Retire deux chantiers')
    await expect(bringBack(removal, removal.files, withoutFault, folder)).rejects.toThrow(
      /^Rien n'a changé : [^]*smudge filter broken failed/,
    )
    expect(run('status', '--porcelain')).toBe('')
    // Another command of git's is at work.
    const lock = path.join(folder, '.git', 'index.lock')
    const locking = () => {
      writeFileSync(lock, '')
      return Promise.reject(new Error('une faute'))
    }
    const left = bringBack(removal, [first], locking, folder)
    await expect(left).rejects.toThrow(/ni celui d'aujourd'hui de [^]*attic\.json[^]*une faute$/)
    rmSync(lock)
    run('restore', '--source=HEAD', '--staged', '--worktree', first)
  } finally {
    rmSync(attributes)
  }
})

test('nothing is undone over work that is not committed, nor outside git', () => {
  expect(whyNot(folder)).toBeUndefined()
  writeFileSync(path.join(folder, prices), price(99))
  expect(whyNot(folder)).toContain(prices)
  run('restore', prices)
  writeFileSync(path.join(folder, 'content/new.json'), '{}')
  expect(whyNot(folder)).toContain('content/new.json')
  rmSync(path.join(folder, 'content/new.json'))
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'no-git-'))
  expect(whyNot(elsewhere)).toContain("n'est pas suivi par git")
  rmSync(elsewhere, { recursive: true })
})

test('Ctrl-C while the content is checked leaves everything as it was', async () => {
  const script = path.join(folder, '..', `${path.basename(folder)}.mts`)
  writeFileSync(script, waitingProgram(change('Augmente la peinture')))
  const before = read(prices)
  // Its own group, as a terminal's command has: the signal reaches what it has started too.
  const undoing = spawn(process.execPath, ['--import', 'tsx', script], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    await once(undoing.stdout, 'data')
    expect(read(prices)).not.toBe(before)
    process.kill(-undoing.pid!, 'SIGINT')
    const [code] = (await once(undoing, 'exit')) as [number]
    expect(code).toBe(1)
    expect(read(prices)).toBe(before)
    expect(run('status', '--porcelain')).toBe('')
  } finally {
    rmSync(script)
  }
})
