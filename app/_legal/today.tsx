'use client'

import { useSyncExternalStore } from 'react'
import { dayText } from '@/lib/text/day-text'

const neverChanges = () => () => undefined

/**
 * The visitor's day. The page holds the day of the build; the script in the head replaces it before React.
 */
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
