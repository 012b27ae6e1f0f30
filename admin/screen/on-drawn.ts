/**
 * Runs work over what the CMS has drawn, before it is painted.
 * @param root where fields and lists come and go: the document's body.
 * @param work must change attributes alone, and not `inert`: what it adds or writes calls it again, and must
 * leave nothing to do then.
 */
export function onDrawn(root: HTMLElement, work: () => void): void {
  new MutationObserver(work).observe(root, {
    childList: true,
    characterData: true,
    attributeFilter: ['inert'],
    subtree: true,
  })
}
