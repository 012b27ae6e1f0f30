import { isWildcard, type Redirect } from '../../../lib/addresses/redirects'
import { folderHeaders, securityHeaders, type Header } from './answers'
import { redirectStatus } from './redirect-rule'

/**
 * `_redirects` of Netlify and Cloudflare Pages. Where a page is exported too, Netlify serves it
 * unless the rule is forced by « ! »; Cloudflare needs no force and skips the lines that have it, so
 * those stand first and once more without. Cloudflare takes a trailing slash for another address.
 * Netlify would serve the files meant for other hosts.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const lines = (mark: string, slashes: readonly string[], among: readonly Redirect[]) =>
    among.flatMap((redirect) =>
      slashes.map(
        (slash) => `${redirect.from}${slash} ${redirect.to} ${redirectStatus(redirect)}${mark}\n`,
      ),
    )
  const fixed = redirects.filter((redirect) => !isWildcard(redirect))
  return [
    '# Netlify: these pages exist, « ! » goes before them. Cloudflare Pages skips these lines.\n',
    ...lines('!', [''], fixed),
    ...['/serve.json', '/vercel.json'].map((file) => `${file} /404.html 404!\n`),
    '# Cloudflare Pages, and the addresses of no page at both.\n',
    ...lines('', ['', '/'], redirects),
  ].join('')
}

/**
 * `_headers` of both. Every block that matches adds its lines, and a name said twice is joined by a
 * comma, so that no name stands in two blocks: what is revalidated is so by default at both.
 */
export function headersFile(): string {
  const block = (address: string, headers: readonly Header[]) =>
    [address, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  return [
    block('/*', securityHeaders),
    ...folderHeaders.map(([folder, headers]) => block(`${folder}*`, headers)),
  ].join('')
}
