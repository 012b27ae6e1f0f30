import type { LeadStore } from './store'

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
