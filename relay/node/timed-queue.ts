import type { Queue } from '../core/queue'
import { alarmClock } from './alarm-clock'

/** What a timer asks of a queue. */
type Woken = Pick<Queue, 'run' | 'close'>

/** A queue that a timer of this process wakes. */
export interface TimedQueue<Kind extends Woken> {
  queue: Kind
  /** Lets the attempt under way finish within its grace, and wakes no more. */
  close: () => Promise<void>
}

/** Has a queue try what it is given, from now on; undefined where none is made. */
export function timedQueue<Kind extends Woken>(
  make: (wakeIn: (delayMs: number) => void) => Kind | undefined,
): TimedQueue<Kind> | undefined {
  const alarm = alarmClock(() => void queue?.run())
  const queue = make(alarm.wakeIn)
  if (!queue) return undefined
  return {
    queue,
    async close() {
      alarm.stop()
      await queue.close()
    },
  }
}
