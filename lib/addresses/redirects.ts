import { paths } from './paths'

/** An address that has moved. The rules of every host are written from these alone. */
export interface Redirect {
  /** A path; `:name` as its last part stands for one path segment. */
  readonly from: string
  /** A path of this site, perhaps with a fragment; `:name` repeats that segment. */
  readonly to: string
  readonly permanent: boolean
}

/**
 * The redirects that do not depend on the records. Those that do stand in lib/site/all-redirects.ts, which
 * also takes every address to its end in one hop. The 404 page reads this list in the browser.
 */
export const redirects: readonly Redirect[] = [
  { from: '/devis', to: paths.quote, permanent: true },
  { from: '/services', to: paths.services, permanent: true },
  { from: '/service/:serviceSlug', to: paths.service(':serviceSlug'), permanent: true },
  { from: '/metier/:tradeId', to: paths.services, permanent: true },
  { from: '/metiers/:tradeId', to: paths.services, permanent: true },
]

const parameter = /:\w+/

/** Whether a redirect covers every address below a path (`:name`). */
export function isWildcard({ from }: Redirect): boolean {
  return parameter.test(from)
}

/** The redirect of one address that a wildcard covers. */
export function fillRedirect({ from, to, permanent }: Redirect, segment: string): Redirect {
  const fill = (text: string) => text.replace(parameter, () => segment)
  return { from: fill(from), to: fill(to), permanent }
}

/**
 * Where a path, as the browser spells it, has moved to; undefined if it has not moved.
 * @param moved the addresses that records have moved, one by one.
 */
export function redirectTarget(
  path: string,
  moved: Readonly<Record<string, string>> = {},
): string | undefined {
  const address = path.replace(/\/$/, '')
  if (Object.hasOwn(moved, address)) return moved[address]
  for (const redirect of redirects) {
    const match = new RegExp(`^${redirect.from.replace(parameter, '([^/]+)')}/?$`).exec(path)
    if (!match) continue
    const [, captured = ''] = match
    const segment = cleanSegment(captured)
    if (segment !== undefined) return fillRedirect(redirect, segment).to
  }
  return undefined
}

/**
 * The segment that a wildcard matched, encoded afresh so that it stays one segment of a path of this site.
 * Undefined for anything that could be read as more: a slash, a backslash, a dot segment, a control
 * character, or a malformed encoding.
 */
function cleanSegment(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text)
    return /^\.{1,2}$|[/\\\p{Cc}]/u.test(decoded) ? undefined : encodeURIComponent(decoded)
  } catch {
    return undefined
  }
}
