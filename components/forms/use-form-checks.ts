import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useRef } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { readValues, type FormValues } from '@/lib/forms/draft'
import { emptyValues, type FormDefinition } from '@/lib/forms/form'
import { formSchema } from '@/lib/forms/schema'
import { french } from '@/lib/text/typography'
import { fieldId, type FieldErrors } from './form-context'
import { hideBalloon, showField } from './show-field'
import { whenLeft } from './when-left'

interface ShownErrors {
  /** The start of the controls' ids. */
  readonly id: string
  /** The errors as the fields show them. */
  readonly errors: FieldErrors
  readonly onErrors: (errors: FieldErrors) => void
}

/**
 * Checks the controls of a form, which hold what is typed: every rule where the returned function is called,
 * which resolves to the values, or to undefined after it has said what is missing and moved the focus there.
 * Editing a field removes its error; a field that was faulty is checked again when it is left.
 */
export function useFormChecks(
  form: HTMLFormElement,
  definition: FormDefinition,
  { id, errors, onErrors }: ShownErrors,
): () => Promise<FormValues | undefined> {
  const wereFaulty = useRef(new Set<string>())
  /** Whether the values were refused, and the focus has not been moved yet. */
  const refused = useRef(false)
  const resolver = useMemo<Resolver<FormValues>>(() => {
    const empty = emptyValues(definition)
    const check = zodResolver(formSchema(definition)) as Resolver<FormValues>
    return (_, context, options) => check({ ...empty, ...readValues(form) }, context, options)
  }, [form, definition])
  // No state of react-hook-form is read here: each change of it would render everything once more.
  const { handleSubmit, clearErrors, trigger, subscribe } = useForm<FormValues>({
    resolver,
    shouldFocusError: false,
  })

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    form.addEventListener('input', ({ target }) => clearErrors((target as HTMLInputElement).name), {
      signal,
    })
    form.addEventListener(
      'reset',
      () => {
        wereFaulty.current.clear()
        clearErrors()
      },
      { signal },
    )
    whenLeft(
      form,
      (names) => {
        const faulty = names.filter((name) => wereFaulty.current.has(name))
        if (faulty.length > 0) void trigger(faulty)
      },
      signal,
    )
    return () => stop.abort()
  }, [form, clearErrors, trigger])

  useEffect(() => {
    let said = '{}'
    return subscribe({
      formState: { errors: true },
      callback: ({ errors: faults = {} }) => {
        const messages: FieldErrors = Object.fromEntries(
          Object.keys(definition.fields).flatMap((field) => {
            const message = faults[field]?.message
            return typeof message === 'string' ? [[field, french(message)]] : []
          }),
        )
        // The same messages are passed on again after another submit, which moves the focus to the first.
        const saying = JSON.stringify(messages)
        if (saying === said && !refused.current) return
        said = saying
        onErrors(messages)
      },
    })
  }, [subscribe, definition, onErrors])

  // Once the summary and every message are drawn, nothing moves the field any more.
  useEffect(() => {
    const [first] = Object.keys(errors)
    if (!refused.current || !first) return
    refused.current = false
    const field = document.getElementById(fieldId(id, first))
    // Screen readers say the message with the field that gets the focus, and nothing of one that has it already,
    // after Enter. What a balloon has said they have heard.
    if (!hideBalloon(form)) field?.blur()
    showField(field)
  }, [errors, id, form])

  return async () => {
    let valid: FormValues | undefined
    await handleSubmit(
      (values) => {
        valid = values
      },
      (faults) => {
        for (const field of Object.keys(faults)) wereFaulty.current.add(field)
        refused.current = true
      },
    )()
    return valid
  }
}
