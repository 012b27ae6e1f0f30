'use client'

import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** The visitor's year once the page is awake; until then, the year of the build. */
export function CurrentYear({ builtIn }: { builtIn: number }) {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => builtIn,
  )
}
