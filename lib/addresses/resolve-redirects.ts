import { fillRedirect, isWildcard, type Redirect } from './redirects'

/** Without its fragment. */
const pageOf = (target: string) => target.replace(/#.*$/, '')

/**
 * All redirects that can be told address by address, each leading straight to its end: a target that has
 * moved itself is followed in the same hop, and the redirect is permanent only if every step is. An address
 * below a wildcard is listed by itself where its target has moved, or where it is one of `names`: a page can
 * stand there.
 */
export function resolveRedirects(
  given: readonly Redirect[],
  names: readonly string[],
): readonly Redirect[] {
  const fixed = given.filter((redirect) => !isWildcard(redirect))
  const byAddress = new Map(fixed.toReversed().map((redirect) => [redirect.from, redirect]))
  const spelt = given.filter(isWildcard).flatMap((wildcard) => {
    const [start = '', rest] = wildcard.to.split(/:\w+/)
    // A wildcard that leads everything to one address needs no list.
    if (rest === undefined) return []
    const moved = [...byAddress.keys()]
      .filter((from) => from.startsWith(start))
      .map((from) => from.slice(start.length))
      .filter((segment) => !segment.includes('/'))
    return [...new Set([...names, ...moved])].map((name) => fillRedirect(wildcard, name))
  })
  return [...fixed, ...spelt.filter(({ from }) => !byAddress.has(from))].map((redirect) =>
    ended(redirect, byAddress),
  )
}

/**
 * Follows a redirect to its end. One that runs in a circle ends where it began: the checks of the export
 * report that no page stands there.
 */
function ended(redirect: Redirect, byAddress: ReadonlyMap<string, Redirect>): Redirect {
  const passed = new Set([redirect.from])
  let { to, permanent } = redirect
  for (let next = byAddress.get(pageOf(to)); next; next = byAddress.get(pageOf(to))) {
    if (passed.has(next.from)) break
    passed.add(next.from)
    to = next.to
    permanent &&= next.permanent
  }
  return { from: redirect.from, to, permanent }
}
