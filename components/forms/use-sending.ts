import { useEffect, useEffectEvent, useRef } from 'react'
import { notify } from '@/components/layout/notify'
import { parisDay } from '@/lib/calendar/paris-day'
import { sessionStore } from '@/lib/browser/session-store'
import { holdControls, isFilledIn, readValues, type FormValues } from '@/lib/forms/draft'
import type { FormDefinition } from '@/lib/forms/form'
import { pageBefore, wayHere } from '@/lib/forms/page-before'
import { sendForm, type Outcome, type Sent } from '@/lib/forms/send'
import { sentLines } from '@/lib/forms/sent-lines'
import type { SentRequest } from '@/lib/forms/sent-request'
import { promiseOn } from '@/lib/head/period'
import type { FormLogicProps } from './form-logic'
import { loadSentDetails } from './sent-notice'
import type { useFormChecks } from './use-form-checks'
import type { usePermission } from './use-permission'
import type { usePhotos } from './use-photos'
import type { useSentRequest } from './use-sent-request'

/** The form, and what its other hooks know of the request. */
interface SendingProps
  extends
    Omit<FormLogicProps, 'firm' | 'id' | 'errors' | 'onErrors'>,
    Pick<ReturnType<typeof usePhotos>, 'toSend' | 'settle'>,
    Pick<ReturnType<typeof useSentRequest>, 'isThanked' | 'thankFor' | 'forget'> {
  readonly definition: FormDefinition
  readonly permission: ReturnType<typeof usePermission>
  readonly checkedValues: ReturnType<typeof useFormChecks>
  /** Whether a request is on its way. */
  readonly isSending: boolean
  readonly setIsSending: (isSending: boolean) => void
}

/** Sends the form whenever it is submitted: once at a time, with thanks only for what the relay has taken. */
export function useSending({
  form,
  drawn,
  definition,
  config,
  token,
  submitAtOnce,
  isSending,
  setIsSending,
  toSend,
  settle,
  permission,
  checkedValues,
  isThanked,
  thankFor,
  forget,
  onBusy,
  onFailure,
  onSent,
}: SendingProps): void {
  const isUnderWay = useRef(false)
  const startedAtOnce = useRef(false)

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
    settle(answer.sent ? answer.receipt.photos : undefined)
    // Used up, or perhaps used up: a request without an answer may have arrived.
    permission.spend()
    // During a closure its own promise takes the place of a soon answer.
    const promise = answer.sent && promiseOn(parisDay(answer.receipt.sentAt))
    const outcome = promise ? { ...answer, description: promise } : answer
    const { title, description } = outcome
    notify({ title, description, destructive: !outcome.sent, silent: true })
    if (outcome.sent) return thank(outcome, sentLines(definition, values, outcome.receipt.photos))
    // Now rather than at the next « Envoyer »: a permission only seconds old makes a request look like a
    // program's.
    void permission.get()
    onFailure(outcome)
  }
  const submit = useEffectEvent(async () => {
    // A second click may come before the button is disabled.
    if (isUnderWay.current) return
    const isUntouched = !isFilledIn(readValues(form)) && !form.querySelector('[aria-invalid=true]')
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
  })

  useEffect(() => {
    const listener = () => void submit()
    form.addEventListener('submit', listener)
    return () => form.removeEventListener('submit', listener)
  }, [form])

  useEffect(() => {
    if (!submitAtOnce || startedAtOnce.current) return
    startedAtOnce.current = true
    void submit()
  }, [submitAtOnce])
}
