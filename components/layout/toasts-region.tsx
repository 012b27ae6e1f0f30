import { toast, Toaster } from 'sonner'
import type { ToastText } from './notify'

const duration = 4000
const visibleAtOnce = 3

let region: HTMLElement | null = null

/** Where toasts show; Alt+T leads there. */
export function ToastsRegion() {
  return (
    <Toaster
      ref={(section) => {
        region = section
      }}
      position="top-right"
      offset={{ top: '5.5rem', right: '1.25rem' }}
      mobileOffset={{ top: '5.25rem', bottom: '0.25rem', left: '1rem', right: '1rem' }}
      visibleToasts={visibleAtOnce}
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

/** Shows a toast in the region; a destructive one as an error. */
export function showToast({ title, description, destructive, silent }: ToastText): void {
  region?.setAttribute('aria-live', silent ? 'off' : 'polite')
  const options = {
    ...(description !== undefined && { description }),
    // At 400 % zoom it would cover the field that has the focus. The place of the banner that it answers is free.
    ...(headerScrollsAway() && { position: 'bottom-right' as const }),
  }
  if (destructive) toast.error(title, options)
  else toast(title, options)
}

/** Whether the window is so low that nothing stays at its top (app/styles/small-windows.css). */
function headerScrollsAway(): boolean {
  const header = document.querySelector('body > header')
  return !!header && getComputedStyle(header).position === 'absolute'
}
