import { localStore } from '@/lib/browser/local-store'
import { consentKey } from './consent-choice'
import { append } from './late-scripts'
import { find, listen, on, watch } from './listen'
import { nextPageRules } from './next-page-rules'

/** How long a pointer rests on a link, or the window where it is, for a link to be taken for wanted. */
const pointerRestMs = 90
const readMs = 400

/** Where there is a dot it is a file, and no page. */
const links = "a[href^='/']:not([href*='.'])"

/**
 * Lets the browser be ahead of the click on a link: what a pointer comes upon is fetched, what it rests
 * on, or a finger lands on, is drawn. A mark on the link says so, which the rules look for. Nothing where
 * the line is slow, or what comes over it is counted or spared.
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
  // The pointer may have come to rest before this script has come.
  const first = find(`${links}:hover`)
  if (first) comeUpon(first)
  listen<PointerEvent>('pointerover', links, (link, { pointerType }) =>
    pointerType === 'touch' ? give(link, drawn) : comeUpon(link),
  )
  if (!hovers()) drawWhatIsRead(give)
}

const hovers = () => matchMedia('(hover)').matches

/** A page takes one piece to be fetched, and for what it shows at first another, on a desk two. */
const drawn = hovers() ? 3 : 2

/** Tells whether it is given anything more than before. */
type Give = (link: Element, pieces: number, leave?: number) => boolean

/** 150 kB for pages that may never be asked for, in pieces of 25. */
function budget(): Give {
  let left = 6
  // A place on this page is here already.
  const given: Record<string, number> = { [location.pathname]: drawn }
  return (link, pieces, leave = 0) => {
    const { dataset, pathname } = link as HTMLAnchorElement
    const more = pieces - (given[pathname] ?? 0)
    // Fetched before it is drawn, and never the other way round.
    if (more <= 0 || more > left - leave) return false
    left -= more
    given[pathname] = pieces
    dataset.ahead = String(pieces)
    return true
  }
}

/**
 * A finger gives no sign before it lands: where a window has come to rest, the page behind the link
 * nearest to its middle, of those that are not drawn yet, is drawn while it is read; behind two links,
 * where they stand side by side. Two pages at most, which leaves a third for the finger.
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
 * What a visitor has answered about cookies without the browser's keeping it stands in the window's name
 * (`consent.ts`), which a page that was drawn ahead does not get: he would be asked again.
 */
const isUnkept = () => self.name && !localStore.getItem(consentKey)

/** Rules for the links that are marked, until an answer about cookies is not kept. */
function addRules(): void {
  const { trustedTypes } = self as {
    trustedTypes?: { createPolicy: (name: string, rules: object) => typeof asItIs }
  }
  const asItIs = { createScript: (text: string) => text }
  const policy = trustedTypes?.createPolicy('next-page', asItIs) ?? asItIs
  append('script', { type: 'speculationrules', text: policy.createScript(nextPageRules) })
  on('click', () => isUnkept() && find('[type=speculationrules]')?.remove())
}
