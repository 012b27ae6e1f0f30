import { listen } from './listen'

/**
 * Lets the browser be ahead of the click on a link: what a pointer comes upon is fetched, what it rests
 * on, or a finger lands on, is drawn. A mark on the link says so, which the rules in the page look for
 * (`scripts/build/next-page-rules.ts`). None on a line that is slow, or that the visitor spares.
 */
export function prepareNextPage(): void {
  const { connection } = navigator as {
    connection?: { saveData: boolean; effectiveType: string }
  }
  if (connection && (connection.saveData || connection.effectiveType !== '4g')) return
  // A page takes 25 kB to be fetched, and 50 more to be drawn: at most 150 kB, for two of them.
  let left = 4
  listen<PointerEvent>('pointerover', "a[href^='/']", (link, { pointerType }) => {
    const { dataset, pathname } = link as HTMLAnchorElement
    const mark = (stage: string) => {
      // Fetched before it is drawn, and never the other way round. A place on this page is here already.
      if (!left || dataset.ahead! >= stage || pathname === location.pathname) return
      left--
      dataset.ahead = stage
    }
    mark('1')
    // A finger comes upon a link as it lands.
    if (pointerType === 'touch') mark('2')
    else setTimeout(() => link.matches(':hover') && mark('2'), 90)
  })
}
