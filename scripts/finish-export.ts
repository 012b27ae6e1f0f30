/** Completes `out/` with what `next build` cannot write: redirect pages, and the hosts' rules. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { allRedirects, fixedRedirects } from '../lib/all-redirects'
import { redirectsFile, serveJson } from './host-rules'
import { redirectPage } from './redirect-page'

/** @throws when a redirect leads to no page, naming it. */
export function finishExport(out = 'out'): void {
  for (const redirect of fixedRedirects) {
    const file = path.join(out, `${redirect.from}.html`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, redirectPage(redirect))
  }
  writeFileSync(path.join(out, 'serve.json'), serveJson(allRedirects))
  writeFileSync(path.join(out, '_redirects'), redirectsFile(allRedirects))
}
