'use client'

import { useEffect, useState, type RefObject } from 'react'
import { sessionStore } from '@/lib/browser/session-store'
import {
  clearDraft,
  dropPhotoDraft,
  fillIn,
  isFilledIn,
  loadDraft,
  readValues,
  saveDraft,
  takeErased,
  takeUpDraft,
  type FormValues,
} from '@/lib/forms/draft'
import { dropIdempotencyKey, idempotencyKey, wasTaken } from '@/lib/forms/idempotency-key'

/**
 * What is typed into a form, kept for the session: taken up where the page is opened or comes back, and erased
 * in a way that can be taken back. `erased` is what can be had back.
 */
export function useKeptDraft(element: RefObject<HTMLFormElement | null>, name: string) {
  const [erased, setErased] = useState<Partial<FormValues>>()
  useEffect(() => {
    const form = element.current
    if (!form) return
    const keep = () => {
      saveDraft(name, readValues(form))
      idempotencyKey(sessionStore, name)
    }
    // Programs that fill in forms may fire nothing but `change`, of which React tells nobody then.
    for (const kind of ['input', 'change']) form.addEventListener(kind, keep)
    const takeUp = (early?: Partial<FormValues>) => {
      if (early) {
        setErased(early)
        dropPhotoDraft(name)
      }
      if (wasTaken(sessionStore, name)) {
        const values = loadDraft(name)
        if (isFilledIn(values)) setErased(values)
        clearDraft(name)
        dropIdempotencyKey(sessionStore, name)
      }
      takeUpDraft(form, name)
      if (isFilledIn(readValues(form))) idempotencyKey(sessionStore, name)
    }
    // What was erased before React.
    takeUp(takeErased(form))
    // Fires an `input` event for what was typed before anybody listened.
    fillIn(form, {})
    // A page that comes back from the browser's memory may show what was sent meanwhile.
    const loadAnew = ({ persisted }: PageTransitionEvent) => {
      if (persisted) takeUp()
    }
    addEventListener('pageshow', loadAnew)
    return () => {
      removeEventListener('pageshow', loadAnew)
      for (const kind of ['input', 'change']) form.removeEventListener(kind, keep)
    }
  }, [element, name])

  /** To be called before the browser empties the form. */
  const erase = (form: HTMLFormElement) => {
    const values = readValues(form)
    // A second press finds nothing to erase: what the first one erased can still be had back.
    setErased((before) => (before && !isFilledIn(values) ? before : values))
    clearDraft(name)
  }
  /** Fills in again what was erased. */
  const restore = () => {
    const form = element.current
    if (!form || !erased) return
    fillIn(form, erased)
    saveDraft(name, readValues(form))
    setErased(undefined)
  }
  /** To be called once it has been sent. */
  const drop = () => {
    clearDraft(name)
    setErased(undefined)
  }
  return { erased, erase, restore, drop }
}
