import { idFromName } from '../lead'
import { isMenuAddress } from './frame'

/** Where whoever has no better aim is led. */
const LIST = '/'

/**
 * The page of the inbox that an address means: one of the menu's, or a lead's, also where one of its
 * files or forms was asked for; the list for all else. Nothing but these is ever given back, so that no
 * link can lead whoever signs in to another site, nor to anything but what is looked at.
 */
export function meantPage(address: string | null): string {
  if (address === null) return LIST
  const [, name = ''] = /^\/leads\/([\w-]+)(?:\/[\w.-]+)?(?:\?.*)?$/.exec(address) ?? []
  if (idFromName(name) !== undefined) return `/leads/${name}`
  return isMenuAddress(address) ? address : LIST
}

/** An address that keeps in mind which page is meant; the list needs no word. */
export function towards(page: string, address: string): string {
  if (page === LIST) return address
  return `${address}${address.includes('?') ? '&' : '?'}page=${encodeURIComponent(page)}`
}
