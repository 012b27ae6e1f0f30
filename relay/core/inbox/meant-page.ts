import { idFromName } from '../lead'
import { isMenuAddress } from './frame'

/** Where to lead whoever asked for no page in particular. */
const LIST = '/'

/**
 * The page of the inbox to show after signing in: a page of the menu, or a lead's page, also where one of its
 * files or forms was asked for; the list for anything else. It returns nothing but these, so that no link can
 * send whoever signs in to another site, or to an address that changes anything.
 */
export function meantPage(address: string | null): string {
  if (address === null) return LIST
  const [, name = ''] = /^\/leads\/([\w-]+)(?:\/[\w.-]+)?(?:\?.*)?$/.exec(address) ?? []
  if (idFromName(name) !== undefined) return `/leads/${name}`
  return isMenuAddress(address) ? address : LIST
}

/** An address that remembers which page to show afterwards; the list need not be remembered. */
export function towards(page: string, address: string): string {
  if (page === LIST) return address
  return `${address}${address.includes('?') ? '&' : '?'}page=${encodeURIComponent(page)}`
}
