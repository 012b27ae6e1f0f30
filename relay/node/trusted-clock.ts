import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { faultCode } from '../core/fault-code'
import type { Clock } from '../core/host'
import { replaceDurably } from './durable-file'

/** When the clock was last seen, in the data directory beside the leads: `Seen`, a date a line. */
export const CLOCK_FILE = '.clock'

const DAY_MS = 24 * 60 * 60_000
/** A relay that stands still for longer is rare, and a clock that goes wrong is off by years. */
const LONGEST_STANDSTILL_MS = 63 * DAY_MS
/** Long enough for a person, or the network, to set a clock right. */
const DOUBTED_FOR_MS = 7 * DAY_MS

interface Seen {
  /** The last time that was believed. */
  seenAt: Date
  /** Since when, by itself, the clock has been too far from that to be believed. */
  doubtedAt: Date | undefined
}

/** The machine's clock, and whether it can be believed. */
export interface TrustedClock extends Clock {
  /**
   * Looks at it, and notes what it says. False while what is erased for its age must not go by it: one
   * that has leapt far ahead, as it does by a slip of the hand, would have every lead past its term. It
   * is believed once it has gone on for a week, and at once where it was never looked at before. Throws
   * the disk's error where it cannot be known what the clock said.
   */
  isTrusted: () => Promise<boolean>
}

/**
 * The clock of this machine, which without a battery may start years behind: until that is believed, a
 * lead is dated of the last look and the time gone by since. Dated of what the clock says, it would be
 * erased once that is set right.
 */
export async function trustedClock(
  directory: string,
  log: (line: string) => void,
): Promise<TrustedClock> {
  const path = join(directory, CLOCK_FILE)
  const elapsed = () => performance.now()
  // What cannot be read is said at the first look.
  let last = await readSeen(path).then(
    (seen) => seen && { at: seen.seenAt, elapsed: elapsed() },
    () => undefined,
  )
  return {
    elapsed,
    now() {
      const now = new Date()
      return last && isFarAhead(now, last.at)
        ? new Date(last.at.getTime() + elapsed() - last.elapsed)
        : now
    },
    async isTrusted() {
      const now = new Date()
      const seen = await readSeen(path)
      const doubtedAt = seen && doubtedSince(seen, now)
      const trusted = !doubtedAt || now.getTime() - doubtedAt.getTime() >= DOUBTED_FOR_MS
      if (trusted) last = { at: now, elapsed: elapsed() }
      const kept = trusted ? [now] : [seen.seenAt, doubtedAt]
      // A full disk is no reason to keep what would make room on it.
      await replaceDurably(path, kept.map((date) => `${date.toISOString()}\n`).join('')).catch(
        (error: unknown) => log(`time of the last look not written down: ${faultCode(error)}`),
      )
      if (!trusted)
        log(
          `nothing is erased for its age before ${day(new Date(doubtedAt.getTime() + DOUBTED_FOR_MS))}: ` +
            `the clock says ${day(now)} and said ${day(seen.seenAt)} when last seen`,
        )
      return trusted
    },
  }
}

/** Undefined for a clock that goes on as clocks do. */
function doubtedSince({ seenAt, doubtedAt }: Seen, now: Date): Date | undefined {
  if (!isFarAhead(seenAt, now) && !isFarAhead(now, seenAt)) return undefined
  if (doubtedAt && doubtedAt <= now && !isFarAhead(doubtedAt, now)) return doubtedAt
  return now
}

const isFarAhead = (before: Date, now: Date) =>
  now.getTime() - before.getTime() > LONGEST_STANDSTILL_MS

const day = (date: Date) => date.toISOString().slice(0, 10)

/** Undefined where there is no such file, or no date in it. */
async function readSeen(path: string): Promise<Seen | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const [seenAt, doubtedAt] = text
    .split('\n')
    .map((line) => new Date(line))
    .filter((date) => !Number.isNaN(date.getTime()))
  return seenAt && { seenAt, doubtedAt }
}
