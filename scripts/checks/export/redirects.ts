import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fillRedirect, isWildcard } from '../../../lib/addresses/redirects'
import { allRedirects, fixedRedirects } from '../../../lib/site/all-redirects'
import { canonicalUrl } from '../../../lib/site/canonical-url'
import { redirectStatus } from '../../build/hosts/redirect-rule'
import { pageFile } from '../../build/page-file'
import { hostAnswers } from './host-rules'
import { linkTargets, parseHtml } from './html'

/** By the file that stands at the address which has moved. */
const byFile = new Map(fixedRedirects.map((redirect) => [pageFile(redirect.from), redirect]))

/** What is wrong with a file that is neither a page of a record nor the 404 page. */
export function redirectPageFaults(name: string, document: Document): readonly string[] {
  const redirect = byFile.get(name)
  if (!redirect) return ['is the page of no record and of no redirect']
  const { to } = redirect
  const [target = ''] = to.split('#')
  const refresh = document.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content')
  const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
  return [
    ...(refresh === `0; url=${to}` ? [] : [`refresh: « ${refresh} » instead of « 0; url=${to} »`]),
    ...(links.join() === to ? [] : [`link: « ${links.join()} » instead of « ${to} »`]),
    ...(linkTargets(document, 'canonical').join() === canonicalUrl(target)
      ? []
      : [`canonical: not ${canonicalUrl(target)}`]),
  ]
}

/**
 * Redirects without their page, targets that are not there, and hosts whose rules lead elsewhere.
 * @param rules of the hosts, by file.
 */
export function redirectFaults(
  folder: string,
  rules: ReadonlyMap<string, string>,
): readonly string[] {
  const targets = [...new Set(fixedRedirects.map(({ to }) => to))]
  const asked = [
    ...fixedRedirects,
    ...allRedirects
      .filter(isWildcard)
      .map((redirect) => fillRedirect(redirect, 'adresse-inconnue')),
  ]
  return [
    ...[...byFile.keys()]
      .filter((name) => !existsSync(path.join(folder, name)))
      .map((name) => `${name}: no page says that this address has moved`),
    ...targets.filter((to) => !leadsSomewhere(folder, to)).map((to) => `${to}: is nowhere`),
    ...hostAnswers(rules).flatMap(({ name, answer }) =>
      asked.flatMap((redirect) => {
        const { from, to } = redirect
        const expected = `${redirectStatus(redirect)} ${to}`
        const found = answer(from)
        const said = found ? `${found.status} ${found.to}` : 'nothing'
        return said === expected ? [] : [`${name}: ${from} answers ${said}, not ${expected}`]
      }),
    ),
  ]
}

/** Whether a page is exported at an address, and has the section that its fragment names. */
function leadsSomewhere(folder: string, to: string): boolean {
  const [address = '', fragment] = to.split('#')
  const file = path.join(folder, pageFile(address))
  if (byFile.has(pageFile(address)) || !existsSync(file)) return false
  return (
    fragment === undefined ||
    parseHtml(readFileSync(file, 'utf8')).getElementById(fragment) !== null
  )
}
