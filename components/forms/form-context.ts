import { createContext, useContext } from 'react'
import type { DrawnField } from '@/lib/forms/form'

/** Messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>

/** What a form provides for its fields: the start of their ids, how they are drawn, their errors. */
interface FormFrame {
  readonly id: string
  readonly fields: Readonly<Record<string, DrawnField>>
  readonly errors: FieldErrors
}

/** Set by `RelayForm`, read by its fields. */
export const FormContext = createContext<FormFrame>({ id: '', fields: {}, errors: {} })

/**
 * A field of the form around: how it is drawn, its control's id, its error message if any.
 * @throws when the form has no such field.
 */
export function useFormField(name: string) {
  const { id, fields, errors } = useContext(FormContext)
  const field = fields[name]
  if (!field) throw new Error(`The form has no field "${name}".`)
  return { field, id: fieldId(id, name), error: errors[name] }
}

/** The id of a field's control, in the page. @param form the start of the ids of that form. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`
}
