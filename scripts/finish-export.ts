/** Completes `out/` with what `next build` does not write: redirect pages, hosts' rules, preloads. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { allRedirects, fixedRedirects } from '../lib/all-redirects'
import { withFontPreloads } from './font-preloads'
import { redirectsFile, serveJson } from './host-rules'
import { redirectPage } from './redirect-page'

/** @throws when a redirect leads to no page, naming it. */
export function finishExport(out = 'out'): void {
  for (const redirect of fixedRedirects) {
    const file = path.join(out, `${redirect.from}.html`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, redirectPage(redirect))
  }
  const read = (name: string) => readFileSync(path.join(out, name), 'utf8')
  writeFileSync(path.join(out, '404.html'), withFontPreloads(read('404.html'), read('index.html')))
  writeFileSync(path.join(out, 'serve.json'), serveJson(allRedirects))
  writeFileSync(path.join(out, '_redirects'), redirectsFile(allRedirects))
}
