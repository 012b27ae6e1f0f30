'use client'

import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { Button } from '@/components/ui/button'
import { mailtoHref } from '@/lib/addresses/contact-links'
import type { SiteConfig } from '@/lib/config'
import { hasPhotoDraft, readValues, saveDraft, sentKey } from '@/lib/forms/draft'
import { sessionStore } from '@/lib/browser/session-store'
import type { FormFirm } from '@/lib/forms/firm'
import type { DrawnForm } from '@/lib/forms/form'
import { prefilledMail } from '@/lib/forms/prefilled-mail'
import type { Failed } from '@/lib/forms/send'
import { answeredEvent, pressAgain } from '@/lib/head/press-again'
import { FailureNotice, type Failure } from './failure-notice'
import { FormContext, type FieldErrors } from './form-context'
import { useKeptDraft } from './use-kept-draft'
import { useLateLogic } from './use-late-logic'
import { useSecurityToken } from './use-security-token'

/** On the button, and heard: a button that is disabled loses the focus. */
const sending = 'Envoi en cours...'

/** What pages pass to a form that posts to the relay. */
export interface RelayFormSettings {
  readonly config: SiteConfig
  readonly firm: FormFirm
}

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
  const wayBack = useRef<HTMLButtonElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const { awake, submitAtOnce, wakeQuietly, press, letGo } = useLateLogic(element)
  const draft = useKeptDraft(element, name)
  const { token, renewToken } = useSecurityToken()
  // The same object until an error changes: every field renders with it.
  const frame = useMemo(() => ({ id, fields, errors }), [id, fields, errors])

  const fail = ({ title, description, remedy, withPhotos }: Failed) => {
    const form = element.current
    if (!form) return
    const values = readValues(form)
    const mailHref = mailtoHref(firm.email, prefilledMail(drawn, values))
    const kept = saveDraft(name, values)
    setFailure({ title, description, remedy, withPhotos, mailHref, kept })
  }
  const submit = () => {
    setFailure(undefined)
    const [title, description] = drawn.failure
    void press(() => fail({ sent: false, title, description, remedy: 'reload' }))
  }
  const retry = () => {
    renewToken()
    element.current?.requestSubmit()
  }
  /**
   * Fires an event that the code behind the field of photos hears, if the form has one (`use-photos.tsx`).
   */
  const tell = (what: 'restore' | 'leaveout') => element.current?.dispatchEvent(new Event(what))
  const onSent = () => {
    draft.drop()
    renewToken()
  }
  /** Runs before the browser empties the form. */
  const erase = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    draft.erase(currentTarget)
    letGo()
    setFailure(undefined)
    // Faults, photos and a failed send leave from above what was pressed. On a phone the whole form would move
    // out of sight, and with it the way back.
    requestAnimationFrame(() => wayBack.current?.scrollIntoView({ block: 'nearest' }))
  }
  const restore = () => {
    draft.restore()
    tell('restore')
    element.current?.querySelector('input')?.focus()
  }

  useEffect(() => {
    const form = element.current
    if (!form) return
    pressAgain(form)
    // Photos chosen earlier, on this page or another, are taken over by the logic, which this event wakes.
    if (hasPhotoDraft(name) || form.querySelector<HTMLInputElement>('[type=file]')?.files?.length)
      form.dispatchEvent(new Event('input', { bubbles: true }))
    // The logic shows what was sent before a reload.
    if (sessionStore.getItem(sentKey(name))) wakeQuietly()
    const loadAnew = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      renewToken()
      setFailure(undefined)
    }
    addEventListener('pageshow', loadAnew)
    // The visitor has begun to fill in what was said to be missing: the press is over.
    form.addEventListener(answeredEvent, letGo)
    return () => {
      removeEventListener('pageshow', loadAnew)
      form.removeEventListener(answeredEvent, letGo)
    }
  }, [name, wakeQuietly, renewToken, letGo])

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
      // Not every browser gives a file field the focus.
      onInput={wakeQuietly}
      onReset={erase}
      // In capture: the logic listens on the form itself, and may answer before the event bubbles up here.
      onSubmitCapture={(event) => {
        event.preventDefault()
        submit()
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
          {busy ? sending : drawn.submitLabel}
        </Button>
        <button type="reset" className="quiet-button">
          Effacer
        </button>
      </div>
      {/* There before it speaks: screen readers do not hear a region that comes with its words. Those are in
          elements of their own: a translator replaces bare texts, and React could not take them out again. */}
      <p role="status" className={draft.erased ? 'text-ink-2' : 'sr-only'}>
        {busy && <span>{sending}</span>}
        {draft.erased && (
          <span>
            Le formulaire est effacé.{' '}
            <button
              ref={wayBack}
              type="button"
              onClick={restore}
              className="quiet-button scroll-my-24"
            >
              Rétablir ce que j’avais écrit
            </button>
          </span>
        )}
      </p>
    </form>
  )
}
