import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { annotations, faultOutcome, say } from './fault-report'
import { publishOnBranch } from './on-branch'
import { hoursReminder } from './relay-hours'
import { readPublishSettings } from './settings'
import { rsyncProgram } from '../machine/rsync'
import { publishWithRsync } from './with-rsync'

let folder: string
const at = (...names: string[]) => path.join(folder, ...names)

function write(file: string, text: string): void {
  mkdirSync(path.dirname(at(file)), { recursive: true })
  writeFileSync(at(file), text)
}
const git = (place: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: at(place), encoding: 'utf8', stdio: 'pipe' }).trim()
const listed = (place: string) =>
  readdirSync(at(place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(at(place), path.join(entry.parentPath, entry.name)))
    .sort()

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'publish-test-'))
  write('out/index.html', 'one')
  write('out/_next/static/a.js', 'a')
})
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

test('each variable at fault is named, and no value of one repeated', () => {
  const wrong = { PUBLISH_RSYNC: '-e sh', PUBLISH_BRANCH: '--force', PUBLISH_SSH_KEY: 'secret' }
  expect(() => readPublishSettings(wrong)).toThrow(/PUBLISH_RSYNC is no[^]*PUBLISH_BRANCH is no/)
  expect(() => readPublishSettings({ PUBLISH_SSH_KEY: 'secret' })).toThrow(
    /^PUBLISH_KNOWN_HOSTS is missing(?!.*secret)/,
  )
  // A forge hands on a variable that is not set as nothing.
  expect(readPublishSettings({ PUBLISH_RSYNC: ' ', PUBLISH_REMOTE: '' })).toEqual({
    remote: 'origin',
  })
  expect(readPublishSettings({ PUBLISH_RSYNC: 'web@host:site' }).rsync).toBe('web@host:site/')
  expect(readPublishSettings({ PUBLISH_EDITOR_RSYNC: 'web@host:' }).editorRsync).toBe('web@host:')
})

test('our own relay is sent the hours with each publication, or the run says that it does not know them', () => {
  const PUBLISH_RELAY = 'https://demandes.entreprise.example'
  const settings = readPublishSettings({ PUBLISH_RELAY, RELAY_INBOX_SECRET: 'secret' })
  expect(settings.relay).toEqual({ at: PUBLISH_RELAY, secret: 'secret' })
  expect(hoursReminder(settings, { ownRelay: true })).toEqual([])
  expect(() => readPublishSettings({ PUBLISH_RELAY })).toThrow(/^RELAY_INBOX_SECRET is missing/)
  expect(() =>
    readPublishSettings({ PUBLISH_RELAY: 'demandes', RELAY_INBOX_SECRET: 'secret' }),
  ).toThrow(/^PUBLISH_RELAY is no address(?!.*secret)/)
  expect(hoursReminder({}, { ownRelay: true })).toEqual([
    expect.stringMatching(/horaires ou les fermetures.*npm run relay -- firm --at.*PUBLISH_RELAY/),
  ])
  // A third party's promises nothing.
  expect(hoursReminder({}, { ownRelay: false })).toEqual([])
})

test('a fault is told in French with file and field, in the log, on the page of the run, beside its line', () => {
  write(
    'prices.json',
    '{\n  "prices": {\n    "peinture": {\n      "from": "25, net"\n    }\n  }\n}\n',
  )
  const faults = [
    { file: at('prices.json'), field: 'prices.peinture.from', message: 'pas un nombre : 100 %' },
    { file: at('prices.json'), field: 'prices.sols.from', message: 'ce champ manque' },
    { file: 'content/jobs/none.json', message: 'ce fichier manque' },
  ]
  const printed = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  say(faultOutcome(faults), { GITHUB_STEP_SUMMARY: at('summary.md') })
  const summary = readFileSync(at('summary.md'), 'utf8')
  expect(summary).toContain('## 3 fautes dans le contenu empêchent de publier')
  expect(summary).toContain('champ `prices.peinture.from` : pas un nombre')
  expect(summary).toContain("Le site en ligne n'a pas changé.")
  expect(printed.mock.calls.join()).toContain('prices.sols.from')

  expect(annotations(faults, {})).toEqual([])
  expect(annotations(faults, { GITHUB_ACTIONS: 'true', FORGEJO_ACTIONS: 'true' })).toEqual([])
  const [wrong = '', missing = '', none = ''] = annotations(faults, { GITHUB_ACTIONS: 'true' })
  expect(wrong).toContain('line=4,title=prices.peinture.from::pas un nombre : 100 %25')
  // The group that the field is missing from.
  expect(missing).toContain('line=2,title=prices.sols.from::')
  expect(none).toBe('::error file=content/jobs/none.json,title=Contenu::ce fichier manque')
})

test('a branch receives what was built as a commit on top, and one of sources is refused', () => {
  git('.', 'init', '--quiet', '--bare', '--initial-branch=main', 'remote.git')
  git('.', 'clone', '--quiet', 'remote.git', 'work')
  git('work', 'config', 'user.name', 'Marie Dupont')
  git('work', 'config', 'user.email', 'marie@example.com')
  write('work/package.json', '{}')
  write('work/.gitignore', 'out/\n')
  write('work/out/index.html', 'one')
  write('work/out/_next/a.js', 'a')
  git('work', 'add', '--all')
  git('work', 'commit', '--quiet', '--message', 'Sources')
  git('work', 'push', '--quiet', 'origin', 'HEAD:main')

  const publish = (name: string) => publishOnBranch({ name, remote: 'origin' }, 'out', at('work'))
  expect(publish('pages')).toBe(true)
  expect(publish('pages')).toBe(false)
  rmSync(at('work/out/_next/a.js'))
  write('work/out/index.html', 'two')
  expect(publish('pages')).toBe(true)
  expect(git('remote.git', 'show', 'pages:index.html')).toBe('two')
  expect(git('remote.git', 'ls-tree', '-r', '--name-only', 'pages').split('\n')).toEqual([
    '.nojekyll',
    'index.html',
  ])
  expect(git('remote.git', 'log', '--format=%an', 'pages').split('\n')).toEqual([
    'Marie Dupont',
    'Marie Dupont',
  ])
  expect(() => publish('main')).toThrow(/porte les sources/)
  expect(git('remote.git', 'show', 'main:package.json')).toBe('{}')
  expect(git('work', 'status', '--porcelain')).toBe('')
})

test('a remote that cannot be reached is named without the token in its address', () => {
  git('.', 'init', '--quiet')
  const branch = { name: 'pages', remote: 'http://oauth2:glpat-x.y:z@127.0.0.1:9/dupont/site.git' }
  const publish = () => publishOnBranch(branch, 'out', folder)
  expect(publish).toThrow('http://127.0.0.1:9/dupont/site.git')
  expect(publish).not.toThrow(/oauth2|glpat/)
})

/** Where rsync is not there the command says so (scripts/machine/rsync.ts). */
const withRsync = existsSync(rsyncProgram) ? test : test.skip

withRsync(
  'a server receives what was built, loses what is no more in it, and nothing else',
  async () => {
    const server = `${at('server')}/`
    write('server/mail.txt', 'not ours')
    await publishWithRsync(server, undefined, at('out'))
    const ours = ['.published.json', '_next/static/a.js', 'index.html']
    expect(listed('server')).toEqual([...ours, 'mail.txt'].sort())

    const next = () => publishWithRsync(server, undefined, at('out'))
    rmSync(at('out/_next/static/a.js'))
    write('out/_next/static/b.js', 'b')
    write('out/contact.html', 'c')
    write('out/index.html', 'two')
    await next()
    // A page that was opened before may still fetch the former script.
    expect(listed('server/_next/static')).toEqual(['a.js', 'b.js'])
    rmSync(at('out/contact.html'))
    await next()
    expect(listed('server/_next/static')).toEqual(['b.js'])
    expect(listed('server')).not.toContain('contact.html')
    expect(readFileSync(at('server/index.html'), 'utf8')).toBe('two')
    expect(readFileSync(at('server/mail.txt'), 'utf8')).toBe('not ours')
    await expect(
      publishWithRsync('/proc/no-such-folder/deeper/', undefined, at('out')),
    ).rejects.toThrow(/rsync/)
  },
)

withRsync(
  'a publication that was cut short and run again keeps the former page’s scripts',
  async () => {
    const server = `${at('server')}/`
    mkdirSync(server)
    await publishWithRsync(server, undefined, at('out'))
    rmSync(at('out/_next/static/a.js'))
    write('out/_next/static/b.js', 'b')
    // As the run noted it that got no further.
    const files = ['index.html', '_next/static/a.js', '_next/static/b.js']
    write('server/.published.json', JSON.stringify({ files, kept: ['_next/static/a.js'] }))
    await publishWithRsync(server, undefined, at('out'))
    expect(listed('server/_next/static')).toEqual(['a.js', 'b.js'])
    await publishWithRsync(server, undefined, at('out'))
    expect(listed('server/_next/static')).toEqual(['b.js'])
  },
)
