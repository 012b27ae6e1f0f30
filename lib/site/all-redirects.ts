import { paths, projectManagementSlug } from '@/lib/addresses/paths'
import { isWildcard, redirects, redirectTarget, type Redirect } from '@/lib/addresses/redirects'
import { resolveRedirects } from '@/lib/addresses/resolve-redirects'
import { categories, company, home, offJobs, tradeHomes } from './catalog'
import { formerAddresses } from './former-addresses'
import { findPage, pages } from './pages'

/** Where the works are shown that have no page. */
const works = home.gallery.images.length > 0 ? paths.gallery : paths.home

/** Where the address of a page leads that the firm has switched off. Not for good: it may be on again. */
export const switchedOff: readonly Redirect[] =
  company.switches.whenOff === 'redirect'
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

/** What records say of where they stood before, each address once. */
const renamed: readonly Redirect[] = [
  ...new Map(
    formerAddresses.map(({ from, to, permanent }) => [from, { from, to, permanent }]),
  ).values(),
]

/** The redirects of one address each, those of the known services spelt out: a page can stand there. */
export const fixedRedirects: readonly Redirect[] = resolveRedirects(
  [...switchedOff, ...renamed, ...redirects],
  tradeHomes.map(({ slug }) => slug),
)

/** What hosts are told: fixed addresses first, then the wildcards for all others. */
export const allRedirects: readonly Redirect[] = [
  ...fixedRedirects,
  ...redirects.filter(isWildcard),
]

/** What the 404 page cannot tell by its own list, which knows no record: address by address, where it has moved. */
export const movedAddresses: Readonly<Record<string, string>> = Object.fromEntries(
  fixedRedirects
    .filter(({ from, to }) => redirectTarget(from) !== to)
    .map(({ from, to }) => [from, to]),
)
