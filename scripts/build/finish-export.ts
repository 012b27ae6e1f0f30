/**
 * Completes `out/` with what `next build` does not write: late scripts, a policy on each page, redirect
 * pages, hosts' rules, font preloads, each colour only once, eagerly compiled modules.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { offersGoogleMap } from '../../content/schema/firm'
import { allRedirects, fixedRedirects } from '../../lib/site/all-redirects'
import { firm } from '../../lib/site/catalog'
import { pages } from '../../lib/site/pages'
import { paths } from '../../lib/addresses/paths'
import { withEagerModules } from './eager-modules'
import { withFontPreloads } from './font-preloads'
import { firstMoveScript, withHeadScript } from './head-script'
import { htaccess } from './hosts/apache'
import { caddyfile, caddyRules } from './hosts/caddy'
import { headersFile, redirectsFile } from './hosts/netlify'
import { nginxBrotliRules, nginxRules } from './hosts/nginx'
import type { OwnRelay } from './hosts/own-relay'
import { serveJson } from './hosts/serve'
import { vercelJson } from './hosts/vercel'
import { withLateScripts } from './late-scripts'
import { hasPolicy, withPolicy } from './page-policy'
import { pageFile } from './page-file'
import { redirectPage } from './redirect-page'
import { withStaticColours } from './static-colours'

/**
 * Files that nobody asks for: the 404 page under Next's own name (hosts serve 404.html), and lists that only
 * the pages router loads.
 */
const neverRequested = ['_not-found', '_not-found.html', '_next/site', '_next/static/site']

/** What Next's router would fetch of a page, six files each: links here load the page itself. */
const routerPayload = /^(?!_next\/|robots\.txt$).*\.txt$/

const chunks = '_next/static/chunks'
const notFound = '404.html'
/** Undefined where no visitor may ask for Google's map: then no page allows anything of Google's. */
const googlePage = offersGoogleMap(firm) ? pageFile(paths.serviceArea) : undefined

/** What finishing an export depends on, besides the records. */
export interface FinishSettings {
  /** Address that both forms post to. */
  readonly relayUrl: string
  /** The relay behind the site's own server, where `relayUrl` is an address of the site. */
  readonly relay?: OwnRelay | undefined
  readonly out?: string
  /** Where rules go that are not for visitors; outside `out/`. */
  readonly hosting?: string
}

/** @throws when a redirect leads to no page, or when a page is not as Next is known to write it. */
export function finishExport({
  relayUrl,
  relay,
  out = 'out',
  hosting = 'hosting',
}: FinishSettings): void {
  const write = (folder: string, name: string, text: string) => {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const read = (name: string) => readFileSync(path.join(out, name), 'utf8')

  for (const name of neverRequested) rmSync(path.join(out, name), { recursive: true, force: true })
  removeWhatNobodyLoads(out)
  write(out, notFound, withFontPreloads(read(notFound), read('index.html')))
  const writePage = (name: string, html: string) =>
    write(out, name, withPolicy(html, name, { relayUrl, googleMap: name === googlePage }))

  for (const name of filesOf(out, '.css')) write(out, name, withStaticColours(read(name)))
  for (const name of filesOf(path.join(out, chunks), '.js'))
    write(out, path.join(chunks, name), withEagerModules(read(path.join(chunks, name))))

  const firstMove = firstMoveScript()
  write(out, firstMove.path, firstMove.text)
  for (const name of filesOf(out, '.html')) {
    const html = read(name)
    // A second run finds the page finished.
    if (hasPolicy(html)) continue
    // The 404 page reads its own address, which needs a script: it is awake at once.
    if (name === notFound) {
      writePage(name, withHeadScript(html, name))
      continue
    }
    const late = withLateScripts(html, name)
    for (const { path: file, text } of [late.payload, late.bootstrap]) write(out, file, text)
    writePage(name, withHeadScript(late.html, name))
  }
  for (const redirect of fixedRedirects) writePage(pageFile(redirect.from), redirectPage(redirect))

  write(out, '.htaccess', htaccess(allRedirects, relay))
  write(out, '_headers', headersFile())
  write(out, '_redirects', redirectsFile(allRedirects))
  write(out, 'serve.json', serveJson(allRedirects))
  write(out, 'vercel.json', vercelJson(allRedirects))
  write(hosting, 'nginx.conf', nginxRules(allRedirects, relay))
  write(hosting, 'Caddyfile', caddyfile(firm.origins))
  write(hosting, 'caddy.conf', caddyRules(allRedirects, relay))
  write(hosting, 'nginx-brotli.conf', nginxBrotliRules)
}

/**
 * Removes what only the router would load, and routes that the firm has switched off, which are exported all
 * the same, as Next knows no empty route. Then empty folders.
 */
function removeWhatNobodyLoads(out: string): void {
  // Redirect pages are written anew afterwards.
  const known = new Set([notFound, ...pages.map(({ path: address }) => pageFile(address))])
  const entries = readdirSync(out, { recursive: true, encoding: 'utf8' })
  const folders = new Set<string>()
  for (const name of entries) {
    if (!routerPayload.test(name) && (!name.endsWith('.html') || known.has(name))) continue
    rmSync(path.join(out, name))
    folders.add(path.dirname(path.join(out, name)))
  }
  for (const folder of folders) removeIfEmpty(folder, out)
}

/** Removes a folder without a file, and then those above it that are empty. */
function removeIfEmpty(folder: string, out: string): void {
  if (path.relative(out, folder) === '' || !existsSync(folder)) return
  if (readdirSync(folder).length > 0) return
  rmdirSync(folder)
  removeIfEmpty(path.dirname(folder), out)
}

function filesOf(out: string, ending: string): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(ending),
  )
}
