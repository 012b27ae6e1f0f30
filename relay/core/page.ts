import { base64Digest } from './digest'

const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#FCFAF5;color:#20241F;font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:46rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1,h2{color:#1F4234;line-height:1.25;overflow-wrap:anywhere}
h1{font-size:1.5rem;margin:0 0 .25rem}
h2{font-size:1.15rem;margin:0}
p{margin:.25rem 0}
a{color:#9F3F28}
article{border-top:1px solid #D8C9AE;padding:1.25rem 0;margin-top:1.25rem}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.35rem 1rem;margin:.9rem 0}
dt{color:#1F4234;font-weight:600;overflow-wrap:anywhere}
dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
nav{display:flex;justify-content:space-between;gap:1rem;border-top:1px solid #D8C9AE;padding-top:1rem;margin-top:1.25rem}
p.fault{border-left:4px solid #A3211B;background:#F6F1E7;padding:.75rem 1rem;margin:1rem 0}
nav a,article p a{display:inline-block;padding:.4rem 0;margin-right:1rem}
@media (max-width:34rem){dl{display:block}dt{margin-top:.6rem}}
`

/** The policy of every page this relay makes: its one style, and nothing else at all. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${base64Digest(STYLE)}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** What stands before and after a page's content. `title` is escaped here, the content is not. */
export function pageFrame(title: string): [start: string, end: string] {
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
<main>
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

/** Makes text safe between tags and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
