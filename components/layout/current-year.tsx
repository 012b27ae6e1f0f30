'use client'

import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** The visitor's year: the script in the head writes it first, over the year of the build. */
export function CurrentYear({ builtIn }: { builtIn: number }) {
  const year = useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => builtIn,
  )
  return (
    <span data-now="year" suppressHydrationWarning>
      {year}
    </span>
  )
}
