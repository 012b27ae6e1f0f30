/** The longest delay of a timer: with a longer one it would ring at once. */
const LONGEST_MS = 2 ** 31 - 1

/**
 * One call to come, like a Worker's alarm: a new time replaces the one before. A time years ahead may ring
 * early.
 */
export function alarmClock(ring: () => void): {
  wakeIn: (delayMs: number) => void
  stop: () => void
} {
  let timer: NodeJS.Timeout | undefined
  const stop = () => clearTimeout(timer)
  return {
    wakeIn(delayMs) {
      stop()
      timer = setTimeout(ring, Math.min(delayMs, LONGEST_MS))
    },
    stop,
  }
}
