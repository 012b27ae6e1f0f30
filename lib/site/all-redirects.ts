import { paths, projectManagementSlug } from '@/lib/addresses/paths'
import { isWildcard, redirects, redirectTarget, type Redirect } from '@/lib/addresses/redirects'
import { resolveRedirects } from '@/lib/addresses/resolve-redirects'
import { categories, firm, home, offJobs, tradeHomes } from './catalog'
import { formerAddresses } from './former-addresses'
import { findPage, pages } from './pages'

/** Where the works are shown that have no page. */
const works = home.gallery.images.length > 0 ? paths.gallery : paths.home

/** Where the address of a page that is switched off leads. Not permanent: the page may come back. */
export const switchedOff: readonly Redirect[] =
  firm.switches.whenOff === 'redirect'
    ? [
        { page: paths.estimation, to: paths.home },
        { page: paths.service(projectManagementSlug), to: paths.services },
        { page: paths.trades, to: paths.services },
        { page: paths.jobs, to: works },
        ...offJobs.map((id) => ({ page: paths.job(id), to: works })),
        ...categories.map(({ id }) => ({
          page: paths.category(id),
          to: findPage('tradesOverview', paths.trades) ? paths.trades : paths.services,
        })),
      ]
        .filter(({ page }) => !pages.some(({ path }) => path === page))
        .map(({ page, to }) => ({ from: page, to, permanent: false }))
    : []

/** The former addresses of records, each once. */
const renamed: readonly Redirect[] = [
  ...new Map(
    formerAddresses.map(({ from, to, permanent }) => [from, { from, to, permanent }]),
  ).values(),
]

/**
 * All redirects that can be told address by address; for the known services, wildcards are spelt out, as a
 * page can stand there.
 */
export const fixedRedirects: readonly Redirect[] = resolveRedirects(
  [...switchedOff, ...renamed, ...redirects],
  tradeHomes.map(({ slug }) => slug),
)

/** What hosts are told: fixed addresses first, then the wildcards for all others. */
export const allRedirects: readonly Redirect[] = [
  ...fixedRedirects,
  ...redirects.filter(isWildcard),
]

/**
 * Where single addresses have moved according to the records, for the 404 page, whose own list knows no
 * record.
 */
export const movedAddresses: Readonly<Record<string, string>> = Object.fromEntries(
  fixedRedirects
    .filter(({ from, to }) => redirectTarget(from) !== to)
    .map(({ from, to }) => [from, to]),
)
