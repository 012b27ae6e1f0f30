/**
 * The script inline in a page's head: `lib/head/`, bundled for each kind of page without the parts that it
 * does not need.
 */
import path from 'node:path'
import { buildSync } from 'esbuild'
import { minify_sync as minify } from 'terser'
import type { FormDefinition } from '../../lib/forms/form'
import { forms } from '../../lib/forms/forms'
import type { PageNeeds } from '../../lib/head/page-needs'
import { french } from '../../lib/text/typography'
import { lateFile, type LateFile } from './late-file'

/** The placeholder that `app/layout.tsx` leaves for it. */
const place = '<script id="head"></script>'

const bundled = new Map<string, string>()

/** @param define values of the names that the script declares. */
function bundle(name: string, define: Readonly<Record<string, string>>): string {
  const key = JSON.stringify([name, define])
  const known = bundled.get(key)
  if (known) return known
  const joined = buildSync({
    entryPoints: [path.join('lib', 'head', name)],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    charset: 'utf8',
    target: 'es2022',
    // Without the « use strict » that a strict tsconfig adds: nothing in there depends on it.
    tsconfigRaw: {},
    alias: { '@': process.cwd() },
    define,
  }).outputFiles[0]?.text.trim()
  // Every page holds this script: terser makes it a twentieth shorter than esbuild does.
  const text = joined && minify(joined, { ecma: 2020, compress: { passes: 3 } }).code
  if (!text) throw new Error(`lib/head/${name}: the bundler wrote nothing.`)
  bundled.set(key, text)
  return text
}

/** The script that the one in the head loads at the visitor's first move. */
export function firstMoveScript(): LateFile {
  return (firstMove ??= lateFile(
    bundle('first-move.ts', { requiredMessages: JSON.stringify(requiredMessages()) }),
    'js',
  ))
}

let firstMove: LateFile | undefined

function requiredMessages() {
  const messages = ({ fields }: FormDefinition) =>
    Object.entries(fields).flatMap(([name, field]) =>
      'required' in field && field.required ? [[name, french(field.required)]] : [],
    )
  return Object.fromEntries(forms.map((form) => [form.name, Object.fromEntries(messages(form))]))
}

/** The text of the script for one kind of page. */
export function headScript(needs: PageNeeds): string {
  const parts = Object.entries(needs).map(([part, has]) => [`page.${part}`, String(has)])
  return bundle('main.ts', {
    ...Object.fromEntries(parts),
    firstMoveScript: JSON.stringify(firstMoveScript().path),
  })
}

/** For `npm run dev`, where one script serves every page and Next's own tags stand in it. */
export const devHeadScript = () =>
  headScript({
    late: false,
    priced: true,
    compared: true,
    filtered: true,
    panels: true,
    held: true,
    draft: true,
    wake: false,
    daily: true,
    dated: true,
  })

/**
 * Puts the script into a page.
 * @throws when the page has no placeholder for it, naming the page.
 */
export function withHeadScript(html: string, page: string, needs = needsOf(html)): string {
  if (!html.includes(place)) throw new Error(`${page}: expected ${place} of app/layout.tsx.`)
  return html.replace(place, () => `<script>${headScript(needs)}</script>`)
}

/** Which parts of the script a page needs, read from its HTML. */
export function needsOf(html: string): PageNeeds {
  return {
    late: html.includes('<meta name="late-scripts"'),
    priced: html.includes('data-unit-price'),
    compared: html.includes('before-after'),
    filtered: html.includes('job-choices'),
    panels: html.includes('<findable-panel'),
    held: /<form| data-gallery=/.test(html),
    draft: html.includes(' data-draft="'),
    wake: html.includes(' data-wake="'),
    daily: html.includes('data-now="day"'),
    dated: html.includes(' data-periods="'),
  }
}
