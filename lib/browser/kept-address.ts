/**
 * Keeps Next from naming another section in the address bar than the one pressed last. As React wakes up, Next
 * writes the address with which that began, and once more if a section was pressed meanwhile, which it takes
 * for a way back that it missed. No page of this site is fetched by Next, so it never has another address to
 * write than the one that stands there.
 */
export function keepAddress(history: History): void {
  const write = history.replaceState
  history.replaceState = function (state: unknown, unused, url) {
    const byNext = typeof state === 'object' && state !== null && '__NA' in state
    write.call(this, state, unused, byNext ? undefined : url)
  }
}
