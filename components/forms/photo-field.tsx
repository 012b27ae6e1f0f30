'use client'

import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { mailtoHref } from '@/lib/addresses/contact-links'
import { hasPhotoDraft } from '@/lib/forms/draft'
import { mostPhotos, photoPart } from '@/lib/forms/photo-rules'
import { FormContext, fieldId } from './form-context'
import type { PhotosOnDemand } from './photos-on-demand'
import type { RelayFormSettings } from './relay-form'

/**
 * Photos of the form around, none of them required. What shrinks, shows and keeps them arrives when a
 * hand reaches for the field; what was chosen before React stands in the control until then. To a relay
 * that takes none, none can be chosen.
 */
export function PhotoField({ settings: { config, email } }: { settings: RelayFormSettings }) {
  const { id: form, name, busy, photos } = useContext(FormContext)
  const id = fieldId(form, 'photos')
  const control = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<Awaited<ReturnType<PhotosOnDemand['load']>>>()
  const [failed, setFailed] = useState(false)

  const loadAhead = () =>
    void photos?.load().then(setShown, () => {
      // Nothing waits for it: tried again with the next touch.
      if (!control.current?.files?.length) photos.forget()
    })
  const take = useCallback(async () => {
    const input = control.current
    if (!photos || !input) return
    const chosen = [...(input.files ?? [])]
    try {
      const arrived = await photos.load()
      // The same file can be chosen again, and the browser holds no second list.
      input.value = ''
      arrived.tray.add(chosen)
      setShown(arrived)
      setFailed(false)
    } catch (error) {
      console.error('Photos cannot be prepared:', error)
      setFailed(true)
    }
  }, [photos])
  const takeAgain = () => {
    if (failed) photos?.forget()
    void take()
  }
  useEffect(() => {
    // What was chosen before React, or on an earlier page.
    if (control.current && (control.current.files?.length || hasPhotoDraft(name))) void take()
  }, [name, take])

  const address = (
    <a href={mailtoHref(email)} className="font-semibold text-action underline">
      {email}
    </a>
  )
  if (!config.takesPhotos)
    return (
      <p className="text-ink-2">
        Des photos aident à chiffrer : envoyez-les à {address}, en rappelant votre nom.
      </p>
    )
  return (
    <div data-field>
      <label htmlFor={id} className="mb-1.5 block leading-snug font-semibold">
        Photos (facultatif)
      </label>
      <p id={`${id}-hint`} className="mb-1.5 text-base leading-snug text-ink-3">
        {mostPhotos} au plus : le mur ou la pièce entière, puis le défaut de près. Votre appareil
        les réduit avant l’envoi et en retire le lieu de la prise de vue.
      </p>
      <div className="photo-drop">
        <input
          ref={control}
          id={id}
          name={photoPart}
          type="file"
          multiple
          accept="image/*"
          // A browser that restores the choice after a reload would double the draft.
          autoComplete="off"
          disabled={busy}
          aria-describedby={shown ? `${id}-hint ${id}-status` : `${id}-hint`}
          onFocus={loadAhead}
          onPointerDown={loadAhead}
          onChange={takeAgain}
        />
        <span aria-hidden="true">
          <span>Ajouter des photos</span> <span>ou les déposer ici</span>
        </span>
      </div>
      {shown && (
        <shown.PhotoList id={id} tray={shown.tray} busy={busy} control={control} email={email} />
      )}
      {failed && (
        <p role="alert" className="field-error">
          Vos photos n’ont pas pu être préparées : la ligne est peut-être coupée.{' '}
          <button type="button" onClick={takeAgain} className="quiet-button">
            Réessayer
          </button>
        </p>
      )}
    </div>
  )
}
