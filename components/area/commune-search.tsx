'use client'

import { useCallback, useEffect, useId, useRef, useState, type ComponentType } from 'react'
import type { CommuneSearchLogicProps, ComboboxState } from './commune-search-logic'

/** What the answers say besides distances. */
export interface CommuneSearchSettings {
  readonly coordinates: { readonly lat: number; readonly lng: number }
  readonly travel: { readonly freeWithinKm: number; readonly moderateWithinKm: number }
  readonly phone: string
  /** « nos six départements » */
  readonly departments: string
  /** « Penne-d’Agenais, ou 47140 » */
  readonly example: string
}

/**
 * « Is my commune covered? »: a field that answers at once and offline. The communes and what
 * searches them arrive with the first focus; until then the field simply holds what is typed.
 */
export function CommuneSearch({ settings }: { settings: CommuneSearchSettings }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [loaded, setLoaded] = useState<{ Logic: ComponentType<CommuneSearchLogicProps> }>()
  const [failed, setFailed] = useState(false)
  const [combobox, setCombobox] = useState<ComboboxState>({ expanded: false })
  const load = useCallback(
    () =>
      import('./commune-search-logic').then(
        ({ CommuneSearchLogic }) => {
          setFailed(false)
          setLoaded((current) => current ?? { Logic: CommuneSearchLogic })
        },
        () => setFailed(true),
      ),
    [],
  )
  useEffect(() => {
    // The focus may have come before React.
    if (input.current === document.activeElement) void load()
  }, [load])
  return (
    <div className="commune-search needs-script">
      <label htmlFor={id}>Votre commune ou son code postal</label>
      <input
        ref={input}
        id={id}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={combobox.expanded}
        aria-controls={`${id}-list`}
        aria-activedescendant={combobox.active}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={settings.example}
        className="field-control"
        onFocus={() => void load()}
      />
      {loaded ? (
        <loaded.Logic
          input={input}
          listId={`${id}-list`}
          settings={settings}
          onChange={setCombobox}
          onChoose={(text) => {
            if (input.current) input.current.value = text
          }}
        />
      ) : (
        <ul id={`${id}-list`} role="listbox" aria-label="Communes" hidden />
      )}
      {failed && (
        <p role="alert">
          La liste des communes n’a pas pu être chargée. Appelez-nous au {settings.phone}.
        </p>
      )}
    </div>
  )
}
