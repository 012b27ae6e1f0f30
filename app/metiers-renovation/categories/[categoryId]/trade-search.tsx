'use client'

import clsx from 'clsx'
import { useId, useRef, useSyncExternalStore, useCallback, type ReactNode } from 'react'
import { standInPairs } from '@/components/sections/card-rows'
import { plainWords } from '@/lib/text/plain-words'

const none = 'Aucun métier ne correspond à votre recherche.'

/** Filters the trades of a family while the visitor types. */
export function TradeSearch({
  items,
}: {
  items: readonly { id: string; text: string; card: ReactNode }[]
}) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // Read from the field itself: what is typed before React counts too.
  const query = useSyncExternalStore(
    useCallback((onTyped: () => void) => {
      const input = field.current
      input?.addEventListener('input', onTyped)
      return () => input?.removeEventListener('input', onTyped)
    }, []),
    () => field.current?.value ?? '',
    () => '',
  )
  const wanted = plainWords(query)
  const shown = items.filter(({ text }) => plainWords(text).includes(wanted))
  const s = shown.length > 1 ? 's' : ''
  return (
    <>
      {items.length > 1 && (
        <div className="needs-script mb-12 max-w-md">
          <label htmlFor={id} className="mb-2 block font-semibold">
            Rechercher dans cette famille
          </label>
          <input
            ref={field}
            id={id}
            type="search"
            placeholder="Rechercher un métier..."
            autoComplete="off"
            className="field-control"
          />
          <p role="status" className="sr-only">
            {wanted && (shown.length > 0 ? `${shown.length} métier${s} affiché${s}` : none)}
          </p>
        </div>
      )}
      <h2 className="sr-only">
        {items.length > 1 ? 'Les métiers de cette famille' : 'Le métier de cette famille'}
      </h2>
      {shown.length > 0 ? (
        // No rows of stretched cards here: this grid may be in view while the page is still loading, and they
        // would move.
        <ul
          className={clsx(
            'grid gap-x-12 gap-y-12 sm:grid-cols-2',
            !standInPairs(items.length) && 'lg:grid-cols-3',
          )}
        >
          {shown.map((item) => (
            <li key={item.id}>{item.card}</li>
          ))}
        </ul>
      ) : (
        // Heard from the field's own status, which is there before it speaks.
        <p className="text-lead text-ink-2">{none}</p>
      )}
    </>
  )
}
