import { useEffect, useMemo, useState, type RefObject } from 'react'
import { communeLines } from '@/lib/area/generated/communes'
import {
  communeOf,
  findCommunes,
  isNamedBy,
  offeredAs,
  parseCommunes,
  travelTo,
  type CommuneSearchSettings,
} from '@/lib/area/communes'
import { french } from '@/lib/text/typography'
import { ByPhone, CommuneAnswer } from './commune-answer'
import { showCommuneOnMap } from './commune-marker'
import { optionId, useCombobox, type ComboboxState } from './use-combobox'

export interface CommuneSearchLogicProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly listId: string
  readonly settings: CommuneSearchSettings
  readonly isSearch: boolean
  readonly onChange: (state: ComboboxState) => void
  /** Writes the chosen commune into the field, as if it had been typed. */
  readonly onChoose: (text: string) => void
}

const shownCommunes = 8

/**
 * The list under the field, and the answer. What is chosen is known from the field's text alone, so that a
 * draft that comes back is answered too.
 */
export function CommuneSearchLogic({
  input,
  listId,
  settings,
  isSearch,
  onChange,
  onChoose,
}: CommuneSearchLogicProps) {
  const communes = useMemo(() => parseCommunes(communeLines), [])
  const [text, setText] = useState(() => input.current?.value ?? '')
  const chosen = useMemo(() => communeOf(communes, text), [communes, text])
  const options = useMemo(
    () => (chosen ? [] : findCommunes(communes, text, shownCommunes)),
    [communes, text, chosen],
  )
  const answer = useMemo(
    () => chosen && travelTo(chosen, communes, settings),
    [chosen, communes, settings],
  )
  useEffect(() => showCommuneOnMap(answer?.coordinates), [answer])
  /** To Enter, which asks in a search, the first option there; otherwise only what was meant for certain. */
  const meant = (key: 'Enter' | 'Tab') =>
    options.find((commune) => (isSearch && key === 'Enter') || isNamedBy(commune, text))
  const { expanded, active, choose } = useCombobox({
    input,
    listId,
    options,
    meant,
    onChange,
    onText: setText,
    onChoose: (commune) => onChoose(offeredAs(commune, text)),
  })

  return (
    <>
      <ul
        id={listId}
        role="listbox"
        aria-label="Communes"
        hidden={!expanded}
        // Keeps the focus in the field, whose blur would close the list first.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((commune, index) => (
          <li
            key={`${commune.name} ${commune.postalCodes.join()}`}
            id={optionId(listId, index)}
            role="option"
            aria-selected={index === active}
            onClick={() => choose(commune)}
          >
            {offeredAs(commune, text)}
          </li>
        ))}
      </ul>
      <div role="status" className="commune-answer">
        {chosen ? (
          <CommuneAnswer
            // A new element for each answer: a translator replaces texts that stand side by side, and React
            // cannot change them any more.
            key={text}
            commune={chosen}
            answer={answer}
            settings={settings}
            isSearch={isSearch}
          />
        ) : (
          text.trim().length > 1 &&
          options.length === 0 && (
            <ByPhone phone={isSearch && settings.phone}>
              {french(
                `Aucune commune de ${settings.departments} ne s'écrit ainsi : à confirmer par téléphone.`,
              )}
            </ByPhone>
          )
        )}
        {expanded && (
          <p className="sr-only">
            {options.length === 1 ? 'Une commune proposée' : `${options.length} communes proposées`}
          </p>
        )}
      </div>
    </>
  )
}
