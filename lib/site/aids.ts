import type { Trade } from '@/content/schema/trade'
import { paths } from '@/lib/addresses/paths'
import { aidsPage } from './catalog'

/** Links to the works on the page of aids that one of these trades does, by what somebody wants. */
export function aidLinks(
  trades: readonly Trade[],
): readonly { readonly name: string; readonly href: string }[] {
  const wishes = aidsPage?.wishes ?? []
  return wishes
    .filter(({ trade }) => trades.some(({ id }) => id === trade))
    .map(({ id, title }) => ({ name: title, href: `${paths.aids}#${id}` }))
}
