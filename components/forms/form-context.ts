import { createContext, useContext } from 'react'
import type { DrawnField } from '@/lib/forms/form'

/** Messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>

/** What a form tells the fields that stand in it. */
interface FormFrame {
  readonly id: string
  readonly fields: Readonly<Record<string, DrawnField>>
  readonly errors: FieldErrors
}

export const FormContext = createContext<FormFrame>({ id: '', fields: {}, errors: {} })

/** A field of the form around: how it is drawn, its control's id, what is wrong with it. */
export function useFormField(name: string) {
  const { id, fields, errors } = useContext(FormContext)
  return { field: fields[name]!, id: fieldId(id, name), error: errors[name] }
}

export function fieldId(form: string, name: string): string {
  return `${form}-${name}`
}
