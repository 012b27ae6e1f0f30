import path from 'node:path'
import { isWildcard, redirects } from '@/lib/addresses/redirects'
import { switchedOff } from '../all-redirects'
import { formerAddresses, type FormerAddress } from '../former-addresses'
import { pages } from '../pages'
import type { ContentFault } from './faults'
import { contentFolder } from './folder'
import { fileOf, singles } from './kinds'

/** The file that names a former address. */
const sourceOf = ({ kind, id }: FormerAddress) =>
  path.posix.join(contentFolder(), kind === 'category' ? singles.categories.file : fileOf(kind, id))

/** Former addresses that are taken: by a page, another record or a redirect that leads elsewhere. */
export function formerAddressFaults(): readonly ContentFault[] {
  const taken = new Map<string, { readonly to?: string; readonly said: string }>([
    ...[...redirects.filter((redirect) => !isWildcard(redirect)), ...switchedOff].map(
      ({ from, to }) => [from, { to, said: `mène déjà à ${to}` }] as const,
    ),
    ...pages.map((page) => [page.path, { said: "est l'adresse d'une page" }] as const),
  ])
  const faults = new Map<string, ContentFault>()
  for (const former of formerAddresses) {
    const file = sourceOf(former)
    const key = `${file} ${former.field}`
    // One former name stands in the addresses of all its trades: it is reported once.
    if (faults.has(key)) continue
    const other = taken.get(former.from)
    if (!other) {
      const said = `est déjà une ancienne adresse, dite par ${file}`
      taken.set(former.from, { to: former.to, said })
    }
    if (other && other.to !== former.to)
      faults.set(key, {
        file,
        field: former.field,
        message: `« ${former.from} » ${other.said} : ôtez ce nom`,
      })
  }
  return [...faults.values()]
}
