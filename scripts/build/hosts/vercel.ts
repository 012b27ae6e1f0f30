import type { Redirect } from '../../../lib/addresses/redirects'
import { folderHeaders, securityHeaders } from './answers'
import { headerRule, jsonFile } from './json-rules'
import { redirectStatus } from './redirect-rule'

/** `vercel.json`; `permanent` there would mean 308. */
export function vercelJson(redirects: readonly Redirect[]): string {
  return jsonFile({
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map((redirect) => ({
      source: `${redirect.from}{/}?`,
      destination: redirect.to,
      statusCode: redirectStatus(redirect),
    })),
    headers: [
      headerRule('/(.*)', securityHeaders),
      ...folderHeaders.map(([folder, headers]) => headerRule(`${folder}(.*)`, headers)),
    ],
  })
}
