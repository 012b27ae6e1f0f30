/** Completes `out/` with what `next build` does not write: redirect pages, hosts' rules, preloads. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { allRedirects, fixedRedirects } from '../lib/all-redirects'
import { withFontPreloads } from './font-preloads'
import { htaccess } from './hosts/apache'
import { headersFile, redirectsFile } from './hosts/netlify'
import { nginxBrotliRules, nginxRules } from './hosts/nginx'
import { serveJson } from './hosts/serve'
import { vercelJson } from './hosts/vercel'
import { redirectPage } from './redirect-page'

/**
 * What nobody asks for: the 404 page under Next's own name and its payloads (404.html is what hosts
 * serve), and lists that only the pages router loads.
 */
const leftovers = [
  '_not-found',
  '_not-found.html',
  '_not-found.txt',
  '_next/site',
  '_next/static/site',
]

/**
 * @param hosting where rules go that are no business of the visitors; outside `out/`.
 * @throws when a redirect leads to no page, naming it.
 */
export function finishExport(out = 'out', hosting = 'hosting'): void {
  const write = (folder: string, name: string, text: string) => {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const read = (name: string) => readFileSync(path.join(out, name), 'utf8')

  for (const name of leftovers) rmSync(path.join(out, name), { recursive: true, force: true })
  for (const redirect of fixedRedirects) write(out, `${redirect.from}.html`, redirectPage(redirect))
  write(out, '404.html', withFontPreloads(read('404.html'), read('index.html')))

  write(out, '.htaccess', htaccess(allRedirects))
  write(out, '_headers', headersFile())
  write(out, '_redirects', redirectsFile(allRedirects))
  write(out, 'serve.json', serveJson(allRedirects))
  write(out, 'vercel.json', vercelJson(allRedirects))
  write(hosting, 'nginx.conf', nginxRules(allRedirects))
  write(hosting, 'nginx-brotli.conf', nginxBrotliRules)
}
