'use client'

import type { ReactNode } from 'react'
import { FieldFrame, useControl } from './field-frame'
import { useFormField } from './form-context'

/** A field of the form around, drawn as the form's list describes it. */
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
      {/* A native select: the phone's own picker, which works without scripts. */}
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
