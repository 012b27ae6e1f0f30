import { base64Digest } from './digest'
import { STYLE } from './page-style'

/** The policy of every page this relay makes: its one style, a lead's photos, forms to itself, and nothing else at all. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${base64Digest(STYLE)}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * What stands before and after a page's content. `title` is escaped here, the content is not, nor is
 * the menu, which makes the page one of the inbox's, as wide as they are.
 */
export function pageFrame(
  title: string,
  menu?: { toString: () => string },
): [start: string, end: string] {
  return [
    `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${menu?.toString() ?? ''}<main id="content"${menu ? '' : ' class="text"'}>
`,
    `</main>
</body>
</html>
`,
  ]
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Letters of a word as long as a phone is wide. */
const LONG_WORD = /(\S{32})/u

/**
 * Makes text safe between tags, where no style can break long words: one alone would make the whole page
 * too wide for a phone.
 */
export function breakableHtml(text: string): string {
  const pieces = text.split(LONG_WORD).map(escapeHtml)
  return pieces.map((piece, place) => (place % 2 === 1 ? `${piece}<wbr>` : piece)).join('')
}

/** Makes text safe between tags and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
