/** Does what can wait once the browser has nothing better to do, and in a few seconds at the latest. */
export function whenIdle(work: () => void): void {
  // Safari has no such callback.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4000 })
  else setTimeout(work, 2000)
}
