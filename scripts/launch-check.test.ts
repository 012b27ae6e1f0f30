import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parisDay } from '../lib/calendar/paris-day'

type Json = Readonly<Record<string, unknown>>

/** Runs the command of package.json on a content folder; `relayUrl` empty means none. */
function launchCheck(
  relayUrl: string,
  folder = 'content',
): { code: number | null; lines: string[] } {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  const script = scripts['launch-check']?.replace(/^tsx /, '') ?? ''
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', require.resolve('tsx'), script],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        RELAY_URL: relayUrl,
        CONTENT_DIR: folder,
      },
    },
  )
  return { code: status, lines: (stdout + stderr).trimEnd().split('\n') }
}

/**
 * How many texts of a source file hold the words, with or without what they stand for; comments are no texts.
 */
function blanksIn(source: string): number {
  const code = source.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
  return (
    code.match(/(["'`])(?:(?!\1).)*\[(?:(?!\1)[^\]])*à compléter\](?:(?!\1).)*\1/g)?.length ?? 0
  )
}

test('the command names every text to complete of content/, and fails while RELAY_URL is missing', () => {
  const { code, lines } = launchCheck('')
  expect(code).toBe(1)
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /\.(?:json|ts)$/.test(name) &&
        !name.startsWith('schema') &&
        !name.startsWith('legal/parts/'),
    )
    .map((name) => path.posix.join('content', name))
  for (const file of files)
    expect(
      `${file} ${lines.filter((line) => line.startsWith(`${file}: complétez `) && line.includes('à compléter')).length}`,
    ).toBe(`${file} ${blanksIn(readFileSync(file, 'utf8'))}`)
  expect(lines).toContainEqual(expect.stringMatching(/^environnement: RELAY_URL manque/))
  const findings = lines.filter((line) => /^(?:content\/|environnement: )/.test(line)).length
  expect(lines.at(-1)).toBe(`Il reste ${findings} choses à remplacer avant la mise en ligne.`)
}, 30_000)

/** Records in which the owner has replaced everything, whichever firm the site is of. */
function readyContent(folder: string): void {
  cpSync('e2e/second-firm/content', folder, { recursive: true })
  const edit = (name: string, change: (record: Json) => Json) => {
    const file = path.join(folder, name)
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as Json)))
  }
  const read = { on: parisDay(), from: 'source' }
  edit('facts.json', ({ facts }) => ({
    facts: Object.fromEntries(
      Object.entries(facts as Json).map(([name, fact]) => [
        name,
        { ...(fact as Json), read, readAgain: '2099-12-31' },
      ]),
    ),
  }))
  edit('team.json', (team) => ({ ...team, members: [] }))
  for (const name of readdirSync(path.join(folder, 'testimonials')))
    edit(path.join('testimonials', name), (words) => ({
      ...words,
      sample: false,
      experience: '2026-05',
      published: '2026-06',
    }))
  edit('firm.json', (firm) => {
    const text = JSON.stringify({
      ...firm,
      closures: [],
      notices: [],
      legal: {
        ...(firm.legal as Json),
        termsReadOn: parisDay(),
        accessibilityCheckedOn: parisDay(),
        reviews: { checked: 'Non.', terms: 'Rien.' },
      },
    })
    return JSON.parse(
      text
        .replaceAll('.example', '.fr')
        .replaceAll('05 36 49', '05 53 64')
        .replaceAll(/"until":"\d{4}/g, '"until":"2099'),
    ) as Json
  })
}

describe('of records in which everything is replaced', () => {
  const relayUrl = 'https://relais.entreprise.fr/demande'
  let folder: string
  beforeEach(() => {
    folder = path.join(mkdtempSync(path.join(tmpdir(), 'launch-')), 'content')
    readyContent(folder)
  })
  afterEach(() => rmSync(path.dirname(folder), { recursive: true }))

  test('the command succeeds when nothing is left, and names what is in a record or a text of law', () => {
    const ready = launchCheck(relayUrl, folder)
    expect(ready.lines.at(-1)).toBe(
      'Il ne reste rien à remplacer : le site peut être mis en ligne.',
    )
    expect(ready.code).toBe(0)
    mkdirSync(path.join(folder, 'legal'))
    const terms = path.join(folder, 'legal', 'terms.ts')
    writeFileSync(terms, 'export const terms = () => ({ rest: "[à compléter]" })')
    expect(launchCheck(relayUrl, folder)).toEqual({
      code: 1,
      lines: expect.arrayContaining([`${terms}: complétez rest ([à compléter])`]),
    })
  }, 60_000)

  test('a record with a fault is named as such, and never passes for done', () => {
    const file = path.join(folder, 'facts.json')
    const text = readFileSync(file, 'utf8')
    const read = JSON.stringify({ on: parisDay(), from: 'source' })
    writeFileSync(file, text.replace(read, `"${parisDay()}"`))
    const { code, lines } = launchCheck(relayUrl, folder)
    expect(code).toBe(1)
    expect(lines).toContainEqual(expect.stringMatching(/facts\.json: facts\.[\w-]+\.read: /))
    expect(lines.join()).not.toContain('Il ne reste rien')
  }, 60_000)
})
