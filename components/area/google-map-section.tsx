'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useBrowserValue } from '@/components/ui/use-browser-value'
import { mapKeyEntry, removeMapKey, storedMapKey, storeMapKey } from '@/lib/area/map-key'
import { french } from '@/lib/text/typography'
import { FramedMap, OwnLegend } from './framed-map'
import { MapKeyForm } from './map-key-form'

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
 * Our own map, `children`, and the form that asks for a key of Google's; with a key, typed or stored, Google's
 * map in the same place.
 */
export function GoogleMapSection({
  settings,
  mark,
  children,
}: {
  settings: MapSettings
  /** What the marks of our own map stand for, if it has any. */
  mark: string | undefined
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  const stored = useBrowserValue(storedMapKey, () => null)
  /** Typed in this visit of the page, empty once it is removed. */
  const [given, setGiven] = useState<string>()
  const [attempt, setAttempt] = useState<Attempt>('loading')
  /** Google's script accepts one key a page load: what it has drawn, or begun to, only goes with the page. */
  const hasAsked = useRef(false)
  const key = given ?? stored?.trim() ?? ''

  useEffect(() => {
    const element = box.current
    if (!key || !element) return
    hasAsked.current = true
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

  const forget = () => {
    removeMapKey()
    if (attempt === 'shown') window.location.reload()
    setGiven('')
  }
  const failure = key && failures[attempt]
  const shown = !!key && attempt === 'shown'
  return (
    // With a stored key, the script in the head loads React without waiting for the visitor.
    <div data-wake={mapKeyEntry}>
      <FramedMap
        shown={shown}
        legend={
          shown ? (
            <>
              <li>Siège social</li>
              <li data-mark="circle">
                {french(`Rayon d'intervention (${settings.radiusM / 1000} km)`)}
              </li>
            </>
          ) : (
            <OwnLegend mark={mark} />
          )
        }
      >
        {children}
        {key && <div ref={box} className="google-map" />}
      </FramedMap>
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
        <MapKeyForm
          onKey={(typed) => {
            storeMapKey(typed)
            if (hasAsked.current) window.location.reload()
            else setGiven(typed)
          }}
        />
      )}
    </div>
  )
}
