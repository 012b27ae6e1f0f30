import { clearLine, cursorTo } from 'node:readline'

/** What takes less than that says nothing. */
const silentMs = 1000
const betweenLinesMs = { terminal: 200, log: 5000 }

type Output = NodeJS.WritableStream & { readonly isTTY?: boolean }

/** The output whose last line is about to be rewritten. */
let rewritten: Output | undefined

/** Tells the terminal how far a long step is. */
export interface Progress {
  /** One thing more is done. */
  step: (cost?: number) => void
  /** Says how long it took, if it took long enough to be spoken of. */
  end: () => void
}

/**
 * Says how far a long work is and how long it will still take: on a terminal in one line that
 * rewrites itself, elsewhere in a line every few seconds.
 * @param total how many things there are to do.
 * @param totalCost what they cost together, in the unit of `step`; time left is reckoned by it.
 */
export function showProgress(
  what: string,
  total: number,
  totalCost = total,
  output: Output = process.stdout,
  now: () => number = () => performance.now(),
): Progress {
  const started = now()
  const every = output.isTTY ? betweenLinesMs.terminal : betweenLinesMs.log
  let next = started + silentMs
  let spoken = false
  let done = 0
  let doneCost = 0

  function say(text: string, last = false): void {
    spoken = true
    if (output.isTTY) clear(output)
    rewritten = output.isTTY && !last ? output : undefined
    output.write(output.isTTY && !last ? text : `${text}\n`)
  }

  return {
    step(cost = 1) {
      done += 1
      doneCost += cost
      if (now() < next || done === total) return
      next = now() + every
      const left = ((now() - started) * (totalCost - doneCost)) / doneCost
      say(`${what}: ${done} of ${total}, about ${duration(left)} left`)
    },
    end() {
      if (spoken) say(`${what}: ${done} of ${total} in ${duration(now() - started)}`, true)
    },
  }
}

/** Prints a line without mixing it with one that is about to be rewritten. */
export function printLine(text: string): void {
  if (rewritten) clear(rewritten)
  rewritten = undefined
  console.log(text)
}

function clear(output: Output): void {
  cursorTo(output, 0)
  clearLine(output, 0)
}

function duration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000))
  if (seconds < 60) return `${seconds} s`
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}
