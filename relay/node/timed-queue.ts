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

/**
 * Has a queue try what it is given, from now on.
 * @param afterwards what there is to do once it is closed.
 */
export function timedQueue<Kind extends Woken>(
  make: (wakeIn: (delayMs: number) => void) => Kind,
  afterwards = () => {},
): TimedQueue<Kind> {
  const alarm = alarmClock(() => void queue.run())
  const queue = make(alarm.wakeIn)
  return {
    queue,
    async close() {
      alarm.stop()
      await queue.close()
      afterwards()
    },
  }
}
