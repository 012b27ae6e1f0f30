import type { Redirect } from '../../../lib/addresses/redirects'
import { isWildcard } from '../../../lib/addresses/redirects'

/** 301 for a permanent redirect, 302 for any other. */
export const redirectStatus = ({ permanent }: Redirect) => (permanent ? 301 : 302)

/** Whether a redirect's target has a fragment, before which the query must stand. */
export const hasFragment = ({ to }: Redirect) => to.includes('#')

/**
 * The pattern of a redirect for hosts that match decoded addresses by regular expressions. What it captures
 * holds only characters that need no encoding and have no meaning; the 404 page redirects all others. An
 * address that ends in « .html » is redirected in the same hop.
 */
export function redirectPattern(redirect: Redirect): string {
  const segment = redirect.to.includes(':') ? '([A-Za-z0-9_-]+)' : '[^/]+'
  const file = isWildcard(redirect) ? '' : '(?:\\.html)?'
  return `^${redirect.from.replace(/:\w+/, segment)}${file}/?$`
}

/** The target, with what the pattern repeats. */
export const redirectTo = ({ to }: Redirect) => to.replace(/:\w+/, '$1')

/** Addresses of ours, without their first slash: nothing that a browser could read as another host. */
export const cleanPath = '(?:[A-Za-z0-9_-]+/)*[A-Za-z0-9_-]+'
