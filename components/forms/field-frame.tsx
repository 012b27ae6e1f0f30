'use client'

import type { ReactNode } from 'react'
import { useFormField } from './form-context'

/** The attributes of a control of the form around: its own, its name and id, what describes it. */
export function useControl(name: string) {
  const { field, id, error } = useFormField(name)
  return {
    ...field.control,
    id,
    name,
    // Said in any case: without it Chromium calls empty required lists and boxes invalid from the start.
    'aria-invalid': error !== undefined,
    'aria-describedby':
      [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    className: `${field.kind === 'tick' ? 'tick-box' : 'field-control'}${error ? ' faulty' : ''}`,
  }
}

/** What stands around a control: label above (beside, for a box to tick), hint, error below. */
export function FieldFrame({
  name,
  text,
  children,
}: {
  name: string
  /** The text of a box to tick, where it is more than a label. */
  text?: ReactNode
  /** The control. */
  children: ReactNode
}) {
  const { field, id, error } = useFormField(name)
  const { kind, label, hint, half, control } = field
  const labelled = (className: string) => (
    <label htmlFor={id} className={className}>
      {text ?? label}
      {/* Screen readers hear the control's own `required`; the asterisk is for the eye. */}
      {control.required && (
        <span aria-hidden="true" className="text-error">
          {'\u00A0*'}
        </span>
      )}
    </label>
  )
  return (
    <div data-field className={half && 'sm:col-span-1!'}>
      {kind === 'tick' ? (
        <div className="flex items-start gap-3">
          {children}
          {labelled('text-base leading-snug text-ink-2')}
        </div>
      ) : (
        <>
          <div className="field-label">
            {labelled('font-semibold')}
            {hint && <p id={`${id}-hint`}>{hint}</p>}
          </div>
          {children}
        </>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
