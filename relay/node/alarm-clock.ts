/** One call to come, as a host's alarm: a new time takes the place of the one before. */
export function alarmClock(ring: () => void): {
  wakeIn: (delayMs: number) => void
  stop: () => void
} {
  let timer: NodeJS.Timeout | undefined
  const stop = () => clearTimeout(timer)
  return {
    wakeIn(delayMs) {
      stop()
      timer = setTimeout(ring, delayMs)
    },
    stop,
  }
}
