/** The result of `work`; undefined where it throws, as storage does in browsers that refuse it. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
