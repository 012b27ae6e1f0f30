import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Runs the command of package.json in a project's folder; `relayUrl` empty means none. */
function launchCheck(folder: string, relayUrl: string): { code: number | null; lines: string[] } {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  const script = scripts['launch-check']?.replace(/^tsx /, '') ?? ''
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', require.resolve('tsx'), path.resolve(script)],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        RELAY_URL: relayUrl,
        TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'),
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
  const { code, lines } = launchCheck('.', '')
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

test('the command succeeds with one line when nothing is left', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'launch-'))
  try {
    for (const name of ['services', 'legal'])
      mkdirSync(path.join(folder, 'content', name), { recursive: true })
    const write = (name: string, text: string) =>
      writeFileSync(path.join(folder, 'content', name), JSON.stringify({ text }))
    const relayUrl = 'https://relais.entreprise.fr/demande'
    write('firm.json', 'Une entreprise')
    write('services/a.json', 'Un service')
    expect(launchCheck(folder, relayUrl)).toEqual({
      code: 0,
      lines: ['Il ne reste rien à remplacer : le site peut être mis en ligne.'],
    })
    write('services/a.json', '[à compléter]')
    writeFileSync(
      path.join(folder, 'content/legal/terms.ts'),
      'export const terms = (firm) => ({ lead: firm.text, rest: "[à compléter]" })',
    )
    expect(launchCheck(folder, relayUrl)).toEqual({
      code: 1,
      lines: expect.arrayContaining([
        'content/services/a.json: complétez text ([à compléter])',
        'content/legal/terms.ts: complétez rest ([à compléter])',
      ]),
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 30_000)
