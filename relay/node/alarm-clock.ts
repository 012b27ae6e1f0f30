/** A timer of this process knows no longer delay, and rings at once where it is asked for one. */
const LONGEST_MS = 2 ** 31 - 1

/** One call to come, as a host's alarm: a new time takes the place of the one before. One in years may ring early. */
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
