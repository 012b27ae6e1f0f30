import { useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react'
import { buttonClass } from '@/components/ui/button'
import { PhoneButton } from '@/components/sections/phone-button'
import { communeLines } from '@/lib/area/generated/communes'
import {
  communeOf,
  findCommunes,
  isNamedBy,
  offeredAs,
  parseCommunes,
  plain,
  travelTo,
  type Commune,
  type CommuneSearchSettings,
  type TravelAnswer,
} from '@/lib/area/communes'
import { paths } from '@/lib/addresses/paths'
import { showCommuneOnMap } from './commune-marker'
import { french } from '@/lib/text/typography'

/** The field's ARIA state (combobox pattern). */
export interface ComboboxState {
  readonly expanded: boolean
  /** Id of the option chosen with the arrow keys. */
  readonly active?: string
}

export interface CommuneSearchLogicProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly listId: string
  readonly settings: CommuneSearchSettings
  /** Whether an answer ends with what to do next. */
  readonly calls: boolean
  readonly onChange: (state: ComboboxState) => void
  /** Writes the chosen commune into the field, as if it had been typed. */
  readonly onChoose: (text: string) => void
}

const shownCommunes = 8

/**
 * The list under the field, by the ARIA pattern of a combobox with manual selection: arrows move, Enter takes
 * the option (see `meant` where none is active), Escape closes. What is chosen is known from the field's
 * text alone, so that a draft that comes back is answered too.
 */
export function CommuneSearchLogic({
  input,
  listId,
  settings,
  calls,
  onChange,
  onChoose,
}: CommuneSearchLogicProps) {
  const communes = useMemo(() => parseCommunes(communeLines), [])
  const [text, setText] = useState(() => input.current?.value ?? '')
  const [open, setOpen] = useState(true)
  const [active, setActive] = useState(-1)
  const chosen = useMemo(() => communeOf(communes, text), [communes, text])
  const options = useMemo(
    () => (chosen ? [] : findCommunes(communes, text, shownCommunes)),
    [communes, text, chosen],
  )
  const expanded = open && options.length > 0
  const optionId = (index: number) => `${listId}-${index}`

  // Before the next paint, so that field and list never disagree.
  useLayoutEffect(
    () => onChange({ expanded, ...(expanded && active >= 0 && { active: `${listId}-${active}` }) }),
    [onChange, expanded, active, listId],
  )
  const answer = useMemo(
    () => chosen && travelTo(chosen, communes, settings),
    [chosen, communes, settings],
  )
  useEffect(() => showCommuneOnMap(answer?.coordinates), [answer])

  // It opens over what is under the field, perhaps below the window's edge.
  useEffect(() => {
    if (expanded) document.getElementById(listId)?.scrollIntoView({ block: 'nearest' })
  }, [expanded, listId])

  // The list may be longer than the window is high.
  useEffect(() => {
    if (expanded && active >= 0)
      document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [expanded, active, listId])

  const choose = (commune: Commune | undefined) => {
    if (commune) onChoose(offeredAs(commune, text))
    setOpen(false)
  }
  /**
   * The first option where none is chosen: in a search, which asks for an answer. A form, which takes any place
   * as it is typed, only writes what was meant for certain.
   */
  const meant = () => options.find((commune) => calls || isNamedBy(commune, text))

  useEffect(() => {
    const field = input.current
    if (!field) return
    const stop = new AbortController()
    const { signal } = stop
    field.addEventListener(
      'input',
      () => {
        setText(field.value)
        setOpen(true)
        setActive(-1)
      },
      { signal },
    )
    // A form's reset empties the field without an `input` event.
    field.form?.addEventListener('reset', () => setText(''), { signal })
    field.addEventListener('blur', () => setOpen(false), { signal })
    field.addEventListener(
      'keydown',
      (event) => {
        const last = options.length - 1
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          const step = event.key === 'ArrowDown' ? 1 : -1
          setOpen(true)
          setActive(expanded ? wrap(active + step, last) : step === 1 ? 0 : last)
        } else if (event.key === 'Enter' && expanded) choose(options[active] ?? meant())
        else if (event.key === 'Escape' && expanded) setOpen(false)
        else return
        event.preventDefault()
      },
      { signal },
    )
    return () => stop.abort()
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
            id={optionId(index)}
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
          <Answer
            // A new element for each answer: a translator replaces texts that stand side by side, and React
            // cannot change them any more.
            key={text}
            commune={chosen}
            answer={answer}
            settings={settings}
            calls={calls}
          />
        ) : (
          plain(text).length > 1 &&
          options.length === 0 && (
            <ByPhone phone={calls && settings.phone}>
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

function Answer({
  commune,
  answer,
  settings,
  calls,
}: {
  commune: Commune
  /** Undefined when no distance is known. */
  answer: TravelAnswer | undefined
  settings: CommuneSearchSettings
  calls: boolean
}) {
  if (!answer)
    return (
      <ByPhone phone={calls && settings.phone}>
        {french(
          `${commune.name} : distance à confirmer par téléphone, c'est l'affaire d'une minute.`,
        )}
      </ByPhone>
    )
  const { freeWithinKm, moderateWithinKm } = settings.travel
  const meanings = {
    none: 'Aucun frais de déplacement.',
    moderate: `Entre ${freeWithinKm} et ${moderateWithinKm} km : des frais modérés, sur une ligne du devis.`,
    discussed: `Au-delà de ${moderateWithinKm} km : à voir ensemble, au téléphone, avant la première visite.`,
  }
  return (
    <>
      <p>
        <strong>
          {french(`${commune.name}, ${answer.borrowedFrom ? 'environ ' : ''}${answer.km} km.`)}
        </strong>{' '}
        {french(meanings[answer.fee])}
      </p>
      {answer.borrowedFrom && (
        <p>
          {french('Distance approximative :')} c’est celle que nous avons pour {answer.borrowedFrom}
          ,{' '}
          {commune.joined === answer.borrowedFrom
            ? 'dont elle fait partie'
            : 'qui a le même code postal'}
          .
        </p>
      )}
      {calls &&
        (answer.fee === 'discussed' ? (
          <PhoneButton phone={settings.phone} />
        ) : (
          <a href={paths.quote} className={buttonClass('action')}>
            Demander un devis
          </a>
        ))}
    </>
  )
}

function ByPhone({ phone, children }: { phone: string | false; children: React.ReactNode }) {
  return (
    <>
      <p>{children}</p>
      {phone && <PhoneButton phone={phone} />}
    </>
  )
}

function wrap(index: number, last: number): number {
  return index > last ? 0 : index < 0 ? last : index
}
