import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { inTime } from '@/lib/browser/in-time'
import { dropPhotoDraft, hasPhotoDraft } from '@/lib/forms/draft'
import type { PhotoTray } from '@/lib/forms/photo-tray'
import { LeftOutPhotos } from './left-out-photos'

/** The way to a form's photos: what shrinks, shows and keeps them arrives when somebody reaches for it. */
function photosOnDemand(form: string) {
  const fetchTray = async () => {
    const { PhotoList, trayOf } = await inTime(import('./photo-list'))
    return { PhotoList, tray: trayOf(form) }
  }
  let arriving: ReturnType<typeof fetchTray> | undefined
  return {
    /** @throws where it cannot be had; the same again until `forget`. */
    load: () => (arriving ??= fetchTray()),
    /** After a failure: the next one to load tries again. */
    forget: () => void (arriving = undefined),
    /** For whoever has something to say to the tray, if there is one. */
    tell: (say: (tray: PhotoTray) => void) =>
      void arriving?.then(({ tray }) => say(tray)).catch(() => undefined),
    /** What goes with the request. @throws where photos were chosen that cannot be prepared. */
    toSend: async () => (await arriving)?.tray.toSend() ?? [],
  }
}

const fieldOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[type=file]')

/**
 * Answers the field of photos of a form that has one, from what was chosen before on. `shown` is what
 * stands below the field.
 */
export function usePhotos(form: HTMLFormElement, name: string, busy: boolean) {
  const [photos] = useState(() => photosOnDemand(name))
  const [arrived, setArrived] = useState<Awaited<ReturnType<typeof photos.load>>>()
  const [failed, setFailed] = useState(false)
  /** Whether the last request has left without them, as nothing came that could prepare or count them. */
  const [leftOut, setLeftOut] = useState(false)
  const control = fieldOf(form)
  const place = form.querySelector<HTMLElement>('[data-photos]')

  useEffect(() => {
    const control = fieldOf(form)
    if (!control) return
    const stop = new AbortController()
    const on = (target: EventTarget, type: string, answer: () => void) =>
      target.addEventListener(type, answer, { signal: stop.signal })
    const loadAhead = () =>
      void photos.load().then(setArrived, () => {
        // Nothing waits for it: tried again with the next touch.
        if (!control.files?.length) photos.forget()
      })
    const take = async () => {
      const chosen = [...(control.files ?? [])]
      try {
        const now = await photos.load()
        // The same file can be chosen again, and the browser holds no second list.
        control.value = ''
        now.tray.add(chosen)
        setArrived(now)
        setFailed(false)
      } catch (error) {
        console.error('Photos cannot be prepared:', error)
        setFailed(true)
      }
    }
    on(control, 'focus', loadAhead)
    on(control, 'pointerdown', loadAhead)
    on(control, 'change', () => {
      if (failed) photos.forget()
      setLeftOut(false)
      void take()
    })
    on(form, 'reset', () => {
      photos.tell((tray) => tray.clear())
      if (!failed) return
      // What has never come can neither empty the draft nor be tried again for what is gone.
      dropPhotoDraft(name)
      photos.forget()
      setFailed(false)
    })
    on(form, 'restore', () => photos.tell((tray) => tray.takeBack()))
    on(form, 'leaveout', () => {
      photos.load().then(
        ({ tray }) => tray.leaveOut(),
        () => photos.forget(),
      )
    })
    addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (!persisted) return
        photos.tell((tray) => tray.readAnew())
        if (hasPhotoDraft(name)) void take()
      },
      { signal: stop.signal },
    )
    if (!failed && (control.files?.length || hasPhotoDraft(name))) void take()
    else if (document.activeElement === control) loadAhead()
    return () => stop.abort()
  }, [form, name, photos, failed])
  useEffect(() => {
    const field = fieldOf(form)
    if (!field) return
    field.disabled = busy
    if (arrived) field.setAttribute('aria-describedby', `${field.id}-hint ${field.id}-status`)
  }, [form, busy, arrived])

  const shown =
    control &&
    place &&
    createPortal(
      <>
        {arrived && (
          <arrived.PhotoList
            tray={arrived.tray}
            busy={busy}
            control={control}
            email={place.dataset.email ?? ''}
          />
        )}
        {leftOut && <LeftOutPhotos email={place.dataset.email ?? ''} />}
        {failed && (
          <p role="alert" className="field-error">
            Vos photos n’ont pas pu être préparées : la ligne est peut-être coupée.{' '}
            <button
              type="button"
              onClick={() => control.dispatchEvent(new Event('change'))}
              className="quiet-button"
            >
              Réessayer
            </button>
          </p>
        )}
      </>,
      place,
    )
  /** The attempt to send has ended. */
  const settle = useCallback(
    (sent: boolean) => {
      photos.tell((tray) => tray.settle(sent))
      setLeftOut(sent && failed)
    },
    [photos, failed],
  )
  return { shown, toSend: photos.toSend, settle }
}
