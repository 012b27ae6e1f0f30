import type { Redirect } from '../../lib/redirects'
import { immutable, immutableFolders, payloadHeader, securityHeaders, type Header } from './answers'
import { redirectStatus } from './redirect-rule'

/** `vercel.json`; `permanent` there would mean 308. */
export function vercelJson(redirects: readonly Redirect[]): string {
  const block = (source: string, headers: readonly Header[]) => ({
    source,
    headers: headers.map(([key, value]) => ({ key, value })),
  })
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map((redirect) => ({
      source: `${redirect.from}{/}?`,
      destination: redirect.to,
      statusCode: redirectStatus(redirect),
    })),
    headers: [
      block('/(.*)', securityHeaders),
      ...immutableFolders.map((folder) => block(`${folder}(.*)`, [['Cache-Control', immutable]])),
      block('/(.*)\\.txt', [payloadHeader]),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
