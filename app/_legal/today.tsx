'use client'

import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

function dayText(date: Date): string {
  return date.toLocaleDateString('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' })
}

/** The visitor's day once the page is awake; until then, the day of the build. */
export function Today({ builtOn }: { builtOn: string }) {
  return useSyncExternalStore(
    neverChanges,
    () => dayText(new Date()),
    () => builtOn,
  )
}
