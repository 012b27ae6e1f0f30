'use client'

import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { IllustrationNote } from './picture'
import { Lightbox, type LightboxPicture } from './lightbox'
import { lightboxEntry, lightboxPosition, onLightboxChange, openLightbox } from './lightbox-entry'
import { pressAgain } from '@/lib/head/press-again'

export interface GalleryItem extends LightboxPicture {
  /** The thumbnail, rendered on the server. */
  readonly thumbnail: ReactNode
}

/** A grid of pictures; a click opens the lightbox at that picture. */
export function Gallery({
  items,
  itemClasses,
}: {
  items: readonly GalleryItem[]
  itemClasses: readonly string[]
}) {
  const first = useSyncExternalStore(onLightboxChange, lightboxPosition, () => undefined)
  const list = useRef<HTMLUListElement>(null)
  // After the effects around the gallery: before those of the router, it would take the entry of an earlier
  // press for a foreign one, and load the page anew.
  useEffect(() => queueMicrotask(() => pressAgain(list.current)), [])
  return (
    <>
      <ul
        ref={list}
        data-gallery=""
        data-wake={lightboxEntry}
        className="grid gap-6 sm:grid-cols-2 lg:grid-cols-12"
      >
        {items.map((item, position) => (
          <li key={item.full} className={itemClasses[position]}>
            <a
              href={item.full}
              aria-haspopup="dialog"
              className="group block"
              // The script in the head marks what was pressed before React (`data-held`).
              suppressHydrationWarning
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                openLightbox(position)
              }}
            >
              <span className="block overflow-clip rounded-picture">{item.thumbnail}</span>
              <span className="mt-2 flex flex-col flex-wrap items-baseline justify-between gap-x-4 leading-snug lg:flex-row">
                <span className="text-ink-2 group-hover:text-action">{item.title}</span>
                {item.illustration && <IllustrationNote />}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {first !== undefined && <Lightbox items={items} first={first} />}
    </>
  )
}
