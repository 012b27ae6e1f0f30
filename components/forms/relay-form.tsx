'use client'

import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { Button } from '@/components/ui/button'
import type { SiteConfig } from '@/lib/config'
import {
  clearDraft,
  fillEmpty,
  loadDraft,
  readValues,
  saveDraft,
  type FormValues,
} from '@/lib/forms/draft'
import { pressAgain } from '@/lib/head/press-again'
import { whenIdle } from '@/lib/browser/when-idle'
import { useSecurityToken } from './use-security-token'

/** Messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>

/** What pages give a form that posts to the relay. */
export interface RelayFormSettings {
  readonly config: SiteConfig
  /** The company's, offered when a send fails. */
  readonly phone: string
  readonly email: string
}

/** What the logic of a form needs of its frame. */
export interface FormLogicProps {
  readonly form: HTMLFormElement
  /** Whether the visitor has asked to send before the logic was there. */
  readonly submitAtOnce: boolean
  readonly settings: RelayFormSettings
  readonly token: { readonly current: string }
  readonly fieldId: (name: string) => string
  readonly onErrors: (errors: FieldErrors) => void
  readonly onBusy: (busy: boolean) => void
  readonly onSent: () => void
}

/**
 * The frame of both forms: draft, token, and the controls' errors. What checks and sends arrives
 * once the browser is idle, or with the visitor's first focus; the controls themselves hold what is
 * typed, so nothing depends on when it arrives.
 */
export function RelayForm({
  name,
  label,
  submitLabel,
  loadLogic,
  settings,
  children,
}: {
  /** Names the draft. */
  name: string
  label: string
  submitLabel: string
  loadLogic: () => Promise<ComponentType<FormLogicProps>>
  settings: RelayFormSettings
  children: (field: (name: string) => { id: string; name: string; error?: string }) => ReactNode
}) {
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const [awake, setAwake] = useState<{
    Logic: ComponentType<FormLogicProps>
    form: HTMLFormElement
  }>()
  const [unreachable, setUnreachable] = useState(false)
  const [submitAtOnce, setSubmitAtOnce] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)
  const [erased, setErased] = useState<FormValues>()
  const { token, renewToken } = useSecurityToken()

  const fieldId = useCallback((field: string) => `${id}-${field}`, [id])
  const wake = async () => {
    const form = element.current
    try {
      const Logic = await loadLogic()
      setUnreachable(false)
      if (form) setAwake((current) => current ?? { Logic, form })
      return true
    } catch (error) {
      console.error('The form could not be made ready:', error)
      return false
    }
  }
  const submit = async () => {
    setErased(undefined)
    // Once awake, the logic hears the submit event itself.
    if (awake) return
    setSubmitAtOnce(true)
    if (!(await wake())) {
      setSubmitAtOnce(false)
      setUnreachable(true)
    }
  }
  const onSent = useCallback(() => {
    clearDraft(name)
    renewToken()
  }, [name, renewToken])
  const erase = () => {
    const form = element.current
    if (!form) return
    setErased(readValues(form))
    form.reset()
    clearDraft(name)
  }
  const restore = () => {
    const form = element.current
    if (!form || !erased) return
    fillEmpty(form, erased)
    saveDraft(name, readValues(form))
    setErased(undefined)
    form.querySelector('input')?.focus()
  }

  useEffect(() => {
    const form = element.current
    if (!form) return
    fillEmpty(form, loadDraft(name))
    saveDraft(name, readValues(form))
    // What depends on a field hears of it, also where the browser keeps no draft.
    fillEmpty(form, readValues(form))
    pressAgain(form)
  }, [name])
  // Ahead of « Envoyer », and of a line that is lost while the form is filled in. Tried again there.
  useEffect(() => whenIdle(() => void loadLogic().catch(() => undefined)), [loadLogic])

  return (
    <form
      ref={element}
      noValidate
      method="post"
      aria-label={label}
      aria-busy={(submitAtOnce && !awake) || undefined}
      // For the script in the head, which keeps the draft until React does.
      data-draft={name}
      onFocus={() => void wake()}
      onInput={(event) => saveDraft(name, readValues(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      className="relay-form needs-script"
    >
      <p className="text-base text-encre-3">* Champs obligatoires</p>
      {awake && (
        <awake.Logic
          form={awake.form}
          submitAtOnce={submitAtOnce}
          settings={settings}
          token={token}
          fieldId={fieldId}
          onErrors={setErrors}
          onBusy={setBusy}
          onSent={onSent}
        />
      )}
      {children((field) => ({
        id: fieldId(field),
        name: field,
        ...(errors[field] && { error: errors[field] }),
      }))}
      {unreachable && (
        <p role="alert" className="font-semibold text-erreur">
          Un problème est survenu lors de l’envoi du formulaire. Veuillez réessayer, ou nous appeler
          au {settings.phone}.
        </p>
      )}
      <div className="form-actions">
        <Button type="submit" disabled={busy}>
          {busy ? 'Envoi en cours...' : submitLabel}
        </Button>
        <button type="button" onClick={erase} className="quiet-button">
          Effacer
        </button>
      </div>
      {erased && (
        <p role="status" className="text-encre-2">
          Le formulaire est effacé.{' '}
          <button type="button" onClick={restore} className="quiet-button">
            Rétablir ce que j’avais écrit
          </button>
        </p>
      )}
    </form>
  )
}
