'use client'

import { useEffect } from 'react'
import { root } from '@/lib/head/listen'
import { markPeriods } from '@/lib/head/today'

/** Tells the script in the head (`lib/head/late-scripts.ts`) and the style sheet that React is awake. */
export function AwakeMark() {
  useEffect(() => {
    root.dataset.scripts = 'awake'
    // Where a page has failed, React has drawn the root anew, without the marks of the day.
    if (root.dataset.periods && root.dataset.today === undefined) markPeriods()
  }, [])
  return null
}
