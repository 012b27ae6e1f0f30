import { useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button'
import { telHref } from '@/lib/addresses/contact-links'
import type { Outcome } from '@/lib/forms/outcome'

const choice = buttonClass('outline', 'min-h-11 py-1.5')

/** How the last attempt to send ended; it stays in the page after the notice has gone. */
export function FormStatus({ outcome, phone }: { outcome: Outcome; phone: string }) {
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed may be out of sight, and is disabled while sending: it lost the focus.
  useEffect(() => box.current?.focus(), [])
  if (outcome.sent)
    return (
      <div
        ref={box}
        role="status"
        tabIndex={-1}
        className="scroll-my-24 rounded-control border-l-4 border-chene bg-sauge/30 px-5 py-4"
      >
        <p className="font-display text-subtitle font-semibold text-chene">{outcome.title}</p>
        <p className="mt-1">{outcome.description}</p>
      </div>
    )
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="scroll-my-24 rounded-control border-l-4 border-erreur bg-erreur-fond px-5 py-4"
    >
      <p className="font-semibold text-erreur">{outcome.title}</p>
      <p className="mt-1">{outcome.description}</p>
      <p className="mt-3">
        Rien de ce que vous avez écrit n’est perdu. Vous pouvez aussi nous joindre
        directement&nbsp;:
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <a href={telHref(phone)} className={choice}>
          Appeler le {phone}
        </a>
        <a href={outcome.mailHref} className={choice}>
          Envoyer par e-mail
        </a>
        {outcome.reload && (
          <button type="button" onClick={() => window.location.reload()} className={choice}>
            Actualiser la page
          </button>
        )}
      </p>
    </div>
  )
}

/** The banner over the errors (behaviour.md §4), with the way to each faulty field. */
export function ErrorSummary({
  errors,
}: {
  errors: readonly { readonly fieldId: string; readonly message: string }[]
}) {
  return (
    <div role="alert" className="rounded-control border-l-4 border-erreur bg-erreur-fond px-5 py-4">
      <p className="font-semibold text-erreur">Veuillez corriger les erreurs dans le formulaire</p>
      <ul className="mt-2 list-disc pl-5">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} className="text-erreur underline underline-offset-3">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
