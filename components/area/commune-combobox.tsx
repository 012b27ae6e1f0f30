'use client'

import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
} from 'react'
import type { CommuneSearchSettings } from '@/lib/area/communes'
import type { CommuneSearchLogicProps } from './commune-search-logic'
import type { ComboboxState } from './use-combobox'

/**
 * The field that finds a commune and answers whether travel to it is free, offline. The communes and the code
 * that searches them arrive with the first focus; until then, or if they cannot be loaded, it is a plain text
 * field.
 */
export function CommuneCombobox({
  settings,
  isSearch,
  failure,
  ...control
}: ComponentProps<'input'> & {
  id: string
  settings: CommuneSearchSettings
  /** A search asks for an answer, which ends with links to a quote and to the phone; a form takes any place. */
  isSearch: boolean
  /** The message where the communes could not be loaded; none in a form. */
  failure?: string
}) {
  const { id } = control
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
    // The field may have got the focus before React.
    if (input.current === document.activeElement) void load()
  }, [load])
  return (
    <div className="commune-combobox">
      <input
        {...control}
        ref={input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={combobox.expanded}
        aria-controls={`${id}-list`}
        aria-activedescendant={combobox.active}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        placeholder={settings.example}
        onFocus={() => void load()}
      />
      {loaded ? (
        <loaded.Logic
          input={input}
          listId={`${id}-list`}
          settings={settings}
          isSearch={isSearch}
          onChange={setCombobox}
          onChoose={(text) => {
            const field = input.current
            if (!field) return
            field.value = text
            // So that a form keeps it in its draft.
            field.dispatchEvent(new Event('input', { bubbles: true }))
          }}
        />
      ) : (
        <ul id={`${id}-list`} role="listbox" aria-label="Communes" hidden />
      )}
      {failed && failure && <p role="alert">{failure}</p>}
    </div>
  )
}
