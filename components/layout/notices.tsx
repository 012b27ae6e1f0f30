'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { listenToNotices } from './notify'

/**
 * Shows notices. The region and its library arrive with the first notice. What matters also stands in the
 * page, so nothing is lost if they cannot be loaded.
 */
export function Notices() {
  const [region, setRegion] = useState<{ Region: ComponentType }>()
  useEffect(
    () =>
      listenToNotices((notice) => {
        import('./notices-region').then(
          ({ NoticesRegion, showNotice }) => {
            setRegion((current) => current ?? { Region: NoticesRegion })
            showNotice(notice)
          },
          () => undefined,
        )
      }),
    [],
  )
  return region && <region.Region />
}
