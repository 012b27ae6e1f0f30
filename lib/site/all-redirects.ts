import { tradeHomes } from './catalog'
import { fillRedirect, isWildcard, redirects, type Redirect } from '@/lib/addresses/redirects'

/** The redirects of one address each, those of the known services spelt out: a page can stand there. */
export const fixedRedirects: readonly Redirect[] = redirects.flatMap((redirect) => {
  if (!isWildcard(redirect)) return [redirect]
  return redirect.from.endsWith('/:serviceSlug')
    ? tradeHomes.map(({ slug }) => fillRedirect(redirect, slug))
    : []
})

/** What hosts are told: fixed addresses first, then the wildcards for all others. */
export const allRedirects: readonly Redirect[] = [
  ...fixedRedirects,
  ...redirects.filter(isWildcard),
]
