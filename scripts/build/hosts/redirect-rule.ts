import type { Redirect } from '../../../lib/addresses/redirects'
import { isWildcard } from '../../../lib/addresses/redirects'

export const redirectStatus = ({ permanent }: Redirect) => (permanent ? 301 : 302)

export const hasFragment = ({ to }: Redirect) => to.includes('#')

/**
 * For hosts that match decoded addresses by regular expressions: what a rule repeats of the address
 * holds only characters that need no encoding and mean nothing. The 404 page sees to the others.
 * The file's own name is led on at once as well, not by way of the address without « .html ».
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
