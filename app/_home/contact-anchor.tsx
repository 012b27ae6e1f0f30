'use client'

import { useEffect } from 'react'

const scrollDelayMs = 100

/** Opened at #contact, the home page brings the section into view after 100 ms. */
export function ContactAnchor() {
  useEffect(() => {
    if (window.location.hash !== '#contact') return
    const timer = setTimeout(
      () => document.getElementById('contact')?.scrollIntoView(),
      scrollDelayMs,
    )
    return () => clearTimeout(timer)
  }, [])
  return null
}
