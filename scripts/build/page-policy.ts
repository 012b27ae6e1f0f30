/**
 * Gives an exported page its own Content-Security-Policy, with the hashes of its inline scripts and styles,
 * as a `<meta>`, which goes wherever the file goes. `frame-ancestors`, which a `<meta>` cannot say, is in the
 * hosts' headers.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { nextPageRules } from '../../lib/head/next-page-rules'

/** What the policy of a page must allow. */
export interface PolicyNeeds {
  /** Where forms are posted to. */
  readonly relayUrl: string
  /** Whether a visitor's key may load Google's map here. */
  readonly googleMap: boolean
}

/**
 * What Google's map needs (Google's guide to the policy of the Maps JavaScript API), except `unsafe-eval`.
 * Google's script gives its styles the nonce of the page's first style: in a static page that nonce is no
 * secret, and it allows styles only.
 */
const google = {
  'script-src': ['https://*.googleapis.com', 'https://*.gstatic.com'],
  'style-src': ['https://fonts.googleapis.com'],
  'img-src': [
    "'self'",
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
    'data:',
  ],
  'font-src': ["'self'", 'https://fonts.gstatic.com'],
  'connect-src': [
    'https://*.googleapis.com',
    'https://*.google.com',
    'https://*.gstatic.com',
    'data:',
    'blob:',
  ],
  'frame-src': ['https://*.google.com'],
  'worker-src': ['blob:'],
} as const

const inlineScript =
  /<script(?![^>]*(?:\ssrc=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style([^>]*)>([\s\S]*?)<\/style>/g
/** After the script in the head, whose text may speak of styles. */
const firstStyle = /<\/script>(?:(?!<script)[\s\S])*?<style(?=>)/
/** Of a form that takes photos, and shows them, made small, as data URLs. */
const photoField = /<input\b[^>]*\stype="file"/
const charset = /<meta charset="utf-8"\/?>/i

/** Whether a page has a policy already. */
export function hasPolicy(html: string): boolean {
  return html.includes('<meta http-equiv="Content-Security-Policy"')
}

/** @throws when the page carries what no policy could allow, or no place for one; names the page. */
export function withPolicy(html: string, page: string, needs: PolicyNeeds): string {
  // A script's text may look like a style.
  const scriptless = html.replace(/<script\b[\s\S]*?<\/script>/g, '')
  const markup = scriptless.replace(inlineStyle, '')
  const refused = /<[a-z][^>]*\s(?:style|on[a-z]+)=("[^"]*")/i.exec(markup)?.[0]
  if (refused) throw new Error(`${page}: the policy would refuse the attribute of ${refused}.`)
  if (!charset.test(html)) throw new Error(`${page}: no <meta charset> to put the policy after.`)

  const nonce = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  const nonced = needs.googleMap
    ? html.replace(firstStyle, (before) => `${before} nonce="${nonce}"`)
    : html
  const policy: Record<string, readonly string[]> = {
    // Pictures, fonts, the manifest, and what is fetched ahead.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'media-src': ["'none'"],
    'frame-src': needs.googleMap ? [] : ["'none'"],
    'worker-src': needs.googleMap ? [] : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'script-src': ["'self'", hash(nextPageRules), ...hashes(html, inlineScript, 1)],
    'style-src': ["'self'", ...hashes(scriptless, inlineStyle, 2), ...toastStyles()],
    'connect-src': ["'self'", new URL(needs.relayUrl).origin],
  }
  if (photoField.test(html)) policy['img-src'] = ["'self'", 'data:']
  if (needs.googleMap) {
    for (const [directive, sources] of Object.entries(google))
      policy[directive] = [...new Set([...(policy[directive] ?? []), ...sources])]
    policy['style-src'] = [...(policy['style-src'] ?? []), `'nonce-${nonce}'`]
  } else {
    // `lib/head/trusted-types.ts`; Google's script writes markup as it likes.
    policy['require-trusted-types-for'] = ["'script'"]
    policy['trusted-types'] = ['default', 'nextjs', 'next-page']
  }
  const content = Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';')
  return nonced.replace(
    charset,
    (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${content}"/>`,
  )
}

function hashes(html: string, pattern: RegExp, group: number): string[] {
  return [...new Set([...html.matchAll(pattern)].map((match) => hash(match[group] ?? '')))]
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

let toastHashes: readonly string[] | undefined

/** Hashes of the style that the toasts' library puts into the page with the first one, at first empty. */
function toastStyles(): readonly string[] {
  if (toastHashes) return toastHashes
  const file = createRequire(path.resolve('package.json')).resolve('sonner')
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(readFileSync(file, 'utf8'))?.[1]
  if (!literal)
    throw new Error(`sonner no longer writes its style as scripts/build/page-policy.ts knows.`)
  toastHashes = [hash(''), hash(JSON.parse(literal) as string)]
  return toastHashes
}
