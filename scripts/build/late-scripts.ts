/**
 * Removes the framework's script tags, and the texts that they read, from an exported page: the page is
 * complete as HTML, and the framework need not run before the visitor reaches for something that needs it.
 * The script in the head (`head-script.ts`) loads them then, from the list that is left here.
 */
import { lateFile, type LateFile } from './late-file'

const scriptTag = /<script\b[^>]*\bsrc="([^"]+)"[^>]*><\/script>/g
/**
 * Only an installed page needs the manifest: the script in the head adds the link at the visitor's first
 * move.
 */
const manifestLink = /<link rel="manifest"[^>]*>/
const preloadedScript = /<link rel="preload" as="script"[^>]*>/g
/** All texts of the page once more, from which React wakes it up: Next writes them in pieces. */
const payloadTag =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/g

/** A shape without content, which may be self-closing. */
const emptyShape = /<(path|rect|circle|ellipse|line|polyline|polygon)\b([^>]*)><\/\1>/g

/** Tells Turbopack's runtime where to begin; the same on every page. */
const bootstrapTag = /<script id="_R_">([\s\S]*?)<\/script>/

/** A page without its scripts, and the files that it loads late. */
export interface LatePage {
  readonly html: string
  /** What its scripts read. */
  readonly payload: LateFile
  /** What stood inline and runs with them. */
  readonly bootstrap: LateFile
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
  if (!bootstrapText) throw new Error(`${page}: expected the inline script of Next.`)
  const bootstrap = lateFile(bootstrapText, 'js')

  const list = [payload.path, bootstrap.path, ...new Set(sources)].join(' ')
  const finished = whole
    .replace(bootstrapTag, '')
    .replace(manifestLink, '<noscript>$&</noscript>')
    .replace(emptyShape, '<$1$2/>')
    .replace('</head>', `<meta name="late-scripts" content="${list}"/></head>`)
  return { html: finished, payload, bootstrap }
}
