'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { SiteConfig } from '@/lib/config'
import { clearDraft } from '@/lib/forms/draft'
import { takeEarlySubmit } from '@/lib/forms/early-submit'
import { emptyQuote, serviceChoices, type QuoteRequest } from '@/lib/forms/quote'
import { paths } from '@/lib/paths'
import { french } from '@/lib/typography'
import { Checkbox, SelectField, TextArea, TextField } from './field'
import { ErrorSummary, FormStatus } from './form-status'
import { useDraft } from './use-draft'
import { useQuoteSubmission } from './use-quote-submission'

const draftName = 'quote'

/** The rules arrive with the visitor's first focus, not with the page. */
const loadRules = () =>
  Promise.all([import('@hookform/resolvers/zod'), import('@/lib/forms/quote-schema')])

const resolver: Resolver<QuoteRequest> = async (values, context, options) => {
  const [{ zodResolver }, { quoteSchema }] = await loadRules()
  return zodResolver(quoteSchema)({ ...emptyQuote, ...values }, context, options) as ReturnType<
    Resolver<QuoteRequest>
  >
}

/** The fields that have a control, in the order in which they are checked (behaviour.md §5). */
const shownFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'service',
  'description',
  'consent',
  'marketingConsent',
] as const
type ShownField = (typeof shownFields)[number]

/** The quote request form (behaviour.md §4, §5). */
export function QuoteForm({
  config,
  phone,
  email,
}: {
  config: SiteConfig
  phone: string
  email: string
}) {
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const [erased, setErased] = useState<QuoteRequest>()
  const form = useForm<QuoteRequest>({ resolver, reValidateMode: 'onBlur' })
  const { errors, isSubmitting } = form.formState
  const { outcome, setOutcome, submit, fail } = useQuoteSubmission(config, email)
  useDraft(draftName, form, emptyQuote)

  const fieldId = (name: ShownField) => `${id}-${name}`
  const field = (name: ShownField) => ({
    id: fieldId(name),
    error: errors[name]?.message,
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
  })
  const summary = shownFields.flatMap((name) => {
    const message = errors[name]?.message
    return message ? [{ fieldId: fieldId(name), message: french(message) }] : []
  })

  const send = form.handleSubmit(
    async (quote) => {
      if (!(await submit(quote))) return
      form.reset(emptyQuote)
      clearDraft(draftName)
    },
    () => setOutcome({ kind: 'none' }),
  )
  // The rules themselves may not arrive: that is a failed send, and is said as one.
  const sendOrExplain = () => {
    setErased(undefined)
    send().catch((error: unknown) => {
      console.error('Quote request not sent:', error)
      fail('failure', { ...emptyQuote, ...form.getValues() })
    })
  }

  const erase = () => {
    setErased({ ...emptyQuote, ...form.getValues() })
    setOutcome({ kind: 'none' })
    form.reset(emptyQuote)
    clearDraft(draftName)
  }
  const restore = () => {
    if (erased) for (const name of shownFields) form.setValue(name, erased[name])
    setErased(undefined)
    form.setFocus('firstName')
  }

  useEffect(() => {
    if (element.current && takeEarlySubmit(element.current)) element.current.requestSubmit()
  }, [])

  return (
    <form
      ref={element}
      noValidate
      method="post"
      aria-label="Demande de devis"
      onFocus={() => void loadRules().catch(() => undefined)}
      onSubmit={(event) => {
        event.preventDefault()
        sendOrExplain()
      }}
      className="needs-script grid gap-x-6 gap-y-5 sm:grid-cols-2 *:sm:col-span-2"
    >
      <p className="text-base text-encre-3">* Champs obligatoires</p>
      <ErrorSummary errors={summary} />
      <TextField
        label="Prénom"
        required
        autoComplete="given-name"
        className="sm:col-span-1!"
        {...field('firstName')}
      />
      <TextField
        label="Nom"
        required
        autoComplete="family-name"
        className="sm:col-span-1!"
        {...field('lastName')}
      />
      <TextField
        label="E-mail"
        type="email"
        inputMode="email"
        required
        autoComplete="email"
        className="sm:col-span-1!"
        {...field('email')}
      />
      <TextField
        label="Téléphone"
        type="tel"
        inputMode="tel"
        required
        autoComplete="tel"
        className="sm:col-span-1!"
        {...field('phone')}
      />
      <SelectField label="Service" required defaultValue="" {...field('service')}>
        <option value="">Choisissez un service</option>
        {serviceChoices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextArea
        label="Description du projet"
        required
        rows={6}
        placeholder="Les travaux souhaités, la surface, les contraintes : accès, dates, habitation pendant le chantier…"
        {...field('description')}
      />
      <Checkbox required {...field('consent')}>
        J’accepte la{' '}
        <Link
          href={paths.privacy}
          className="font-semibold text-terre underline underline-offset-3"
        >
          politique de confidentialité
        </Link>
        . Mes coordonnées ne servent qu’à répondre à cette demande.
      </Checkbox>
      <Checkbox {...field('marketingConsent')}>
        Je veux bien recevoir par e-mail des nouvelles de l’entreprise, sans offre sur l’énergie ni
        sur l’adaptation du logement (facultatif).
      </Checkbox>
      <FormStatus outcome={outcome} phone={phone} />
      <div className="flex flex-col items-stretch gap-x-6 gap-y-3 sm:flex-row sm:items-center">
        <Button type="submit" disabled={isSubmitting} className="sm:min-w-72">
          {isSubmitting ? 'Envoi en cours...' : 'Envoyer ma demande de devis'}
        </Button>
        <button
          type="button"
          onClick={erase}
          className="min-h-11 px-2 text-encre-2 underline underline-offset-3 hover:text-encre"
        >
          Effacer
        </button>
      </div>
      {erased && (
        <p role="status" className="text-encre-2">
          Le formulaire est effacé.{' '}
          <button
            type="button"
            onClick={restore}
            className="min-h-6 font-semibold text-terre underline underline-offset-3"
          >
            Rétablir ce que j’avais écrit
          </button>
        </p>
      )}
    </form>
  )
}
