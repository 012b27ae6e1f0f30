import type { LeadStore } from './store'

/** Clocks are corrected by as much as this; only a greater jump back counts as a wrong clock. */
export const SET_BACK_MS = 10 * 60_000

/**
 * Whether something that was used until `known` still counts as used for somebody who would use it until
 * `until`. Later users ask for later ends: a `known` long after `until` was noted by a clock that was ahead
 * and has been set back since, and would bar the thing for as long as that clock was ahead, perhaps for
 * years. Milliseconds since 1970.
 */
export function isUsed(known: number | undefined, until: number, now: number): boolean {
  return known !== undefined && known > now && known - until <= SET_BACK_MS
}

/**
 * Uses up something that is good for one lead: true for the first lead that asks, even if it comes again
 * because it could not be kept or its answer was lost; false for any other lead until `until`.
 */
export async function usedFirst(
  store: Pick<LeadStore, 'useOnce'>,
  thing: string,
  leadId: string,
  until: Date,
  onDisk?: 'now' | 'soon',
): Promise<boolean> {
  // Noted for this lead too: if the relay is killed in between, the same lead must not count as a second
  // user.
  const [isNewToIt, isFirst] = await Promise.all([
    store.useOnce(`${thing} ${leadId}`, until, onDisk),
    store.useOnce(thing, until, onDisk),
  ])
  return isFirst || !isNewToIt
}

/**
 * Uses up one of a few places, each of which is free again after `until`, even if the relay restarts. False
 * where none is free.
 */
export async function takePlace(
  store: Pick<LeadStore, 'useOnce'>,
  name: string,
  places: number,
  until: Date,
  onDisk?: 'now' | 'soon',
): Promise<boolean> {
  for (let place = 1; place <= places; place++) {
    if (await store.useOnce(`${name}-${place}`, until, onDisk)) return true
  }
  return false
}
