'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { leaveGroup, open, opened, showGroup } from '@/lib/head/open-store'

/**
 * What is open in a group of panels (`data-group`), and a function that opens another. The page already shows
 * what was pressed before React: React starts from the store as it is then.
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
