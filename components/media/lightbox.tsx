import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Tooltip } from '@/components/ui/tooltip'
import type { PictureSource } from '@/lib/site/pictures'
import { leaveLightbox } from './lightbox-entry'

/** A picture with its caption. Not its whole source: what pages pass to React is in their HTML. */
export interface LightboxPicture extends Pick<
  PictureSource,
  'alt' | 'avif' | 'full' | 'width' | 'height' | 'illustration'
> {
  readonly title: string
}

/** A native modal dialog: it holds the focus, and returns it to the picture that opened it. */
export function Lightbox({ items, first }: { items: readonly LightboxPicture[]; first: number }) {
  const [index, setIndex] = useState(first)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    const element = dialog.current
    if (!element) return
    element.showModal()
    const { overflow } = document.body.style
    document.body.style.overflow = 'hidden'
    return () => {
      document.body.style.overflow = overflow
      element.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  const item = items[index]
  if (!item) return null
  // However it is closed, by Escape too, the browser fires `close` once.
  const close = () => dialog.current?.close()
  const move = (step: number) => setIndex((index + step + items.length) % items.length)
  return (
    <dialog
      ref={dialog}
      aria-label={item.title}
      // In development React runs effects twice: the dialog is closed and shown again, and must not count as
      // closed.
      onClose={() => dialog.current?.open || leaveLightbox()}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') move(1)
        else if (event.key === 'ArrowLeft') move(-1)
        else return
        event.preventDefault()
      }}
      className="on-dark m-0 h-dvh max-h-none w-screen max-w-none bg-band-2 text-surface backdrop:bg-band-2"
    >
      <div className="grid h-full grid-rows-[auto_minmax(50%,1fr)_auto]">
        <div className="flex items-center justify-between gap-4 px-(--spacing-edge) py-3">
          {/* One text: of several side by side React could not change any in a translated page. */}
          <p className="text-band-ink">{`${index + 1} / ${items.length}`}</p>
          <Tooltip text="Fermer" align="end">
            <LightboxButton
              label="Fermer"
              onClick={() => {
                close()
                swallowSecondPress()
              }}
            >
              <LightboxIcon path="M18 6 6 18M6 6l12 12" />
            </LightboxButton>
          </Tooltip>
        </div>
        <div className="relative flex min-h-0 items-center justify-center px-4 md:px-20">
          <picture key={item.full} className="contents">
            <source type="image/avif" srcSet={item.avif} sizes="100vw" />
            <img
              src={item.full}
              alt={item.alt}
              width={item.width}
              height={item.height}
              className="h-auto max-h-full w-auto max-w-full rounded-picture object-contain"
            />
          </picture>
        </div>
        <div className="grid grid-cols-[auto_1fr_auto] items-center gap-3 px-(--spacing-edge) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <Tooltip text="Image précédente" side="top">
            <LightboxButton label="Image précédente" onClick={() => move(-1)}>
              <LightboxIcon path="m15 18-6-6 6-6" />
            </LightboxButton>
          </Tooltip>
          <p aria-live="polite" className="text-center">
            <span className="block text-lead text-balance">{item.title}</span>
            {item.illustration && (
              <span className="text-sm text-band-ink">Image d’illustration</span>
            )}
          </p>
          <Tooltip text="Image suivante" side="top" align="end">
            <LightboxButton label="Image suivante" onClick={() => move(1)}>
              <LightboxIcon path="m9 18 6-6-6-6" />
            </LightboxButton>
          </Tooltip>
        </div>
      </div>
    </dialog>
  )
}

function LightboxButton({
  label,
  onClick,
  children,
}: {
  label: string
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="inline-flex size-12 items-center justify-center rounded-control border border-band-ink/40 text-surface hover:bg-surface hover:text-band-2"
    >
      {children}
    </button>
  )
}

/** Drawn here: the icon library would weigh more than the lightbox. */
function LightboxIcon({ path }: { path: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-6 fill-none stroke-current stroke-2"
    >
      <path d={path} />
    </svg>
  )
}

/**
 * The second press of a double click would land on what lies behind the closed lightbox. The browser's own
 * count tells which press is a second one: a timer would run on while a slow phone draws.
 */
function swallowSecondPress(): void {
  const swallow = (event: MouseEvent) => {
    if (event.detail < 2) return removeEventListener('click', swallow, true)
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, true)
}
