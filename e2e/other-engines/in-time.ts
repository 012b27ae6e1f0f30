/** `inTime` has waited in vain. */
export class NoAnswer extends Error {
  constructor(milliseconds: number) {
    super(`No answer after ${milliseconds / 1000} s.`)
  }
}

/**
 * Limits the wait for a driver, as one that no longer answers must not hold up the run.
 * @throws NoAnswer when the time has passed.
 */
export async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(milliseconds)), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
