'use client'

import { useSyncExternalStore } from 'react'
import { visitorDayText } from '@/lib/text/day-text'

const neverChanges = () => () => undefined

/**
 * The visitor's day. The page holds the day of the build; the script in the head replaces it before React.
 */
export function Today({ builtOn }: { builtOn: string }) {
  const day = useSyncExternalStore(neverChanges, visitorDayText, () => builtOn)
  return (
    <span data-now="day" suppressHydrationWarning>
      {day}
    </span>
  )
}
