'use client'

import { useEffect, useLayoutEffect, useState } from 'react'
import { keepAddress } from '@/lib/browser/kept-address'
import { carryOver, pageAsItIs } from '@/lib/browser/redrawn-page'

// Before Next writes for the first time.
if (typeof window !== 'undefined') keepAddress(window.history)

/**
 * Marks for the script in the head (`lib/head/late-scripts.ts`) and the style sheet that React is awake.
 * Before that it restores what the visitor had done, where React had to draw the page anew.
 */
export function AwakeMark() {
  const [before] = useState(() => (typeof document === 'undefined' ? undefined : pageAsItIs()))
  useLayoutEffect(() => {
    if (before) carryOver(before)
  }, [before])
  useEffect(() => {
    document.documentElement.dataset.scripts = 'awake'
  }, [])
  return null
}
