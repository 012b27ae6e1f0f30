import { useMemo, useState } from 'react'
import type { SiteConfig } from '@/lib/config'
import { choicesOf, withChoices, type DrawnForm, type FormDefinition } from '@/lib/forms/form'
import { forms } from '@/lib/forms/forms'
import type { FormFirm } from '@/lib/forms/firm'
import type { Failed } from '@/lib/forms/send'
import { EmailSuggestion } from './email-suggestion'
import { ErrorSummary } from './error-summary'
import { fieldId, type FieldErrors } from './form-context'
import { SentNotice } from './sent-notice'
import { useFormChecks } from './use-form-checks'
import { usePermission } from './use-permission'
import { usePhotos } from './use-photos'
import { useSending } from './use-sending'
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
  /** Whether a request is on its way. */
  const [isSending, setIsSending] = useState(false)
  const { sent, isFresh, isThanked, thankFor, forget } = useSentRequest(form, drawn.name)
  const { shown: photos, toSend, settle } = usePhotos(form, drawn.name, firm.email, isSending)
  const permission = usePermission(form, config, { submitAtOnce, isThanked })
  const checkedValues = useFormChecks(form, definition, { id, errors, onErrors })

  useSending({
    ...{ form, drawn, definition, config, token, submitAtOnce, isSending, setIsSending },
    ...{ toSend, settle, permission, checkedValues, isThanked, thankFor, forget },
    ...{ onBusy, onFailure, onSent },
  })

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
