/** How long somebody waits for a script before being told that something is wrong. */
const patienceMs = 12_000

/** The same work, but rejected with `late` if it has not ended within so many milliseconds. */
export function inTime<T>(
  work: Promise<T>,
  milliseconds = patienceMs,
  late = new Error('No answer in time'),
): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(late), milliseconds)
    }),
  ])
}
