import { hexDigest } from '../core/digest'
import type { KeptSchedule } from '../core/host-parts'
import { RetrySchedule, type SavedSchedule } from '../core/retry-schedule'
import type { RetryDelays } from '../core/options'
import type { SqliteStore } from './sqlite-store'

interface Saved<Fault> {
  schedule: SavedSchedule
  fault: Fault | undefined
  /** A digest of the settings that it depends on: after a change, all is tried again at once. */
  settings: string
}

/**
 * A schedule, with what kept messages from leaving, that survives its object. The platform puts the object to
 * sleep whenever nobody asks: the schedule must not start from nothing each time it wakes.
 */
export function keptSchedule<Fault>(
  store: SqliteStore,
  key: 'mail' | 'webhook',
  dependsOn: readonly unknown[],
  retry: RetryDelays,
): KeptSchedule<Fault> {
  const settings = hexDigest(JSON.stringify(dependsOn))
  const last = store.state<Saved<Fault>>(key)
  const saved = last?.settings === settings ? last : undefined
  const schedule = new RetrySchedule(retry, saved?.schedule)
  return {
    schedule,
    fault: saved?.fault,
    save(fault) {
      const now: Saved<Fault> = { schedule: schedule.save(), fault, settings }
      store.setState(key, now)
    },
  }
}
