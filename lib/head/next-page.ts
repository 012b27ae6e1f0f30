import { localStore } from '@/lib/browser/local-store'
import { consentKey } from './consent-choice'
import { append } from './late-scripts'
import { find, listen, on, watch } from './listen'
import { nextPageRules } from './next-page-rules'

/**
 * How long a pointer rests on a link before the link counts as wanted, in milliseconds; `readMs` is how long
 * the window rests.
 */
const pointerRestMs = 90
const readMs = 400

/** Links to our own pages: a dot means a file. */
const links = "a[href^='/']:not([href*='.'])"

/**
 * Lets the browser get ahead of the click on a link. A page is fetched when a pointer reaches its link, and
 * drawn when the pointer rests there or a finger lands on it; a mark on the link, which the rules look for,
 * says so. Nothing is done where the connection is slow or metered, or the visitor saves data.
 */
export function prepareNextPage(): void {
  const { connection } = navigator as {
    connection?: { saveData: boolean; effectiveType: string; type?: string }
  }
  if (connection) {
    const { saveData, effectiveType, type } = connection
    if (saveData || effectiveType !== '4g' || type === 'cellular') return
  }
  if (isUnkept()) return
  addRules()
  const give = budget()
  const comeUpon = (link: Element) => {
    give(link, 1)
    setTimeout(() => link.matches(':hover') && give(link, drawn), pointerRestMs)
  }
  // The pointer may rest on a link already when this script comes.
  const first = find(`${links}:hover`)
  if (first) comeUpon(first)
  listen<PointerEvent>('pointerover', links, (link, { pointerType }) =>
    pointerType === 'touch' ? give(link, drawn) : comeUpon(link),
  )
  if (!hovers()) drawWhatIsRead(give)
}

const hovers = () => matchMedia('(hover)').matches

/**
 * The pieces that a page costs to be drawn: one for the page itself, and for what it shows at first one more
 * on a phone, two on a desktop.
 */
const drawn = hovers() ? 3 : 2

/**
 * Spends pieces of the budget on a link, but for `leave` that must remain. Returns whether the link got more
 * than it had.
 */
type Give = (link: Element, pieces: number, leave?: number) => boolean

/** The budget for pages that may never be asked for: 150 kB, in pieces of 25. */
function budget(): Give {
  let left = 6
  // A link to a place on this page needs nothing.
  const given: Record<string, number> = { [location.pathname]: drawn }
  return (link, pieces, leave = 0) => {
    const { dataset, pathname } = link as HTMLAnchorElement
    const more = pieces - (given[pathname] ?? 0)
    // A page that is drawn already is not fetched again.
    if (more <= 0 || more > left - leave) return false
    left -= more
    given[pathname] = pieces
    dataset.ahead = String(pieces)
    return true
  }
}

/**
 * A finger gives no sign before it lands. So once the window has come to rest, the page behind the link
 * nearest to its middle is drawn while the visitor reads, or the pages behind two links that stand side by
 * side. At most two pages, which leaves enough for a third under the finger.
 */
function drawWhatIsRead(give: Give): void {
  const near = new Set<Element>()
  let rest: ReturnType<typeof setTimeout>
  watch(links, '-30% 0px', ({ isIntersecting, target }) => {
    if (isIntersecting) near.add(target)
    else near.delete(target)
    clearTimeout(rest)
    rest = setTimeout(() => {
      const nearest = [...near].sort((one, other) => fromMiddle(one) - fromMiddle(other))
      let told = Infinity
      for (const link of nearest)
        if (fromMiddle(link) <= told && give(link, drawn, drawn)) told = fromMiddle(link)
    }, readMs)
  })
}

function fromMiddle(link: Element): number {
  const { top, bottom } = link.getBoundingClientRect()
  return Math.abs(top + bottom - innerHeight)
}

/**
 * Whether an answer about cookies could not be stored and stands in `window.name` only (`consent.ts`). A page
 * that was drawn ahead does not get that name: it would ask again.
 */
const isUnkept = () => self.name && !localStore.getItem(consentKey)

/** Adds the rules; they are removed once an answer about cookies could not be stored. */
function addRules(): void {
  const { trustedTypes } = self as {
    trustedTypes?: { createPolicy: (name: string, rules: object) => typeof asItIs }
  }
  const asItIs = { createScript: (text: string) => text }
  const policy = trustedTypes?.createPolicy('next-page', asItIs) ?? asItIs
  append('script', { type: 'speculationrules', text: policy.createScript(nextPageRules) })
  on('click', () => isUnkept() && find('[type=speculationrules]')?.remove())
}
