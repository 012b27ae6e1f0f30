'use client'

import { useEffect } from 'react'

/** Writes the unknown path to the console (behaviour.md §8, « Unknown route »). */
export function MissingPathLog() {
  useEffect(() => {
    console.error('404: no page at', window.location.pathname)
  }, [])
  return null
}
