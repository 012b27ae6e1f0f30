import { toast, Toaster } from 'sonner'
import type { Notice } from './notify'

const duration = 4000
const visibleNotices = 3

/** The notices' region: at most 3, 4000 ms each, « Notifications », Alt+T. */
export function NoticesRegion() {
  return (
    <Toaster
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
            'flex w-full items-start gap-3 rounded-control font-sans border-l-4 border-band bg-white px-4 py-3 text-ink lifted md:w-(--width)',
          error: 'border-error!',
          title: 'font-semibold',
          description: 'text-ink-2',
          icon: 'hidden',
        },
      }}
    />
  )
}

/** Shows a notice in the region; a destructive one as an error. */
export function showNotice({ title, description, destructive }: Notice): void {
  const options = description === undefined ? {} : { description }
  if (destructive) toast.error(title, options)
  else toast(title, options)
}
