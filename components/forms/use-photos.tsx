import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { inTime } from '@/lib/browser/in-time'
import { dropPhotoDraft, hasPhotoDraft } from '@/lib/forms/draft'
import type { PhotoTray } from '@/lib/forms/photo-tray'
import { LeftOutPhotos } from './left-out-photos'

/** Loads the code that shrinks, shows and keeps a form's photos when it is first needed. */
function photosOnDemand(form: string) {
  const fetchTray = async () => {
    const { PhotoList, trayOf } = await inTime(import('./photo-list'))
    return { PhotoList, tray: trayOf(form) }
  }
  let arriving: ReturnType<typeof fetchTray> | undefined
  return {
    /** @throws where it cannot be loaded; the same promise again until `forget`. */
    load: () => (arriving ??= fetchTray()),
    /** To be called after a failure: the next `load` tries again. */
    forget: () => void (arriving = undefined),
    /** Calls back with the tray, if it has been loaded. */
    tell: (say: (tray: PhotoTray) => void) =>
      void arriving?.then(({ tray }) => say(tray)).catch(() => undefined),
    /** The photos that go with the request. @throws where photos were chosen that cannot be prepared. */
    toSend: async () => (await arriving)?.tray.toSend() ?? [],
  }
}

const fieldOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[type=file]')

/**
 * Answers the field of photos of a form, if it has one, including what was chosen before. `shown` stands
 * below the field.
 */
export function usePhotos(form: HTMLFormElement, name: string, email: string, busy: boolean) {
  const [photos] = useState(() => photosOnDemand(name))
  const [arrived, setArrived] = useState<Awaited<ReturnType<typeof photos.load>>>()
  const [failed, setFailed] = useState(false)
  /** Whether the last request was sent without its photos, since the code that prepares them never came. */
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
        // No photo waits for it: it is tried again with the next touch.
        if (!control.files?.length) photos.forget()
      })
    const take = async () => {
      const chosen = [...(control.files ?? [])]
      try {
        const now = await photos.load()
        // Emptied, so that the same file can be chosen again, and the form does not hold the files twice.
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
      // Code that never came cannot empty the draft itself.
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
          <arrived.PhotoList tray={arrived.tray} busy={busy} control={control} email={email} />
        )}
        {leftOut && <LeftOutPhotos email={email} />}
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
  /** To be called when an attempt to send has ended, as `settle` of the tray. */
  const settle = (taken: number | undefined) => {
    photos.tell((tray) => tray.settle(taken))
    setLeftOut(taken !== undefined && failed)
  }
  return { shown, toSend: photos.toSend, settle }
}
