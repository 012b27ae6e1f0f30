'use client'

import {
  startTransition,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { Button } from '@/components/ui/button'
import { mailtoHref } from '@/lib/addresses/contact-links'
import { inTime } from '@/lib/browser/in-time'
import { sessionStore } from '@/lib/browser/session-store'
import { whenIdle } from '@/lib/browser/when-idle'
import type { SiteConfig } from '@/lib/config'
import {
  clearDraft,
  dropPhotoDraft,
  fillIn,
  hasPhotoDraft,
  isFilledIn,
  loadDraft,
  readValues,
  saveDraft,
  sentKey,
  takeErased,
  takeUpDraft,
  type FormValues,
} from '@/lib/forms/draft'
import type { FormFirm } from '@/lib/forms/firm'
import type { DrawnForm } from '@/lib/forms/form'
import { dropIdempotencyKey, idempotencyKey, wasTaken } from '@/lib/forms/idempotency-key'
import { prefilledMail } from '@/lib/forms/prefilled-mail'
import type { Outcome } from '@/lib/forms/send'
import { answeredEvent, pressAgain } from '@/lib/head/press-again'
import { FailureNotice, type Failure } from './failure-notice'
import { FormContext, type FieldErrors } from './form-context'
import type { FormLogicProps } from './form-logic'
import { useSecurityToken } from './use-security-token'

/** What pages pass to a form that posts to the relay. */
export interface RelayFormSettings {
  readonly config: SiteConfig
  readonly firm: FormFirm
}

const loadLogic = () => import('./form-logic').then(({ FormLogic }) => FormLogic)

/**
 * The frame of both forms: draft, token, the controls' errors, and the message after a failed send. The code
 * that checks and sends (`form-logic.tsx`) arrives once the browser is idle, or with the visitor's first
 * focus. The controls themselves hold what is typed, so nothing depends on when it arrives.
 */
export function RelayForm({
  form: drawn,
  settings: { config, firm },
  children,
}: {
  form: DrawnForm
  settings: RelayFormSettings
  children: ReactNode
}) {
  const { name, fields } = drawn
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const [awake, setAwake] = useState<{
    Logic: ComponentType<FormLogicProps>
    form: HTMLFormElement
  }>()
  const [submitAtOnce, setSubmitAtOnce] = useState(false)
  /** Stands for the press that waits for the logic. */
  const waiting = useRef<object>(undefined)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [erased, setErased] = useState<Partial<FormValues>>()
  const { token, renewToken } = useSecurityToken()
  // The same object until an error changes: every field renders with it.
  const frame = useMemo(() => ({ id, fields, errors }), [id, fields, errors])

  const mount = useCallback((Logic: ComponentType<FormLogicProps>) => {
    const form = element.current
    if (form) setAwake((current) => current ?? { Logic, form })
  }, [])
  const wake = useCallback(async (loaded = loadLogic()) => mount(await loaded), [mount])
  const wakeQuietly = useCallback(() => void wake().catch(() => undefined), [wake])
  /** Forgets the press that waits. */
  const letGo = useCallback(() => {
    waiting.current = undefined
    setSubmitAtOnce(false)
  }, [])
  const submit = async () => {
    setFailure(undefined)
    // Once awake, the logic hears the submit event itself; before that one press is enough.
    if (awake || submitAtOnce) return
    setSubmitAtOnce(true)
    const press = (waiting.current = {})
    try {
      await wake(inTime(loadLogic()))
    } catch (error) {
      if (waiting.current !== press) return
      console.error('The form could not be made ready:', error)
      // If the logic comes after all, it waits for another press.
      setSubmitAtOnce(false)
      const [title, description] = drawn.failure
      fail({ title, description, remedy: 'reload' })
    }
  }
  const fail = useCallback(
    ({ title, description, remedy, withPhotos }: Omit<Outcome, 'sent'>) => {
      const form = element.current
      if (!form) return
      const values = readValues(form)
      const mailHref = mailtoHref(firm.email, prefilledMail(drawn, values))
      const kept = saveDraft(name, values)
      setFailure({ title, description, remedy, withPhotos, mailHref, kept })
    },
    [drawn, firm.email, name],
  )
  const retry = () => {
    renewToken()
    element.current?.requestSubmit()
  }
  /**
   * Fires an event that the code behind the field of photos hears, if the form has one (`use-photos.tsx`).
   */
  const tell = (what: 'restore' | 'leaveout') => element.current?.dispatchEvent(new Event(what))
  const onSent = useCallback(() => {
    clearDraft(name)
    renewToken()
    setErased(undefined)
  }, [name, renewToken])
  /** Runs before the browser empties the form. */
  const erase = (event: SyntheticEvent<HTMLFormElement>) => {
    const values = readValues(event.currentTarget)
    // A second press finds nothing to erase: what the first one erased can still be had back.
    setErased((before) => (before && !isFilledIn(values) ? before : values))
    letGo()
    setFailure(undefined)
    clearDraft(name)
  }
  const restore = () => {
    const form = element.current
    if (!form || !erased) return
    fillIn(form, erased)
    saveDraft(name, readValues(form))
    tell('restore')
    setErased(undefined)
    form.querySelector('input')?.focus()
  }

  useEffect(() => {
    const form = element.current
    if (!form) return
    const takeUp = () => {
      if (wasTaken(sessionStore, name)) {
        const values = loadDraft(name)
        if (isFilledIn(values)) setErased(values)
        clearDraft(name)
        dropIdempotencyKey(sessionStore, name)
      }
      takeUpDraft(form, name)
      if (isFilledIn(readValues(form))) idempotencyKey(sessionStore, name)
    }
    const early = takeErased(form)
    if (early) {
      setErased(early)
      dropPhotoDraft(name)
    }
    takeUp()
    // Fires an `input` event for what was typed before anybody listened.
    fillIn(form, {})
    pressAgain(form)
    // Photos chosen earlier, on this page or another, are taken over by the logic, which this event wakes.
    if (hasPhotoDraft(name) || form.querySelector<HTMLInputElement>('[type=file]')?.files?.length)
      form.dispatchEvent(new Event('input', { bubbles: true }))
    // The logic shows what was sent before a reload.
    if (sessionStore.getItem(sentKey(name))) wakeQuietly()
    // A page that comes back from the browser's memory may show what was sent meanwhile.
    const loadAnew = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      renewToken()
      setFailure(undefined)
      takeUp()
    }
    addEventListener('pageshow', loadAnew)
    // The visitor has begun to fill in what was said to be missing: the press is over.
    form.addEventListener(answeredEvent, letGo)
    return () => {
      removeEventListener('pageshow', loadAnew)
      form.removeEventListener(answeredEvent, letGo)
    }
  }, [name, wakeQuietly, renewToken, letGo])
  // Loads the logic ahead of « Envoyer », in case the connection is lost while the form is filled in; a
  // failure is tried again there. It renders in pieces (`startTransition`), so that whatever is touched
  // meanwhile comes first; rendered at the press, it would delay the answer.
  useEffect(() => {
    const mountWhenIdle = (Logic: ComponentType<FormLogicProps>) =>
      whenIdle(() => startTransition(() => mount(Logic)))
    whenIdle(() => void loadLogic().then(mountWhenIdle, () => undefined))
  }, [mount])

  return (
    <form
      ref={element}
      noValidate
      method="post"
      aria-label={drawn.label}
      aria-busy={(submitAtOnce && !awake) || undefined}
      // Without this mark the script that comes at the visitor's first move says what is missing.
      data-checked={awake && ''}
      // For the script in the head, which keeps the draft until React does.
      data-draft={name}
      onFocus={wakeQuietly}
      onInput={(event) => {
        saveDraft(name, readValues(event.currentTarget))
        idempotencyKey(sessionStore, name)
        // Not every browser gives a file field the focus.
        wakeQuietly()
      }}
      onReset={erase}
      // In capture: the logic listens on the form itself, and may answer before the event bubbles up here.
      onSubmitCapture={(event) => {
        event.preventDefault()
        void submit()
      }}
      className="relay-form needs-script"
    >
      <p className="text-base text-ink-3">* Champs obligatoires</p>
      {awake && (
        <awake.Logic
          drawn={drawn}
          form={awake.form}
          submitAtOnce={submitAtOnce}
          config={config}
          firm={firm}
          token={token}
          id={id}
          errors={errors}
          onErrors={setErrors}
          onBusy={setBusy}
          onFailure={fail}
          onSent={onSent}
        />
      )}
      {failure && (
        <FailureNotice
          failure={failure}
          phone={firm.phone}
          retry={retry}
          sendWithoutPhotos={() => {
            tell('leaveout')
            element.current?.requestSubmit()
          }}
        />
      )}
      <FormContext value={frame}>{children}</FormContext>
      <div className="form-actions">
        {/* The script in the head marks what was pressed before React (`data-held`). */}
        <Button type="submit" disabled={busy} suppressHydrationWarning>
          {busy ? 'Envoi en cours...' : drawn.submitLabel}
        </Button>
        <button type="reset" className="quiet-button">
          Effacer
        </button>
      </div>
      {erased && (
        <p role="status" className="text-ink-2">
          Le formulaire est effacé.{' '}
          <button type="button" onClick={restore} className="quiet-button">
            Rétablir ce que j’avais écrit
          </button>
        </p>
      )}
    </form>
  )
}
