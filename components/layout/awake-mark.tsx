'use client'

import { useEffect, useLayoutEffect, useState } from 'react'
import { keepPressedHash } from '@/lib/browser/pressed-hash'
import { carryOver, pageAsItIs } from '@/lib/browser/redrawn-page'

/**
 * Marks for the script in the head (`lib/head/late-scripts.ts`) and the style sheet that React is awake.
 * Before that it restores what the visitor had done, where React had to draw the page anew; after it, the
 * address of a section that was pressed meanwhile.
 */
export function AwakeMark() {
  const [before] = useState(() => (typeof document === 'undefined' ? undefined : pageAsItIs()))
  useLayoutEffect(() => {
    if (before) carryOver(before)
  }, [before])
  useEffect(() => {
    document.documentElement.dataset.scripts = 'awake'
    keepPressedHash()
  }, [])
  return null
}
