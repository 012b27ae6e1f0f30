'use client'

import { useSyncExternalStore } from 'react'
import { dayText } from '@/lib/text/day-text'

const neverChanges = () => () => undefined

/** The visitor's day: the script in the head writes it first, over the day of the build. */
export function Today({ builtOn }: { builtOn: string }) {
  const day = useSyncExternalStore(
    neverChanges,
    () => dayText(new Date()),
    () => builtOn,
  )
  return (
    <span data-now="day" suppressHydrationWarning>
      {day}
    </span>
  )
}
