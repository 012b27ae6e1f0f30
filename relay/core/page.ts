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

/** Letters of a word as long as a phone is wide, beside what a mail program leaves free before a value. */
const LONGEST_WORD = 20
/** A mail program would make a link of the half of it that stands before a break. */
const ADDRESS = /:\/\/|@|^www\./
const LONGEST_ADDRESS = 200

/**
 * Makes text safe between tags, where no style can break long words: one alone would make the whole page
 * too wide for a phone. An address stays whole, unless it is longer than any that people send.
 */
export function breakableHtml(text: string, longest = LONGEST_WORD): string {
  const pieces = new RegExp(`\\S{1,${longest}}`, 'gu')
  return text
    .split(/(\s+)/)
    .map((word) => {
      const isWhole = word.length <= LONGEST_ADDRESS && ADDRESS.test(word)
      const parts = isWhole ? null : word.match(pieces)
      return parts ? parts.map(escapeHtml).join('<wbr>') : escapeHtml(word)
    })
    .join('')
}

/** Makes text safe between tags and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
