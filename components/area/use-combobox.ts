import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

/** The field's ARIA state. */
export interface ComboboxState {
  readonly expanded: boolean
  /** Id of the option chosen with the arrow keys. */
  readonly active?: string
}

interface ComboboxProps<Option> {
  readonly input: RefObject<HTMLInputElement | null>
  readonly listId: string
  readonly options: readonly Option[]
  /** The option that a key takes where none is active. */
  readonly meant: (key: 'Enter' | 'Tab') => Option | undefined
  readonly onChange: (state: ComboboxState) => void
  readonly onText: (text: string) => void
  readonly onChoose: (option: Option) => void
}

/** The id of an option's element. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`

/**
 * The ARIA pattern of a combobox with manual selection, for a field and the list under it: arrows move, Enter
 * takes the option, as Tab does on its way out, Escape closes. `active` is the position of the option chosen
 * with the arrow keys, or -1.
 */
export function useCombobox<Option>({
  input,
  listId,
  options,
  meant,
  onChange,
  onText,
  onChoose,
}: ComboboxProps<Option>) {
  const [open, setOpen] = useState(true)
  const [active, setActive] = useState(-1)
  const expanded = open && options.length > 0
  const activeId = expanded && active >= 0 ? optionId(listId, active) : undefined

  // Before the next paint, so that field and list never disagree.
  useLayoutEffect(
    () => onChange({ expanded, ...(activeId && { active: activeId }) }),
    [onChange, expanded, activeId],
  )

  // The list opens over what is under the field, perhaps below the window's edge, and may be longer than the
  // window is high.
  useEffect(() => {
    if (expanded) document.getElementById(listId)?.scrollIntoView({ block: 'nearest' })
  }, [expanded, listId])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const choose = (option: Option | undefined) => {
    if (option) onChoose(option)
    setOpen(false)
  }

  useEffect(() => {
    const field = input.current
    if (!field) return
    const stop = new AbortController()
    const { signal } = stop
    field.addEventListener(
      'input',
      () => {
        onText(field.value)
        setOpen(true)
        setActive(-1)
      },
      { signal },
    )
    // A form's reset empties the field without an `input` event.
    field.form?.addEventListener('reset', () => onText(''), { signal })
    field.addEventListener('blur', () => setOpen(false), { signal })
    field.addEventListener(
      'keydown',
      (event) => {
        // As lists of the browser's own do: what is chosen is not lost where the field is left.
        if (event.key === 'Tab' && expanded) return choose(options[active] ?? meant('Tab'))
        const last = options.length - 1
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          const step = event.key === 'ArrowDown' ? 1 : -1
          setOpen(true)
          setActive(expanded ? wrap(active + step, last) : step === 1 ? 0 : last)
        } else if (event.key === 'Enter' && expanded) choose(options[active] ?? meant('Enter'))
        else if (event.key === 'Escape' && expanded) setOpen(false)
        else return
        event.preventDefault()
      },
      { signal },
    )
    return () => stop.abort()
  })

  return { expanded, active, choose }
}

function wrap(index: number, last: number): number {
  return index > last ? 0 : index < 0 ? last : index
}
