import { fillRedirect, isWildcard, type Redirect } from './redirects'

/** Without its fragment. */
const pageOf = (target: string) => target.replace(/#.*$/, '')

/**
 * The redirects of one address each, every one to where it ends: who has moved to an address that has
 * moved itself goes on in the same hop, and for good only if the whole way is. What a wildcard leads on
 * to such an address, or to one of `names`, is spelt out: a page can stand there.
 */
export function resolveRedirects(
  given: readonly Redirect[],
  names: readonly string[],
): readonly Redirect[] {
  const fixed = given.filter((redirect) => !isWildcard(redirect))
  const byAddress = new Map(fixed.toReversed().map((redirect) => [redirect.from, redirect]))
  const spelt = given.filter(isWildcard).flatMap((wildcard) => {
    const [start = '', rest] = wildcard.to.split(/:\w+/)
    // A wildcard that leads all to one address needs no more than itself.
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

/** Rings of addresses end where they began: the checks of the export find no page there. */
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
