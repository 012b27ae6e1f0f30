/**
 * Runs `work` whenever the CMS has changed the page, before the change is painted.
 * @param root where fields and lists appear and disappear: the document's body.
 * @param work should only change attributes, and never `inert`. If it adds elements or text, it is called
 *   again, and must then find nothing left to do.
 */
export function onDrawn(root: HTMLElement, work: () => void): void {
  new MutationObserver(work).observe(root, {
    childList: true,
    characterData: true,
    attributeFilter: ['inert'],
    subtree: true,
  })
}
