import type { Page } from '@playwright/test'
import type { Closure, Notice } from '@/content/schema/firm-hours'
import { periodName, periodsOf, periodStyle } from '@/lib/head/period'
import { headScript, needsOf } from '@/scripts/build/head-script'

/** Something in a record that shows on some days only. */
export interface DatedRecord {
  readonly closures: readonly Closure[]
  readonly notices: readonly Notice[]
  /** A text that shows until a day, as a label of the firm does. */
  readonly label: { readonly until: string; readonly text: string }
}

/**
 * Serves an exported page as if the firm's record had such closures and notices: their periods on the root,
 * the style rules, the lines, and the script for them. The page's own policy does not allow that script and
 * is left out.
 * @param place where the lines go: where they belong or, for a page that React hydrates, at its end, where
 * React ignores what it does not know.
 */
export async function serveDated(
  page: Page,
  path: string,
  record: DatedRecord,
  place: 'main' | 'end' = 'main',
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: dated(await response.text(), record, place) })
    },
  )
}

function dated(
  html: string,
  { closures, notices, label }: DatedRecord,
  place: 'main' | 'end',
): string {
  const firm = {
    closures,
    notices,
    legal: {
      insurances: [],
      labels: [{ ...label, name: '', rge: true, domain: '', body: '', number: '' }],
    },
  }
  const lines = [...closures, ...notices].map(
    (line) =>
      `<p hidden class="dated-line" data-period="${periodName(line)}"${'promise' in line ? ` data-promise="${line.promise}"` : ''}>${line.text}</p>`,
  )
  const shown = html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<html(?: data-periods="[^"]*")?/, `<html data-periods="${periodsOf(firm).join(' ')}"`)
    .replace('</head>', `<style>${periodStyle(firm)}</style></head>`)
    .replace(place === 'main' ? /<main[^>]*>/ : /(?=<.body>)/, (before) => before + lines.join(''))
    // The label goes to the end of every page, outside of what React hydrates.
    .replace(
      '</body>',
      `<p data-period="${periodName({ until: label.until })}">${label.text}</p></body>`,
    )
  return shown.replace(headScript(needsOf(html)), () => headScript(needsOf(shown)))
}
