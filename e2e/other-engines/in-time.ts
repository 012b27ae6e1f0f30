/** A driver that no longer answers must not hold the run up. @throws when this much has passed. */
export async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`No answer after ${milliseconds / 1000} s.`)),
      milliseconds,
    )
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
