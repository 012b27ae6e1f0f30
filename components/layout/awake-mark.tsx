'use client'

import { useEffect } from 'react'

/** Tells the script in the head (`lib/head/late-scripts.ts`) and the style sheet that React is awake. */
export function AwakeMark() {
  useEffect(() => {
    document.documentElement.dataset.scripts = 'awake'
  }, [])
  return null
}
