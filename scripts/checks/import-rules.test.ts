import { execFileSync } from 'node:child_process'

/** Who may import whom, as the linter sees it. */
const forbidden: [file: string, statement: string][] = [
  ['content/x.ts', "import { paths } from '@/lib/addresses/paths'"],
  ['content/schema/x.ts', "import { paths } from '@/lib/addresses/paths'"],
  ['content/schema/x.ts', "import { legalNotice } from '@/content/legal/legal-notice'"],
  ['lib/site/x.ts', "import { Button } from '@/components/ui/button'"],
  ['lib/site/x.ts', "import { HomeHero } from '@/app/_home/home-hero'"],
  ['lib/site/x.ts', "import { relayUrl } from '@/e2e/site'"],
  ['lib/forms/x.ts', "import { company } from '@/lib/site/catalog'"],
  ['lib/area/x.ts', "import { legalNotice } from '@/content/legal/legal-notice'"],
  ['components/layout/x.tsx', "import { company } from '@/lib/site/catalog'"],
  ['components/layout/x.tsx', "import { legalNotice } from '@/content/legal/legal-notice'"],
  ['components/layout/x.tsx', "import { pageGraph } from '@/lib/site/json-ld/graph'"],
  ['components/layout/x.tsx', "import { HomeHero } from '@/app/_home/home-hero'"],
  ['components/ui/x.tsx', "import { paths } from '@/lib/addresses/paths'"],
  ['components/ui/x.tsx', "import Link from 'next/link'"],
  ['components/ui/x.tsx', "import { Logo } from '@/components/layout/logo'"],
  ['relay/x.ts', "import { legalNotice } from '@/content/legal/legal-notice'"],
  ['relay/x.ts', "import { paths } from '@/lib/addresses/paths'"],
  ['relay/core/x.ts', "import { legalNotice } from '@/content/legal/legal-notice'"],
  ['relay/core/x.ts', "import { startRelay } from '@/relay/node/server'"],
  ['relay/core/x.ts', "import { readFile } from 'node:fs/promises'"],
  ['relay/core/x.ts', "import { once } from 'events'"],
  ['relay/worker/x.ts', "import { startRelay } from '@/relay/node/server'"],
  ['app/x.tsx', "import { startRelay } from '@/relay/node/server'"],
  ['app/x.tsx', "import { pageFile } from '@/scripts/build/page-file'"],
  ['scripts/x.ts', "import { relayUrl } from '@/e2e/site'"],
  ['scripts/x.ts', "import { Button } from '@/components/ui/button'"],
]

const allowed: [file: string, statement: string][] = [
  ['lib/site/x.ts', "import { legalNotice } from '@/content/legal/legal-notice'"],
  ['components/layout/x.tsx', "import { paths } from '@/lib/addresses/paths'"],
  ['components/layout/x.tsx', "import type { Firm } from '@/content/schema/firm'"],
  ['components/ui/x.tsx', "import { Button } from '@/components/ui/button'"],
  ['components/ui/x.tsx', "import { sessionStore } from '@/lib/browser/session-store'"],
  ['app/x.tsx', "import { company } from '@/lib/site/catalog'"],
  ['scripts/x.ts', "import { paths } from '@/lib/addresses/paths'"],
  ['e2e/x.ts', "import { paths } from '@/lib/addresses/paths'"],
  ['relay/node/x.ts', "import { handle } from '@/relay/core/handle'"],
  ['relay/node/x.ts', "import { readFile } from 'node:fs/promises'"],
  ['relay/core/x.ts', "import { french } from '@/lib/text/typography'"],
  ['relay/x.ts', "import { french } from '@/lib/text/typography'"],
  ['relay/x.ts', "import { referenceOf } from '@/lib/forms/reference'"],
  ['relay/x.ts', "import { callBackFor } from '@/lib/calendar/call-back'"],
  ['relay/x.ts', "import { brand } from '@/content/firm.json'"],
  ['relay/core/x.ts', "import { photoPart } from '@/lib/forms/photo-rules'"],
  ['relay/x.ts', "import { requestsKeptMonths } from '@/content/legal/parts/retention'"],
]

/** Lints each statement as if it stood in its file: nothing is written, whatever else reads the folders. */
const linter = `
  import { ESLint } from 'eslint'
  const eslint = new ESLint()
  const found = []
  for (const [filePath, code] of JSON.parse(process.argv[1])) {
    const results = await eslint.lintText(code, { filePath })
    found.push(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId)).join(' '))
  }
  console.log(JSON.stringify(found))`

/** Rule names of the messages, in the order of the cases. */
function lint(cases: [file: string, statement: string][]): string[] {
  const files = cases.map(([file, statement]) => {
    const name = /\{ (\w+) \}/.exec(statement)?.[1]
    const use = statement.startsWith('import type')
      ? `export type Again = ${name}`
      : `export const again = ${name}`
    return [file, `${statement}\n${use}\n`]
  })
  return JSON.parse(
    execFileSync(
      process.execPath,
      ['--input-type=module', '--eval', linter, JSON.stringify(files)],
      { encoding: 'utf8' },
    ),
  )
}

test('the linter refuses every import that the house forbids, and allows the others', () => {
  const results = lint([...forbidden, ...allowed])
  forbidden.forEach(([file, statement], index) =>
    expect(`${file}: ${statement} → ${results[index]}`).toMatch(
      /import\/no-restricted-paths|no-restricted-imports|import\/no-nodejs-modules/,
    ),
  )
  allowed.forEach(([file, statement], index) =>
    expect(`${file}: ${statement} → ${results[forbidden.length + index]}`).toMatch(/→ $/),
  )
}, 60_000)
