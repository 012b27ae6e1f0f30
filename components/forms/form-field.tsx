'use client'

import type { ReactNode } from 'react'
import { useFormField } from './form-context'

/**
 * A field of the form around, as the form's list has it: label above (beside a box to tick), hint,
 * control, error.
 */
export function FormField({
  name,
  children,
}: {
  name: string
  /** The text of a box to tick, where it is more than a label. */
  children?: ReactNode
}) {
  const { field, id, error } = useFormField(name)
  const { kind, label, hint, half, choices, control } = field
  const isTick = kind === 'tick'
  const props = {
    ...control,
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    className: `${isTick ? 'tick-box' : 'field-control'}${error ? ' faulty' : ''}`,
  }
  const labelled = (className: string) => (
    <label htmlFor={id} className={className}>
      {children ?? label}
      {/* The control's own `required` tells those who listen; the asterisk tells those who look. */}
      {control.required && (
        <span aria-hidden="true" className="text-error">
          {' '}
          *
        </span>
      )}
    </label>
  )
  return (
    <div data-field className={half && 'sm:col-span-1!'}>
      {isTick ? (
        <div className="flex items-start gap-3">
          <input type="checkbox" {...props} />
          {labelled('text-base leading-snug text-ink-2')}
        </div>
      ) : (
        <>
          {labelled('mb-1.5 block leading-snug font-semibold')}
          {hint && (
            <p id={`${id}-hint`} className="mb-1.5 text-base leading-snug text-ink-3">
              {hint}
            </p>
          )}
          {kind === 'text' && <input {...props} />}
          {kind === 'lines' && <textarea {...props} />}
          {/* The phone's own picker, and it works without a script. */}
          {choices && (
            <select {...props}>
              {choices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
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
