'use client'

import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { pressAgain } from '@/lib/head/press-again'
import { mapKeyEntry, removeMapKey, storedMapKey, storeMapKey } from '@/lib/area/map-key'
import { french } from '@/lib/text/typography'

/** What the map needs of the firm. */
export interface MapSettings {
  readonly centre: { readonly lat: number; readonly lng: number }
  /** Radius of the circle, in metres. */
  readonly radiusM: number
}

/** The state of Google's map: script and key may fail. */
type Attempt = 'loading' | 'shown' | 'refused' | 'unreachable'

const failures: Partial<Record<Attempt, string>> = {
  refused: 'Google refuse cette clé. Vérifiez-la dans votre console Google, ou retirez-la d’ici.',
  unreachable:
    'La carte de Google n’a pas pu être chargée. La nôtre reste là ; réessayez plus tard, ou retirez la clé.',
}

/**
 * The map's section. Without a key it shows our own map, `children`, and the form that asks for a key; with a
 * key, typed or stored, Google's map in the same place.
 */
export function MapSection({
  settings,
  mark,
  children,
}: {
  settings: MapSettings
  /** What the marks of our own map stand for, if it has any. */
  mark: string | undefined
  children: ReactNode
}) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const stored = useSyncExternalStore(neverChanges, storedMapKey, () => null)
  const [typed, setTyped] = useState<string>()
  const [removed, setRemoved] = useState(false)
  const [attempt, setAttempt] = useState<Attempt>('loading')
  const [blank, setBlank] = useState(false)
  const key = removed ? '' : (typed ?? stored?.trim() ?? '')

  useEffect(() => {
    const element = box.current
    if (!key || !element) return
    import('./google-map')
      .then(({ drawGoogleMap }) =>
        drawGoogleMap(element, key, settings, () => setAttempt('refused')),
      )
      .then(
        () => setAttempt((current) => (current === 'loading' ? 'shown' : current)),
        (error: unknown) => {
          console.error('Google’s map could not be loaded:', error)
          setAttempt('unreachable')
        },
      )
  }, [key, settings])

  // Each time the form is drawn: it comes back when a key is removed.
  useEffect(() => pressAgain(form.current), [key])

  const forget = () => {
    removeMapKey()
    // Google's script accepts one key a page load: what it has drawn only goes with the page.
    if (attempt === 'shown') window.location.reload()
    setRemoved(true)
  }
  const failure = key && failures[attempt]
  const shown = !!key && attempt === 'shown'
  return (
    // With a stored key, the script in the head loads React without waiting for the visitor.
    <div className="map-section" data-wake={mapKeyEntry}>
      <div className="map-frame" data-shown={shown}>
        {children}
        {key && <div ref={box} className="google-map" />}
      </div>
      <ul className="map-legend print:hidden">
        <li>{shown ? 'Siège social' : 'Centre de la zone'}</li>
        {shown ? (
          <li data-mark="circle">
            {french(`Rayon d'intervention (${settings.radiusM / 1000} km)`)}
          </li>
        ) : (
          mark && <li data-mark="work">{mark}</li>
        )}
      </ul>
      {key ? (
        <div className="map-note">
          <p role={failure ? 'alert' : 'status'}>
            {failure || (attempt === 'loading' ? 'La carte de Google se charge…' : '')}
          </p>
          <button type="button" onClick={forget} className="quiet-button">
            Retirer la clé
          </button>
        </div>
      ) : (
        <form
          ref={form}
          noValidate
          className="map-key needs-script"
          onSubmit={(event) => {
            event.preventDefault()
            const value = new FormData(event.currentTarget).get('mapKey')
            const text = typeof value === 'string' ? value.trim() : ''
            setBlank(!text)
            if (!text) return event.currentTarget.querySelector('input')?.focus()
            storeMapKey(text)
            // The script has met another key: the page must be loaded afresh.
            if (attempt !== 'loading') window.location.reload()
            else setTyped(text)
          }}
        >
          <label htmlFor={id}>Votre clé Google Maps</label>
          <p id={`${id}-hint`}>
            Facultative, pour qui en a une. Elle reste dans ce navigateur, et Google voit alors
            votre adresse IP.
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
      )}
    </div>
  )
}

const neverChanges = () => () => undefined
