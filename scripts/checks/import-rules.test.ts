import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Who may import whom, as the linter sees it. */
const forbidden: [file: string, statement: string][] = [
  ['content/x.ts', "import { paths } from '@/lib/addresses/paths'"],
  ['content/schema/x.ts', "import { paths } from '@/lib/addresses/paths'"],
  ['content/schema/x.ts', "import { legalNotice } from '@/content/legal/legal-notice'"],
  ['lib/site/x.ts', "import { Button } from '@/components/ui/button'"],
  ['lib/site/x.ts', "import { HomeHero } from '@/app/_home/home-hero'"],
  ['lib/site/x.ts', "import { relayUrl } from '@/e2e/site'"],
  ['lib/forms/x.ts', "import { firm } from '@/lib/site/catalog'"],
  ['lib/area/x.ts', "import { legalNotice } from '@/content/legal/legal-notice'"],
  ['components/layout/x.tsx', "import { firm } from '@/lib/site/catalog'"],
  ['components/layout/x.tsx', "import { legalNotice } from '@/content/legal/legal-notice'"],
  ['components/layout/x.tsx', "import { pageGraph } from '@/lib/site/json-ld/graph'"],
  ['components/layout/x.tsx', "import { HomeHero } from '@/app/_home/home-hero'"],
  ['components/ui/x.tsx', "import { paths } from '@/lib/addresses/paths'"],
  ['components/ui/x.tsx', "import { numberOf } from '@/lib/a-new-room/number'"],
  ['components/ui/x.tsx', "import { Frame } from '@/components/a-new-room/frame'"],
  ['components/ui/x.tsx', "import type { SiteConfig } from '@/lib/config'"],
  ['components/ui/x.tsx', "import Link from 'next/link'"],
  ['components/forms/x.tsx', "import { readConfig } from '@/lib/config'"],
  ['components/forms/x.tsx', "import { isOwnRelay } from '@/lib/environment'"],
  ['lib/forms/x.ts', "import { readConfig } from '../config'"],
  ['lib/a-new-room/x.ts', "import { firm } from '@/lib/site/catalog'"],
  ['components/ui/x.tsx', "import { Logo } from '@/components/layout/logo'"],
  ['relay/x.ts', "import { legalNotice } from '@/content/legal/legal-notice'"],
  ['relay/x.ts', "import { paths } from '@/lib/addresses/paths'"],
  ['relay/x.ts', "import { brand } from '@/content/firm.json'"],
  ['relay/core/x.ts', "import { legalNotice } from '@/content/legal/legal-notice'"],
  ['relay/core/x.ts', "import { startRelay } from '@/relay/node/server'"],
  ['relay/core/x.ts', "import { readFile } from 'node:fs/promises'"],
  ['relay/core/x.ts', "import { once } from 'events'"],
  ['relay/worker/x.ts', "import { startRelay } from '@/relay/node/server'"],
  ['app/x.tsx', "import { startRelay } from '@/relay/node/server'"],
  ['app/x.tsx', "import { pageFile } from '@/scripts/build/page-file'"],
  ['scripts/x.ts', "import { relayUrl } from '@/e2e/site'"],
  ['scripts/x.ts', "import { Button } from '@/components/ui/button'"],
  // However it is written.
  ['lib/site/x.ts', "import { Button } from '../../components/ui/button'"],
  ['lib/site/content/x.ts', "import { handle } from '../../../relay/core/handle'"],
  ['lib/site/x.ts', "import type { Host } from '@/relay/core/host'"],
  ['lib/site/x.ts', "export * from '@/relay/core/handle'"],
  ['lib/site/x.ts', "export { handle } from '@/relay/core/handle'"],
  ['lib/site/x.ts', "export const later = () => import('@/relay/core/handle')"],
  ['lib/site/x.ts', 'export const later = () => import(`@/relay/core/handle`)'],
  ['components/layout/x.tsx', "import { firm } from '../../lib/site/catalog'"],
  ['components/layout/x.tsx', "import { firm } from '../../content/firm'"],
  ['components/ui/x.tsx', "import { Logo } from '../layout/logo'"],
  ['content/schema/x.ts', "import { legalNotice } from '../legal/legal-notice'"],
  ['relay/core/x.ts', "import { startRelay } from '../node/server'"],
  ['relay/x.ts', "import { photoQueue } from '@/lib/forms/photo-rules-of-others'"],
]

const allowed: [file: string, statement: string][] = [
  ['lib/site/x.ts', "import { legalNotice } from '@/content/legal/legal-notice'"],
  ['components/layout/x.tsx', "import { paths } from '@/lib/addresses/paths'"],
  ['components/layout/x.tsx', "import type { Firm } from '@/content/schema/firm'"],
  ['components/forms/x.tsx', "import type { SiteConfig } from '@/lib/config'"],
  ['components/ui/x.tsx', "import { Button } from '@/components/ui/button'"],
  ['components/ui/x.tsx', "import { sessionStore } from '@/lib/browser/session-store'"],
  ['app/x.tsx', "import { firm } from '@/lib/site/catalog'"],
  ['scripts/x.ts', "import { paths } from '@/lib/addresses/paths'"],
  ['e2e/x.ts', "import { paths } from '@/lib/addresses/paths'"],
  ['relay/node/x.ts', "import { handle } from '@/relay/core/handle'"],
  ['relay/node/x.ts', "import { readFile } from 'node:fs/promises'"],
  ['relay/core/x.ts', "import { french } from '@/lib/text/typography'"],
  ['relay/x.ts', "import { french } from '@/lib/text/typography'"],
  ['relay/x.ts', "import { referenceOf } from '@/lib/forms/reference'"],
  ['relay/x.ts', "import { callBackFor } from '@/lib/calendar/call-back'"],
  ['relay/core/x.ts', "import { photoPart } from '@/lib/forms/photo-rules'"],
  ['relay/x.ts', "import { requestsKeptMonths } from '@/content/legal/parts/retention'"],
  ['content/schema/x.ts', "import { text } from './text'"],
  // Folders within a room that have the name of another.
  ['lib/site/content/x.ts', "import { folder } from '../content/folder'"],
  ['scripts/edit/x.ts', "import { checkContent } from '../content/check'"],
  ['relay/worker/x.ts', "import { log } from './app/log'"],
]

/** Lints each statement in a folder that has the house's rules and nothing else. */
function lint(cases: [file: string, statement: string][]): string[] {
  const house = mkdtempSync(path.join(tmpdir(), 'import-rules-'))
  try {
    for (const file of ['.oxlintrc.json', 'scripts/checks/import-rules.mjs'])
      cpSync(file, path.join(house, file))
    const files = cases.map(([file, statement], index) => {
      const [, type, name] = /^import (type )?\{ (\w+) \}/.exec(statement) ?? []
      const use = name ? `export ${type ? 'type' : 'const'} again = ${name}` : ''
      // Each case stands in a file of its own.
      const own = file.replace(/(?=\.tsx?$)/, `${index}`)
      mkdirSync(path.join(house, path.dirname(own)), { recursive: true })
      writeFileSync(path.join(house, own), `${statement}\n${use}\n`)
      return own
    })
    const { stdout } = spawnSync(path.resolve('node_modules/.bin/oxlint'), ['--format=json'], {
      cwd: house,
      encoding: 'utf8',
    })
    const { diagnostics, number_of_files: seen } = JSON.parse(stdout) as {
      diagnostics: { filename: string; code: string }[]
      number_of_files: number
    }
    // With our own rule.
    expect(seen).toBe(files.length + 1)
    return files.map((own) =>
      diagnostics
        .filter(({ filename }) => filename === own)
        .map(({ code }) => code)
        .join(' '),
    )
  } finally {
    rmSync(house, { recursive: true, force: true })
  }
}

test('the linter refuses every import that the house forbids, and allows the others', () => {
  const results = lint([...forbidden, ...allowed])
  forbidden.forEach(([file, statement], index) =>
    expect(`${file}: ${statement} → ${results[index]}`).toMatch(
      /import-rules\(may-import\)|no-restricted-imports|import\(no-nodejs-modules\)/,
    ),
  )
  allowed.forEach(([file, statement], index) =>
    expect(`${file}: ${statement} → ${results[forbidden.length + index]}`).toMatch(/→ $/),
  )
})
