import { escapeHtml } from '@/lib/text/escape-html'

import { base64Digest } from './digest'
import { STYLE } from './page-style'

/**
 * The policy of every page that the relay makes. It allows our one style, a lead's photos and forms to the
 * relay itself, and nothing else.
 */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${base64Digest(STYLE)}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * What stands before and after a page's content. `title` is escaped here; content and menu are not. With a
 * menu, the page is as wide as those of the inbox.
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

/** The longest word that fits on a phone, beside the space that a mail program leaves before a value. */
const LONGEST_WORD = 20
/** An address, which must not be broken: a mail program would make a link of its first half. */
const ADDRESS = /:\/\/|@|^www\./
const LONGEST_ADDRESS = 200

/**
 * Escapes a text to stand between tags where no style can break long words: one alone would make the page too
 * wide for a phone. An address stays whole, unless it is longer than any that people send.
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
