'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { listenToToasts } from './notify'

/**
 * Shows toasts. The region and its library arrive with the first one. What matters also stands in the
 * page, so nothing is lost if they cannot be loaded.
 */
export function Toasts() {
  const [region, setRegion] = useState<{ Region: ComponentType }>()
  useEffect(
    () =>
      listenToToasts((text) => {
        import('./toasts-region').then(
          ({ ToastsRegion, showToast }) => {
            setRegion((current) => current ?? { Region: ToastsRegion })
            showToast(text)
          },
          () => undefined,
        )
      }),
    [],
  )
  return region && <region.Region />
}
