import { useEffect, useRef, useState } from 'react'
import {
  useForm,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
} from 'react-hook-form'
import { notify } from '@/components/layout/notify'
import { namedControls, readValues } from '@/lib/forms/draft'
import type { Outcome } from '@/lib/forms/outcome'
import type { Sending } from '@/lib/forms/send'
import { sessionStore } from '@/lib/browser/session-store'
import { french } from '@/lib/text/typography'
import { ErrorSummary, FormStatus } from './form-status'
import type { FieldErrors, FormLogicProps } from './relay-form'

/** What tells one form from the other. */
export interface FormDefinition<T extends FieldValues> {
  readonly empty: T
  readonly resolver: Resolver<T>
  readonly send: (values: T, sending: Sending) => Promise<Outcome>
}

/**
 * Checks and sends a form (behaviour.md §4): on submit every rule; while a field is edited its
 * error goes; when a field is left it is checked again. Renders what is to be said above the fields.
 */
export function FormLogic<T extends FieldValues>({
  definition,
  form,
  submitAtOnce,
  settings,
  token,
  fieldId,
  onErrors,
  onBusy,
  onSent,
}: FormLogicProps & { definition: FormDefinition<T> }) {
  const [outcome, setOutcome] = useState<Outcome>()
  const sending = useRef(false)
  const startedAtOnce = useRef(false)
  const { register, setValue, handleSubmit, clearErrors, formState } = useForm<T>({
    resolver: definition.resolver,
    reValidateMode: 'onBlur',
  })

  // The controls stand in the frame: they are registered as they are, with native listeners.
  useEffect(() => {
    const stop = new AbortController()
    for (const control of namedControls(form)) {
      const name = control.name as Path<T>
      const field = register(name)
      field.ref(control)
      const tell = (event: Event) => void field.onChange({ target: control, type: event.type })
      control.addEventListener('focusout', tell, { signal: stop.signal })
      control.addEventListener(
        'input',
        (event) => {
          tell(event)
          clearErrors(name)
        },
        { signal: stop.signal },
      )
    }
    form.addEventListener(
      'reset',
      () => {
        clearErrors()
        setOutcome(undefined)
      },
      { signal: stop.signal },
    )
    return () => stop.abort()
  }, [form, register, clearErrors])

  const messages: FieldErrors = Object.fromEntries(
    namedControls(form).flatMap(({ name }) => {
      const message = formState.errors[name]?.message
      return typeof message === 'string' ? [[name, french(message)]] : []
    }),
  )
  const messageKey = JSON.stringify(messages)
  useEffect(() => onErrors(JSON.parse(messageKey) as FieldErrors), [messageKey, onErrors])
  useEffect(() => onBusy(formState.isSubmitting), [formState.isSubmitting, onBusy])

  useEffect(() => {
    const submit = async () => {
      // A second click may come before the button is disabled.
      if (sending.current) return
      sending.current = true
      try {
        setOutcome(undefined)
        for (const [name, value] of Object.entries(readValues(form)))
          setValue(name as Path<T>, value as PathValue<T, Path<T>>)
        await handleSubmit(async (values) => {
          const result = await definition.send(
            { ...definition.empty, ...values },
            { ...settings, token: token.current, store: sessionStore, location: window.location },
          )
          notify({
            title: result.title,
            description: result.description,
            destructive: !result.sent,
          })
          if (result.sent) {
            form.reset()
            onSent()
          }
          setOutcome(result)
        })()
      } finally {
        sending.current = false
      }
    }
    const listener = () => void submit()
    form.addEventListener('submit', listener)
    if (submitAtOnce && !startedAtOnce.current) {
      startedAtOnce.current = true
      listener()
    }
    return () => form.removeEventListener('submit', listener)
  }, [form, submitAtOnce, settings, token, onSent, definition, handleSubmit, setValue])

  const summary = Object.entries(messages).map(([name, message]) => ({
    fieldId: fieldId(name),
    message,
  }))
  if (summary.length > 0) return <ErrorSummary errors={summary} />
  return outcome ? <FormStatus outcome={outcome} phone={settings.phone} /> : null
}
