/**
 * The least processor time that `work` took in three runs, in ms: a collection of garbage, or whoever else
 * uses the machine, makes single runs many times as long, and work that grows faster than its input none
 * short.
 */
export async function leastProcessorTime(work: () => unknown): Promise<number> {
  let least = Infinity
  for (let run = 0; run < 3; run++) {
    const before = process.cpuUsage()
    await work()
    least = Math.min(least, process.cpuUsage(before).user / 1000)
  }
  return least
}
