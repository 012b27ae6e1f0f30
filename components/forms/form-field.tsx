'use client'

import type { ReactNode } from 'react'
import { FieldFrame, useControl } from './field-frame'
import { useFormField } from './form-context'

/** A field of the form around, as the form's list has it. */
export function FormField({
  name,
  children,
}: {
  name: string
  /** The text of a box to tick, where it is more than a label. */
  children?: ReactNode
}) {
  const { field } = useFormField(name)
  const props = useControl(name)
  return (
    <FieldFrame name={name} text={children}>
      {field.kind === 'tick' && <input type="checkbox" {...props} />}
      {field.kind === 'text' && <input {...props} />}
      {field.kind === 'lines' && <textarea {...props} />}
      {/* The phone's own picker, and it works without a script. */}
      {field.choices && (
        <select {...props}>
          {field.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
