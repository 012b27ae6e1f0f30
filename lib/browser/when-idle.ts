/** Does work that can wait once the browser is idle, and within a few seconds in any case. */
export function whenIdle(work: () => void): void {
  // Safari has no such callback.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4000 })
  else setTimeout(work, 2000)
}
