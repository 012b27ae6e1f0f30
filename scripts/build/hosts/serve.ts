import type { Redirect } from '../../../lib/addresses/redirects'
import { binaryTypes, hostFiles, folderHeaders, revalidated, securityHeaders } from './answers'
import { headerRule, jsonFile } from './json-rules'
import { redirectStatus } from './redirect-rule'

/** No file has this name: whoever is sent there gets the 404 page, with its status. */
const nowhere = '/_not-found'

/**
 * `serve.json` of the local server. It removes a trailing slash by a 301 of its own before it looks at its
 * rules, and encodes twice what a wildcard repeats; patterns that would be safe do not work there. It looks
 * for files before it rewrites, so that only a redirect can hide one. Of two headers of one name the later
 * wins.
 */
export function serveJson(redirects: readonly Redirect[]): string {
  return jsonFile({
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    redirects: [
      ...redirects.map((redirect) => ({
        source: redirect.from,
        destination: redirect.to,
        type: redirectStatus(redirect),
      })),
      ...hostFiles.map((name) => ({ source: `/${name}`, destination: nowhere, type: 302 })),
    ],
    headers: [
      headerRule('**', [...securityHeaders, ['Cache-Control', revalidated]]),
      ...folderHeaders.map(([folder, headers]) => headerRule(`${folder}**`, headers)),
      // Its list of types is older than AVIF.
      headerRule('**/*.avif', [['Content-Type', binaryTypes.avif]]),
    ],
  })
}
