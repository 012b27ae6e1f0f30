import { localStore } from '@/lib/browser/local-store'
import { consentKey } from './consent-choice'
import { append } from './late-scripts'
import { find, listen, on, watch } from './listen'
import { nextPageRules } from './next-page-rules'

/** How long a pointer rests on a link, or a link in the middle of the window, to be taken for wanted. */
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

type Give = (link: Element, pieces: number, leave?: number) => void

/** 150 kB for pages that may never be asked for, in pieces of 25. */
function budget(): Give {
  let left = 6
  // A place on this page is here already.
  const given: Record<string, number> = { [location.pathname]: drawn }
  return (link, pieces, leave = 0) => {
    const { dataset, pathname } = link as HTMLAnchorElement
    const more = pieces - (given[pathname] ?? 0)
    // Fetched before it is drawn, and never the other way round.
    if (more <= 0 || more > left - leave) return
    left -= more
    given[pathname] = pieces
    dataset.ahead = String(pieces)
  }
}

/**
 * A finger gives no sign before it lands: the page behind a link that stays in the middle of the window
 * is drawn while it is read. Two at most, which leaves a third for the finger.
 */
function drawWhatIsRead(give: Give): void {
  let read: Element | undefined
  watch(links, '-30% 0px', ({ isIntersecting, target }) => {
    if (isIntersecting) {
      read = target
      setTimeout(() => read === target && give(target, drawn, drawn), readMs)
    } else if (read === target) read = undefined
  })
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
