import { useEffect, useMemo, useRef, useState } from 'react'
import { notify } from '@/components/layout/notify'
import { parisDay } from '@/lib/calendar/paris-day'
import { sessionStore } from '@/lib/browser/session-store'
import type { SiteConfig } from '@/lib/config'
import { holdControls, isFilledIn, readValues, type FormValues } from '@/lib/forms/draft'
import { choicesOf, withChoices, type DrawnForm, type FormDefinition } from '@/lib/forms/form'
import { forms } from '@/lib/forms/forms'
import type { FormFirm } from '@/lib/forms/firm'
import { pageBefore, wayHere } from '@/lib/forms/page-before'
import { sendForm, type Failed, type Outcome, type Sent } from '@/lib/forms/send'
import { sentLines } from '@/lib/forms/sent-lines'
import type { SentRequest } from '@/lib/forms/sent-request'
import { promiseOn } from '@/lib/head/period'
import { EmailSuggestion } from './email-suggestion'
import { ErrorSummary } from './error-summary'
import { fieldId, type FieldErrors } from './form-context'
import { loadSentDetails, SentNotice } from './sent-notice'
import { useFormChecks } from './use-form-checks'
import { usePermission } from './use-permission'
import { usePhotos } from './use-photos'
import { useSentRequest } from './use-sent-request'

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
  readonly onFailure: (outcome: Failed) => void
  readonly onSent: () => void
}

/** The definition of a form, with the choices that its page offers. */
function definitionOf(drawn: DrawnForm): FormDefinition {
  const form = forms.find(({ name }) => name === drawn.name)
  if (!form) throw new Error(`There is no form "${drawn.name}".`)
  return withChoices(form, choicesOf(drawn))
}

/**
 * Checks and sends a form. Renders the error summary and the thanks above the fields; a failed send is shown
 * by the frame.
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
  const definition = useMemo(() => definitionOf(drawn), [drawn])
  const isUnderWay = useRef(false)
  const startedAtOnce = useRef(false)
  /** Whether a request is on its way. */
  const [isSending, setIsSending] = useState(false)
  const { sent, isFresh, isThanked, thankFor, forget } = useSentRequest(form, drawn.name)
  const { shown: photos, toSend, settle } = usePhotos(form, drawn.name, isSending)
  const permission = usePermission(form, config, { submitAtOnce, isThanked })
  const checkedValues = useFormChecks(form, definition, { id, errors, onErrors })

  // Firefox keeps controls disabled over a reload, which may come while a request is on its way.
  useEffect(() => holdControls(form, false), [form])

  useEffect(() => {
    onBusy(isSending)
    if (!isSending) return
    // Whoever leaves now does not see what has become of the request.
    const askToStay = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', askToStay)
    return () => removeEventListener('beforeunload', askToStay)
  }, [isSending, onBusy])

  useEffect(() => {
    const thank = ({ title, description, receipt }: Sent, lines: SentRequest['lines']) => {
      form.reset()
      onSent()
      const { reference, sentAt: taken } = receipt
      thankFor({ title, description, reference, sentAt: taken.toISOString(), lines })
    }
    const send = async (values: FormValues) => {
      void loadSentDetails()
      holdControls(form, true)
      setIsSending(true)
      const answer = await sendForm(definition, values, {
        config,
        token: token.current,
        photos: toSend,
        permission,
        store: sessionStore,
        location: window.location,
        page: pageBefore(wayHere()),
      })
      holdControls(form, false)
      return answer
    }
    const follow = (answer: Outcome, values: FormValues) => {
      settle(answer.sent)
      // Used up, or perhaps used up: a request without an answer may have arrived.
      permission.spend()
      // During a closure its own promise takes the place of a soon answer.
      const promise = answer.sent && promiseOn(parisDay(answer.receipt.sentAt))
      const outcome = promise ? { ...answer, description: promise } : answer
      const { title, description } = outcome
      notify({ title, description, destructive: !outcome.sent })
      if (outcome.sent) return thank(outcome, sentLines(definition, values, outcome.receipt.photos))
      // Now rather than at the next « Envoyer »: a permission only seconds old makes a request look like a
      // program's.
      void permission.get()
      onFailure(outcome)
    }
    const submit = async () => {
      // A second click may come before the button is disabled.
      if (isUnderWay.current) return
      const isUntouched =
        !isFilledIn(readValues(form)) && !form.querySelector('[aria-invalid=true]')
      // Or long after it is enabled again, by somebody who has not seen the thanks: they stay, and are shown.
      if (isThanked.current && isUntouched)
        return form.querySelector<HTMLElement>('.sent h2')?.focus()
      isUnderWay.current = true
      let answer: Outcome | undefined
      try {
        const values = await checkedValues()
        if (!values) return
        forget()
        answer = await send(values)
        follow(answer, values)
      } catch (error) {
        // `sendForm` never throws, but what a browser or an extension has broken may. Without this the form
        // would stay locked, and seem to be on its way for ever.
        holdControls(form, false)
        if (answer?.sent) {
          // The request has arrived: a message of failure would have it sent again.
          console.error('Request sent, but not all done after it:', error)
          thank(answer, [])
        } else {
          console.error('Request not sent:', error)
          const [title, description] = drawn.failure
          onFailure({ sent: false, title, description })
        }
      } finally {
        isUnderWay.current = false
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
    checkedValues,
    drawn,
    isThanked,
    thankFor,
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
