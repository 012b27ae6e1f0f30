'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { leaveGroup, open, opened, showGroup } from '@/lib/head/open-store'

/**
 * What is open of a group of panels (`data-group`), and a way to open another. What was pressed before
 * React the page shows already: React wakes up to the store as it is at that moment.
 */
export function useOpened(group: string, initially: string): [string, (position: string) => void] {
  const current = () => opened(group) ?? initially
  const position = useSyncExternalStore(
    useCallback(
      (show: () => void) => {
        showGroup(show, group)
        return () => leaveGroup(group)
      },
      [group],
    ),
    current,
    current,
  )
  return [position, useCallback((next: string) => open(group, next), [group])]
}
