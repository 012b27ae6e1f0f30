import { brand } from '../../lib/site/catalog'
import { documentTitle } from '../../lib/site/page-title'
import { canonicalUrl } from '../../lib/site/canonical-url'
import { requirePage } from '../../lib/site/pages'
import type { Redirect } from '../../lib/addresses/redirects'
import { escapeHtml } from '../../lib/text/escape-html'

const { surface, ink, action } = brand.colours

/** A system font, since the page is seen half a second. */
const style = [
  `body{margin:0;background:${surface};color:${ink};font:1.0625rem/1.6 ui-sans-serif,system-ui,sans-serif}`,
  'main{max-width:34rem;padding:clamp(3.5rem,8vw,8rem) clamp(1.25rem,4vw,2.5rem)}',
  'h1{font-size:1.5rem;line-height:1.2}',
  `a{color:${action}}`,
].join('')

/**
 * The page at an address that has moved, for hosts without rules: it refreshes at once, and has a link in
 * case that fails, but no script. Its title is the target's, so that the browser's tab does not flicker. No
 * `noindex`: search engines take the refresh for a redirect.
 * @throws when the target is no page.
 */
export function redirectPage({ to }: Redirect): string {
  const [path = ''] = to.split('#')
  const { title } = requirePage(path)
  return `<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0; url=${escapeHtml(to)}">
<title>${escapeHtml(documentTitle(title))}</title>
<link rel="canonical" href="${escapeHtml(canonicalUrl(path))}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<main>
<h1>Cette page a changé d’adresse</h1>
<p>Si rien ne se passe, suivez ce lien\u00a0: <a href="${escapeHtml(to)}">${escapeHtml(title)}</a>.</p>
</main>
</body>
</html>
`
}
