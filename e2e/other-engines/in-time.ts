/** What `inTime` waited for has not come. */
export class NoAnswer extends Error {
  constructor(milliseconds: number) {
    super(`No answer after ${milliseconds / 1000} s.`)
  }
}

/** A driver that no longer answers must not hold the run up. @throws NoAnswer when this much has passed. */
export async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(milliseconds)), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
