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

/** What the logic of a form needs of its frame. */
export interface FormLogicProps {
  /** The form as the page has drawn it. */
  readonly drawn: DrawnForm
  readonly form: HTMLFormElement
  /** Whether the visitor has asked to send before the logic was there. */
  readonly submitAtOnce: boolean
  readonly config: SiteConfig
  readonly firm: FormFirm
  readonly token: { readonly current: string }
  /** Begins the ids of the controls. */
  readonly id: string
  /** As the fields show them. */
  readonly errors: FieldErrors
  readonly onErrors: (errors: FieldErrors) => void
  readonly onBusy: (busy: boolean) => void
  readonly onFailure: (outcome: Outcome) => void
  readonly onSent: () => void
}

/** A finger that has just sent may come down once more. */
const echoMs = 2000

/** The rules of a form, for the choices that its page offers. */
function rulesOf(drawn: DrawnForm) {
  const forms: readonly FormDefinition[] = [quoteForm, estimationForm]
  const definition = withChoices(
    forms.find(({ name }) => name === drawn.name)!,
    choicesOf(drawn),
  )
  return {
    definition,
    empty: emptyValues(definition),
    check: zodResolver(formSchema(definition)) as Resolver<FormValues>,
  }
}

/**
 * Checks and sends a form: on submit every rule; while a field is edited its error goes; when a field
 * that was faulty is left, it is checked again. The page's controls hold what is typed, and are read at
 * each check. Renders what is to be said above the fields, but for a failed send.
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
  // Its state is not asked for: each change would render all this once more before what it is about.
  const { handleSubmit, clearErrors, trigger, subscribe } = useForm<FormValues>({
    resolver: (_, context, options) => check({ ...empty, ...readValues(form) }, context, options),
    shouldFocusError: false,
  })

  const { shown: photos, toSend, settle } = usePhotos(form, drawn.name, isSending)
  const permission = useMemo(
    () =>
      permissionOf(() =>
        // Elsewhere nothing may be sent, and our relay would say no; a third party's gives none.
        config.ownRelay && config.allowedOrigins.includes(window.location.origin)
          ? askPermission(config.relayUrl)
          : Promise.resolve(''),
      ),
    [config],
  )

  // Nobody is asked before a hand is at the form: what is here may have been loaded ahead of it.
  useEffect(() => {
    const stop = new AbortController()
    const ask = ({ target }: Event) => {
      if ((target as HTMLInputElement).name) void permission.get()
    }
    const { signal } = stop
    form.addEventListener('focusin', ask, { signal })
    // Not every browser gives the focus to what chooses files. Once: each key is an input.
    form.addEventListener('input', ask, { signal, once: true })
    const isTouched = form.contains(document.activeElement) || submitAtOnce
    if (isTouched && !sentBeforeReload(drawn.name)) void permission.get()
    return () => stop.abort()
  }, [form, permission, drawn.name, submitAtOnce])

  // Firefox keeps what was disabled over a reload, and one may come while a request is on its way.
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
    // A page that comes back from the browser's memory is visited anew.
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
        // Said again to whoever sends again, whose focus goes to the first.
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

  // The summary and every message stand now: nothing moves the field away again.
  useEffect(() => {
    const [first] = Object.keys(errors)
    if (!refused.current || !first) return
    refused.current = false
    hideBalloon(form)
    showField(document.getElementById(fieldId(id, first)))
  }, [errors, id, form])

  useEffect(() => {
    const submit = async () => {
      // A second click may come before the button is disabled, or after it is there again.
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
            // Used up, or perhaps: nobody knows what became of a request that got no answer.
            permission.spend()
            // On the days of a closure, what it promises takes the place of a soon answer.
            const promise = sent && promiseOfToday()
            const outcome = promise ? { ...answered, description: promise } : answered
            const { title, description } = outcome
            notify({ title, description, destructive: !sent })
            if (!receipt) {
              // Ahead of the next try: one that is asked for at « Envoyer » makes it look hasty.
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
        // Sending never throws, but what a browser or an extension has broken may. Held for good, and
        // without a word, the form would look as if it were still on its way.
        holdControls(form, false)
        if (answered?.receipt) {
          // Said to have failed, it would be sent once more.
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
