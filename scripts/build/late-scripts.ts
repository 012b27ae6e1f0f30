/**
 * Takes out of an exported page the framework's script tags and what those read, and puts a small
 * loader in their place (design.md, « Little JavaScript »: the page is complete as HTML, nothing
 * forces the framework to run before the visitor shows an intent).
 */
import { createHash } from 'node:crypto'
import path from 'node:path'
import { buildSync } from 'esbuild'

const minified = new Map<string, string>()

/** The loader's code for a page, without what that page has no use for. */
export function loaderScript(html: string): string {
  const define = {
    pageHasForm: String(html.includes('data-draft=')),
    pageHasPanels: String(/class="(?:accordion|tab-list)"/.test(html)),
    pageHasWake: String(html.includes('data-wake=')),
  }
  const kind = Object.values(define).join()
  const known = minified.get(kind)
  if (known) return known
  const text = buildSync({
    entryPoints: [path.join('lib', 'head', 'loader.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'es2021',
    // Spares the « use strict » that a strict project asks for: nothing in there depends on it.
    tsconfigRaw: {},
    alias: { '@': process.cwd() },
    define,
  }).outputFiles[0]?.text.trim()
  if (!text) throw new Error('lib/head/loader.ts: the bundler wrote nothing.')
  minified.set(kind, text)
  return text
}

const scriptTag = /<script\b[^>]*\bsrc="([^"]+)"[^>]*><\/script>/g
const preloadedScript = /<link rel="preload" as="script"[^>]*>/g
/** What React wakes the page up with, all of its texts once more: Next writes it in pieces. */
const payloadTag =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/g

/** Tells Turbopack's runtime where to begin; the same on every page. */
const bootstrapTag = /<script id="_R_">([\s\S]*?)<\/script>/
const headScript = /<script>[\s\S]*?(?=<\/script>)/

/**
 * A file beside the pages, named after what it holds: a page kept from before a deployment must not be
 * woken up with the texts of the next.
 */
interface LateFile {
  readonly path: string
  readonly text: string
}

export interface LatePage {
  readonly html: string
  /** What its scripts read. */
  readonly payload: LateFile
  /** What stood inline and runs with them. */
  readonly bootstrap: LateFile
}

function lateFile(text: string, extension: 'txt' | 'js'): LateFile {
  const name = createHash('sha256').update(text).digest('hex').slice(0, 16)
  return { path: `/_next/static/late/${name}.${extension}`, text }
}

/** @throws when a page has none of the tags that Next is known to write, naming the page. */
export function withLateScripts(html: string, page: string): LatePage {
  const sources: string[] = []
  const stripped = html.replace(preloadedScript, '').replace(scriptTag, (tag, source: string) => {
    // For browsers that know no modules, which run none of the others either.
    if (/\bnoModule\b/i.test(tag)) return ''
    sources.push(source)
    return ''
  })
  if (sources.length < 3) throw new Error(`${page}: expected Next's script tags, found none.`)

  let text = ''
  const whole = stripped.replace(payloadTag, (_, call: string) => {
    const [kind, piece] = JSON.parse(call) as [number, string?]
    if (kind === 1) text += piece ?? ''
    else if (kind !== 0) throw new Error(`${page}: a payload of kind ${kind}, which is not known.`)
    return ''
  })
  if (!text) throw new Error(`${page}: expected what Next's scripts read, found none.`)
  const payload = lateFile(text, 'txt')
  const bootstrapText = bootstrapTag.exec(whole)?.[1]
  if (!bootstrapText || !headScript.test(whole))
    throw new Error(`${page}: expected the inline scripts of Next and of app/layout.tsx.`)
  const bootstrap = lateFile(bootstrapText, 'js')

  const list = [payload.path, bootstrap.path, ...new Set(sources)].join(' ')
  const finished = reachable(whole)
    .replace(bootstrapTag, '')
    // One inline script rather than two: one hash less in the policy.
    .replace(headScript, (script) => `${script};${loaderScript(whole)}`)
    .replace('</head>', `<meta name="late-scripts" content="${list}"/></head>`)
  return { html: finished, payload, bootstrap }
}

/**
 * What React adds once awake holds until then too: the text of closed panels is found
 * (`components/ui/use-findable-panel.ts`), and the keyboard reaches the active tab.
 */
function reachable(html: string): string {
  return html
    .replace(/<div\b[^>]*\bclass="panel"[^>]*>/g, (tag) =>
      /data-state="(?:closed|inactive)"/.test(tag)
        ? tag.replace('<div', '<div hidden="until-found"')
        : tag,
    )
    .replace(/<button\b[^>]*\brole="tab"[^>]*>/g, (tag) =>
      tag.includes('aria-selected="true"') ? tag.replace('tabindex="-1"', 'tabindex="0"') : tag,
    )
}
