import type { LeadStore } from './store'

/** A clock that is set back by less goes on as clocks do. */
export const SET_BACK_MS = 10 * 60_000

/**
 * Whether a thing that was used until `known` is so still for who would use it until `until`. Who asks
 * later asks for a later end: one that ends long before was noted by a clock that has been set back since,
 * and would be waited for as long as that clock was ahead, perhaps for years. Milliseconds since 1970.
 */
export function isUsed(known: number | undefined, until: number, now: number): boolean {
  return known !== undefined && known > now && known - until <= SET_BACK_MS
}

/**
 * Uses up a thing that is good for one lead: true for the first that asks, also when it comes again
 * because it could not be kept or its answer was lost; false for any other until `until`.
 */
export async function usedFirst(
  store: Pick<LeadStore, 'useOnce'>,
  thing: string,
  leadId: string,
  until: Date,
  onDisk?: 'now' | 'soon',
): Promise<boolean> {
  // Noted for this lead first: a kill between the two must not make its coming again a second use.
  const [isNewToIt, isFirst] = await Promise.all([
    store.useOnce(`${thing} ${leadId}`, until, onDisk),
    store.useOnce(thing, until, onDisk),
  ])
  return isFirst || !isNewToIt
}

/** Uses up one of a few places, each free again from `until` on, also after a restart; false where none is free. */
export async function takePlace(
  store: Pick<LeadStore, 'useOnce'>,
  name: string,
  places: number,
  until: Date,
): Promise<boolean> {
  for (let place = 1; place <= places; place++) {
    if (await store.useOnce(`${name}-${place}`, until)) return true
  }
  return false
}
