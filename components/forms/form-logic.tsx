import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { notify } from '@/components/layout/notify'
import { sessionStore } from '@/lib/browser/session-store'
import type { SiteConfig } from '@/lib/config'
import { holdControls, isFilledIn, readValues, type FormValues } from '@/lib/forms/draft'
import { estimationForm } from '@/lib/forms/estimation'
import {
  choicesOf,
  emptyValues,
  withChoices,
  type DrawnForm,
  type FormDefinition,
} from '@/lib/forms/form'
import { quoteForm } from '@/lib/forms/quote'
import type { FormFirm } from '@/lib/forms/firm'
import { formSchema } from '@/lib/forms/schema'
import { pageBefore, wayHere } from '@/lib/forms/page-before'
import { askPermission, permissionOf } from '@/lib/forms/permission'
import { sendForm, type Outcome } from '@/lib/forms/send'
import { dropSent, keepSent, sentBeforeReload, type SentRequest } from '@/lib/forms/sent-request'
import { sentLines } from '@/lib/forms/sent-lines'
import { promiseOfToday } from '@/lib/head/period'
import { french } from '@/lib/text/typography'
import { EmailSuggestion } from './email-suggestion'
import { ErrorSummary } from './error-summary'
import { fieldId, type FieldErrors } from './form-context'
import { loadSentDetails, SentNotice } from './sent-notice'
import { hideBalloon, showField } from './show-field'
import { usePhotos } from './use-photos'
import { whenLeft } from './when-left'

/** What `FormLogic` needs of the frame, `relay-form.tsx`. */
export interface FormLogicProps {
  /** The form as the page has drawn it. */
  readonly drawn: DrawnForm
  readonly form: HTMLFormElement
  /** Whether « Envoyer » was pressed before this logic had arrived. */
  readonly submitAtOnce: boolean
  readonly config: SiteConfig
  readonly firm: FormFirm
  readonly token: { readonly current: string }
  /** The start of the controls' ids. */
  readonly id: string
  /** The errors as the fields show them. */
  readonly errors: FieldErrors
  readonly onErrors: (errors: FieldErrors) => void
  readonly onBusy: (busy: boolean) => void
  readonly onFailure: (outcome: Outcome) => void
  readonly onSent: () => void
}

/** A second tap soon after a send is taken for a part of the first. Milliseconds. */
const echoMs = 2000

/** A form with the choices that its page offers: definition, empty values, and the check of its rules. */
function rulesOf(drawn: DrawnForm) {
  const forms: readonly FormDefinition[] = [quoteForm, estimationForm]
  const form = forms.find(({ name }) => name === drawn.name)
  if (!form) throw new Error(`There is no form "${drawn.name}".`)
  const definition = withChoices(form, choicesOf(drawn))
  return {
    definition,
    empty: emptyValues(definition),
    check: zodResolver(formSchema(definition)) as Resolver<FormValues>,
  }
}

/**
 * Checks and sends a form. On submit every rule is checked; editing a field removes its error; a field that
 * was faulty is checked again when it is left. The page's controls hold what is typed, and are read at each
 * check. Renders the error summary and the thanks above the fields; a failed send is shown by the frame.
 */
export function FormLogic({
  drawn,
  form,
  submitAtOnce,
  config,
  firm,
  token,
  id,
  errors,
  onErrors,
  onBusy,
  onFailure,
  onSent,
}: FormLogicProps) {
  const [sent, setSent] = useState<SentRequest | undefined>(() => sentBeforeReload(drawn.name))
  const [isFresh, setIsFresh] = useState(false)
  const sending = useRef(false)
  const sentAt = useRef(-echoMs)
  const startedAtOnce = useRef(false)
  const refused = useRef(false)
  const wereFaulty = useRef(new Set<string>())
  /** Whether a request is on its way. */
  const [isSending, setIsSending] = useState(false)
  const { definition, empty, check } = useMemo(() => rulesOf(drawn), [drawn])
  // No state of react-hook-form is read here: each change of it would render everything once more.
  const { handleSubmit, clearErrors, trigger, subscribe } = useForm<FormValues>({
    resolver: (_, context, options) => check({ ...empty, ...readValues(form) }, context, options),
    shouldFocusError: false,
  })

  const { shown: photos, toSend, settle } = usePhotos(form, drawn.name, isSending)
  const permission = useMemo(
    () =>
      permissionOf(() =>
        // From any other origin nothing may be sent, and our relay would refuse; a third party's relay gives
        // no permissions.
        config.ownRelay && config.allowedOrigins.includes(window.location.origin)
          ? askPermission(config.relayUrl)
          : Promise.resolve(''),
      ),
    [config],
  )

  // No permission is asked for before the visitor touches the form: this code may have been loaded ahead.
  useEffect(() => {
    const stop = new AbortController()
    const ask = ({ target }: Event) => {
      if ((target as HTMLInputElement).name) void permission.get()
    }
    const { signal } = stop
    form.addEventListener('focusin', ask, { signal })
    // Not every browser gives a file field the focus. Once: each key fires `input`.
    form.addEventListener('input', ask, { signal, once: true })
    const isTouched = form.contains(document.activeElement) || submitAtOnce
    if (isTouched && !sentBeforeReload(drawn.name)) void permission.get()
    return () => stop.abort()
  }, [form, permission, drawn.name, submitAtOnce])

  // Firefox keeps controls disabled over a reload, which may come while a request is on its way.
  useEffect(() => holdControls(form, false), [form])

  const forget = useCallback(() => {
    dropSent(drawn.name)
    setSent(undefined)
  }, [drawn.name])

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
        forget()
      },
      { signal },
    )
    // A page that comes back from the browser's memory counts as a new visit.
    addEventListener('pageshow', ({ persisted }) => persisted && forget(), { signal })
    whenLeft(
      form,
      (names) => {
        const faulty = names.filter((name) => wereFaulty.current.has(name))
        if (faulty.length > 0) void trigger(faulty)
      },
      signal,
    )
    return () => stop.abort()
  }, [form, clearErrors, trigger, forget])

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
  useEffect(() => {
    onBusy(isSending)
    if (!isSending) return
    // Whoever leaves now does not see what has become of the request.
    const askToStay = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', askToStay)
    return () => removeEventListener('beforeunload', askToStay)
  }, [isSending, onBusy])

  // Once the summary and every message are drawn, nothing moves the field any more.
  useEffect(() => {
    const [first] = Object.keys(errors)
    if (!refused.current || !first) return
    refused.current = false
    hideBalloon(form)
    showField(document.getElementById(fieldId(id, first)))
  }, [errors, id, form])

  useEffect(() => {
    const submit = async () => {
      // A second click may come before the button is disabled, or after it is enabled again.
      const isEcho = performance.now() - sentAt.current < echoMs && !isFilledIn(readValues(form))
      if (sending.current || isEcho) return
      sending.current = true
      let answered = undefined as Outcome | undefined
      const thank = (
        { title, description, receipt }: Outcome & Required<Pick<Outcome, 'receipt'>>,
        lines: SentRequest['lines'],
      ) => {
        form.reset()
        onSent()
        sentAt.current = performance.now()
        const { reference, sentAt: taken } = receipt
        const request = { title, description, reference, sentAt: taken.toISOString(), lines }
        keepSent(drawn.name, request)
        setIsFresh(true)
        setSent(request)
      }
      try {
        forget()
        await handleSubmit(
          async (values) => {
            void loadSentDetails()
            holdControls(form, true)
            setIsSending(true)
            answered = await sendForm(definition, values, {
              config,
              token: token.current,
              photos: toSend,
              permission,
              store: sessionStore,
              location: window.location,
              page: pageBefore(wayHere()),
            })
            holdControls(form, false)
            const { sent, receipt } = answered
            settle(sent)
            // Used up, or perhaps used up: a request without an answer may have arrived.
            permission.spend()
            // During a closure its own promise takes the place of a soon answer.
            const promise = sent && promiseOfToday()
            const outcome = promise ? { ...answered, description: promise } : answered
            const { title, description } = outcome
            notify({ title, description, destructive: !sent })
            if (!receipt) {
              // Now rather than at the next « Envoyer »: a permission only seconds old makes a request look
              // like a program's.
              void permission.get()
              return onFailure(outcome)
            }
            thank({ ...outcome, receipt }, sentLines(definition, values, receipt.photos))
          },
          (faults) => {
            for (const field of Object.keys(faults)) wereFaulty.current.add(field)
            refused.current = true
          },
        )()
      } catch (error) {
        // `sendForm` never throws, but what a browser or an extension has broken may. Without this the form
        // would stay locked, and seem to be on its way for ever.
        holdControls(form, false)
        if (answered?.receipt) {
          // The request has arrived: a message of failure would have it sent again.
          console.error('Request sent, but not all done after it:', error)
          thank({ ...answered, receipt: answered.receipt }, [])
        } else {
          console.error('Request not sent:', error)
          const [title, description] = drawn.failure
          onFailure({ sent: false, title, description })
        }
      } finally {
        sending.current = false
        setIsSending(false)
      }
    }
    const listener = () => void submit()
    form.addEventListener('submit', listener)
    if (submitAtOnce && !startedAtOnce.current) {
      startedAtOnce.current = true
      listener()
    }
    return () => form.removeEventListener('submit', listener)
  }, [
    form,
    submitAtOnce,
    config,
    token,
    toSend,
    settle,
    onFailure,
    onSent,
    definition,
    handleSubmit,
    drawn,
    forget,
    permission,
  ])

  const summary = Object.entries(errors).map(([field, message]) => ({
    fieldId: fieldId(id, field),
    message,
  }))
  return (
    <>
      {photos}
      <EmailSuggestion form={form} />
      {summary.length > 0 ? (
        <ErrorSummary errors={summary} />
      ) : (
        sent && (
          <SentNotice
            key={sent.sentAt}
            sent={sent}
            firm={firm}
            afterwards={definition.afterwards}
            takesFocus={isFresh}
          />
        )
      )}
    </>
  )
}
