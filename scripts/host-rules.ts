import { isWildcard, type Redirect } from '../lib/redirects'

/**
 * The redirects in the language of each host, as real 301s (design.md, « Hosting »). Every function
 * reads the same list, fixed addresses first.
 */

const status = ({ permanent }: Redirect) => (permanent ? 301 : 302)
const hasFragment = ({ to }: Redirect) => to.includes('#')

/**
 * For hosts that match decoded addresses by regular expressions: what a rule repeats of the address
 * holds only characters that need no encoding and mean nothing. The 404 page sees to the others.
 */
function pattern({ from, to }: Redirect): string {
  return `^${from.replace(/:\w+/, to.includes(':') ? '([A-Za-z0-9_-]+)' : '[^/]+')}/?$`
}

const target = ({ to }: Redirect) => to.replace(/:\w+/, '$1')

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/**
 * `serve.json` of the local server. It takes a trailing slash off by a 301 of its own before it
 * looks at its rules, and encodes twice what a wildcard repeats; it reads no safe pattern there, for
 * it stops on an address that spells the pattern itself.
 */
export function serveJson(redirects: readonly Redirect[]): string {
  return asJson({
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    redirects: redirects.map((redirect) => ({
      source: redirect.from,
      destination: redirect.to,
      type: status(redirect),
    })),
  })
}

/**
 * `_redirects` of Netlify and Cloudflare Pages. Where a page is exported too, Netlify serves it
 * unless the rule is forced by « ! »; Cloudflare needs no force and skips the lines that have it, so
 * those stand first and once more without. Cloudflare takes a trailing slash for another address.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const lines = (mark: string, slashes: readonly string[], among: readonly Redirect[]) =>
    among.flatMap((redirect) =>
      slashes.map(
        (slash) => `${redirect.from}${slash} ${redirect.to} ${status(redirect)}${mark}\n`,
      ),
    )
  const fixed = redirects.filter((redirect) => !isWildcard(redirect))
  return [
    '# Netlify: these pages exist, « ! » goes before them. Cloudflare Pages skips these lines.\n',
    ...lines('!', [''], fixed),
    '# Cloudflare Pages, and the addresses of no page at both.\n',
    ...lines('', ['', '/'], redirects),
  ].join('')
}

/** `vercel.json`; `permanent` there would mean 308. */
export function vercelJson(redirects: readonly Redirect[]): string {
  return asJson({
    redirects: redirects.map((redirect) => ({
      source: `${redirect.from}{/}?`,
      destination: redirect.to,
      statusCode: status(redirect),
    })),
  })
}

/**
 * Lines for a `server` block of nginx. `rewrite` would set the query of the address after a
 * fragment, where `return` leaves it out.
 */
export function nginxRules(redirects: readonly Redirect[]): string {
  return redirects
    .map((redirect) =>
      hasFragment(redirect)
        ? `location ~ ${pattern(redirect)} { return ${status(redirect)} ${redirect.to}; }\n`
        : `rewrite ${pattern(redirect)} ${target(redirect)} ${redirect.permanent ? 'permanent' : 'redirect'};\n`,
    )
    .join('')
}

/**
 * Lines for Apache's `.htaccess`, after `RewriteEngine On`. NE leaves « # » as it is, and QSD drops
 * the query, which would follow the fragment.
 */
export function apacheRules(redirects: readonly Redirect[]): string {
  return redirects
    .map((redirect) => {
      const flags = `R=${status(redirect)},L${hasFragment(redirect) ? ',NE,QSD' : ''}`
      return `RewriteRule ${pattern(redirect).replace('^/', '^')} ${target(redirect)} [${flags}]\n`
    })
    .join('')
}
