'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { listenToToasts } from './notify'

/** Screen readers say nothing of a region that comes together with its words. Milliseconds. */
const regionIsKnownMs = 150

/**
 * Shows toasts. The region and its library arrive with the first one. What matters also stands in the
 * page, so nothing is lost if they cannot be loaded.
 */
export function Toasts() {
  const [region, setRegion] = useState<{ Region: ComponentType }>()
  useEffect(() => {
    let ready: Promise<void> | undefined
    return listenToToasts((text) => {
      import('./toasts-region').then(
        ({ ToastsRegion, showToast }) => {
          setRegion((current) => current ?? { Region: ToastsRegion })
          ready ??= new Promise((resolve) => setTimeout(resolve, regionIsKnownMs))
          void ready.then(() => showToast(text))
        },
        () => undefined,
      )
    })
  }, [])
  return region && <region.Region />
}
