'use client'

import { useEffect, useState } from 'react'
import type * as SonnerModule from 'sonner'
import { listenToNotices, type Notice } from './notify'

type Sonner = typeof SonnerModule

const duration = 4000
const visibleNotices = 3

/**
 * The notices' region: at most 3, 4000 ms each, label « Notifications », Alt+T (behaviour.md §9).
 * The library arrives with the first notice; whatever matters also stands in the page itself, so a
 * library that cannot be fetched loses nothing.
 */
export function Notices() {
  const [sonner, setSonner] = useState<Sonner>()
  useEffect(
    () =>
      listenToNotices((notice) => {
        import('sonner').then(
          (loaded) => {
            setSonner(loaded)
            show(loaded, notice)
          },
          () => undefined,
        )
      }),
    [],
  )
  if (!sonner) return null
  return (
    <sonner.Toaster
      position="top-right"
      offset={{ top: '5.5rem', right: '1.25rem' }}
      mobileOffset={{ top: '5.25rem', left: '1rem', right: '1rem' }}
      visibleToasts={visibleNotices}
      duration={duration}
      customAriaLabel="Notifications"
      hotkey={['altKey', 'KeyT']}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded-control font-sans border-l-4 border-chene bg-white px-4 py-3 text-encre shadow-lift md:w-(--width)',
          error: 'border-erreur!',
          title: 'font-semibold',
          description: 'text-encre-2',
          icon: 'hidden',
        },
      }}
    />
  )
}

function show(sonner: Sonner, { title, description, destructive }: Notice): void {
  const options = description === undefined ? {} : { description }
  if (destructive) sonner.toast.error(title, options)
  else sonner.toast(title, options)
}
