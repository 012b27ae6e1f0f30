'use client'

import { useSyncExternalStore } from 'react'
import { dayText } from '@/lib/day-text'

const texts = {
  day: dayText,
  year: (date: Date) => String(date.getFullYear()),
}

const neverChanges = () => () => undefined

/** The visitor's day or year: the script in the head writes it first, over that of the build. */
export function Now({ part, atBuild }: { part: keyof typeof texts; atBuild: string }) {
  const text = useSyncExternalStore(
    neverChanges,
    () => texts[part](new Date()),
    () => atBuild,
  )
  return (
    <span data-now={part} suppressHydrationWarning>
      {text}
    </span>
  )
}
