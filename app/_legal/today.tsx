'use client'

import { useSyncExternalStore } from 'react'
import { dayText } from '@/lib/day-text'

const neverChanges = () => () => undefined

/** The visitor's day once the page is awake; until then, the day of the build. */
export function Today({ builtOn }: { builtOn: string }) {
  return useSyncExternalStore(
    neverChanges,
    () => dayText(new Date()),
    () => builtOn,
  )
}
