/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Who may import whom, as the linter sees it. */
const forbidden: [file: string, statement: string][] = [
  ['content/x.ts', "import { paths } from '@/lib/addresses/paths'"],
  ['content/schema/x.ts', "import { paths } from '@/lib/addresses/paths'"],
  ['content/schema/x.ts', "import { company } from '@/content/company'"],
  ['lib/site/x.ts', "import { Button } from '@/components/ui/button'"],
  ['lib/site/x.ts', "import { HomeHero } from '@/app/_home/home-hero'"],
  ['lib/site/x.ts', "import { relayUrl } from '@/e2e/site'"],
  ['lib/forms/x.ts', "import { company } from '@/lib/site/catalog'"],
  ['lib/area/x.ts', "import { company } from '@/content/company'"],
  ['components/layout/x.tsx', "import { company } from '@/lib/site/catalog'"],
  ['components/layout/x.tsx', "import { company } from '@/content/company'"],
  ['components/layout/x.tsx', "import { pageGraph } from '@/lib/site/json-ld/graph'"],
  ['components/layout/x.tsx', "import { HomeHero } from '@/app/_home/home-hero'"],
  ['components/ui/x.tsx', "import { paths } from '@/lib/addresses/paths'"],
  ['components/ui/x.tsx', "import { Logo } from '@/components/layout/logo'"],
  ['relay/x.ts', "import { company } from '@/content/company'"],
  ['relay/x.ts', "import { paths } from '@/lib/addresses/paths'"],
  ['app/x.tsx', "import { startRelay } from '@/relay/server'"],
  ['app/x.tsx', "import { pageFile } from '@/scripts/build/page-file'"],
  ['scripts/x.ts', "import { relayUrl } from '@/e2e/site'"],
  ['scripts/x.ts', "import { Button } from '@/components/ui/button'"],
]

const allowed: [file: string, statement: string][] = [
  ['lib/site/x.ts', "import { company } from '@/content/company'"],
  ['components/layout/x.tsx', "import { paths } from '@/lib/addresses/paths'"],
  ['components/layout/x.tsx', "import type { Firm } from '@/content/schema/firm'"],
  ['components/ui/x.tsx', "import { Button } from '@/components/ui/button'"],
  ['components/ui/x.tsx', "import { sessionStore } from '@/lib/browser/session-store'"],
  ['app/x.tsx', "import { company } from '@/lib/site/catalog'"],
  ['scripts/x.ts', "import { paths } from '@/lib/addresses/paths'"],
  ['e2e/x.ts', "import { paths } from '@/lib/addresses/paths'"],
]

/** Writes each statement to a file of its own in its folder, and lints them all in one run. */
function lint(cases: [file: string, statement: string][]): string[] {
  const folders: string[] = []
  const files = cases.map(([file, statement]) => {
    const folder = mkdtempSync(path.join(path.dirname(file), 'lint-'))
    folders.push(folder)
    const target = path.join(folder, path.basename(file))
    const name = /\{ (\w+) \}/.exec(statement)?.[1]
    writeFileSync(
      target,
      statement.startsWith('import type')
        ? `${statement}\nexport type Again = ${name}\n`
        : `${statement}\nexport const again = ${name}\n`,
    )
    return target
  })
  try {
    const report = runEslint(files)
    return files.map((file) => report.get(path.resolve(file)) ?? '')
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true })
  }
}

/** Rule names of the messages, by file. */
function runEslint(files: string[]): Map<string, string> {
  let output: string
  try {
    output = execFileSync('npx', ['eslint', '--format', 'json', ...files], { encoding: 'utf8' })
  } catch (error) {
    output = (error as { stdout: string }).stdout
  }
  const results = JSON.parse(output) as { filePath: string; messages: { ruleId: string }[] }[]
  return new Map(
    results.map(({ filePath, messages }) => [
      filePath,
      messages.map(({ ruleId }) => ruleId).join(' '),
    ]),
  )
}

test('the linter refuses every import that the house forbids, and allows the others', () => {
  const results = lint([...forbidden, ...allowed])
  forbidden.forEach(([file, statement], index) =>
    expect(`${file}: ${statement} → ${results[index]}`).toMatch(
      /import\/no-restricted-paths|no-restricted-imports/,
    ),
  )
  allowed.forEach(([file, statement], index) =>
    expect(`${file}: ${statement} → ${results[forbidden.length + index]}`).toMatch(/→ $/),
  )
}, 60_000)
