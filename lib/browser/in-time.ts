/** How long somebody waits for a script before being told that something is wrong. */
const patienceMs = 12_000

/** The same work, for somebody who waits: what never answers fails too. */
export function inTime<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('No answer in time')), patienceMs)
    }),
  ])
}
