import { useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { pressAgain } from '@/lib/head/press-again'

/** Asks for a key of Google's map. */
export function MapKeyForm({ onKey }: { onKey: (key: string) => void }) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [blank, setBlank] = useState(false)

  useEffect(() => pressAgain(form.current), [])

  return (
    <form
      ref={form}
      noValidate
      className="map-key needs-script"
      onSubmit={(event) => {
        event.preventDefault()
        const value = new FormData(event.currentTarget).get('mapKey')
        const key = typeof value === 'string' ? value.trim() : ''
        setBlank(!key)
        if (key) onKey(key)
        else event.currentTarget.querySelector('input')?.focus()
      }}
    >
      <label htmlFor={id}>Votre clé Google Maps</label>
      <p id={`${id}-hint`}>
        Facultative, pour qui en a une. Elle reste dans ce navigateur, et Google voit alors votre
        adresse IP.
      </p>
      <div>
        <input
          id={id}
          name="mapKey"
          required
          autoComplete="off"
          spellCheck={false}
          aria-invalid={blank || undefined}
          aria-describedby={blank ? `${id}-error` : `${id}-hint`}
          className={blank ? 'field-control faulty' : 'field-control'}
          onInput={() => setBlank(false)}
        />
        <button type="submit" className={buttonClass('outline')} suppressHydrationWarning>
          Afficher la carte
        </button>
      </div>
      {blank && (
        <p id={`${id}-error`} className="field-error">
          La clé est requise
        </p>
      )}
    </form>
  )
}
