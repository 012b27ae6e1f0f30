'use client'

import { useEffect } from 'react'

/** Tells the loader of the late scripts (`lib/head/loader.ts`) that React listens now. */
export function AwakeMark() {
  useEffect(() => {
    document.documentElement.dataset.scripts = 'awake'
  }, [])
  return null
}
