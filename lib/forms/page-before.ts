import { attempt } from '@/lib/browser/attempt'

/** What a browser tells of how a visitor came to a page; complete addresses. */
export interface Way {
  /** Where the form stands. */
  readonly page: string
  /** The pages of this tab before it, oldest first; none where the browser does not tell. */
  readonly earlier: readonly string[]
  /** Where the link to the document stood, perhaps on another site; empty when the browser does not tell. */
  readonly referrer: string
}

/**
 * The path of the page of ours from which a visitor has come to a form, or the form's own page: it
 * tells the owner what the request is about. Neither queries nor other sites' addresses, which are
 * nobody's business.
 */
export function pageBefore({ page, earlier, referrer }: Way): string {
  const here = new URL(page)
  const before = [...[...earlier].reverse(), referrer]
    .map((address) => attempt(() => new URL(address)))
    .find((url) => url?.origin === here.origin && url.pathname !== here.pathname)
  return (before ?? here).pathname.slice(0, longestPath)
}

/** Our own paths are shorter; a longer one was made up, and must not fill the owner's mail. */
const longestPath = 200

/** How the visitor came to this page, as far as the browser tells. */
export function wayHere(): Way {
  return { page: location.href, earlier: attempt(earlierPages) ?? [], referrer: document.referrer }
}

/** In a browser without this list, `window.navigation` may be an element with that id. */
function earlierPages(): readonly string[] {
  const { navigation } = window as { navigation?: Navigation }
  const { index = 0 } = navigation?.currentEntry ?? {}
  return (navigation?.entries() ?? []).slice(0, Math.max(index, 0)).map(({ url }) => url ?? '')
}
