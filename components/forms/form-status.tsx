import { useEffect, useRef, type ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { telHref } from '@/lib/contact-links'

/** How the last attempt to send ended; it stays in the page after the notice has gone. */
export type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'sent'; readonly title: string; readonly description: string }
  | {
      readonly kind: 'failed'
      readonly title: string
      readonly description: string
      /** A link to an e-mail that holds what was typed. */
      readonly mailHref: string
      /** Whether loading the page again is the remedy. */
      readonly reload: boolean
    }

export function FormStatus({ outcome, phone }: { outcome: Outcome; phone: string }) {
  if (outcome.kind === 'none') return null
  if (outcome.kind === 'sent')
    return (
      <StatusBox key="sent" role="status" className="border-chene bg-sauge/30">
        <p className="font-display text-subtitle font-semibold text-chene">{outcome.title}</p>
        <p className="mt-1">{outcome.description}</p>
      </StatusBox>
    )
  return (
    <StatusBox key="failed" role="alert" className="border-erreur bg-erreur-fond">
      <p className="font-semibold text-erreur">{outcome.title}</p>
      <p className="mt-1">{outcome.description}</p>
      <p className="mt-3">
        Rien de ce que vous avez écrit n’est perdu. Vous pouvez aussi nous joindre directement :
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <a href={telHref(phone)} className={buttonClass('outline', 'min-h-11 py-1.5')}>
          Appeler le {phone}
        </a>
        <a href={outcome.mailHref} className={buttonClass('outline', 'min-h-11 py-1.5')}>
          Envoyer par e-mail
        </a>
        {outcome.reload && (
          <button
            type="button"
            onClick={() => window.location.reload()}
            className={buttonClass('outline', 'min-h-11 py-1.5')}
          >
            Actualiser la page
          </button>
        )}
      </p>
    </StatusBox>
  )
}

/** Takes the focus when it appears: the button that was pressed may have moved out of sight. */
function StatusBox({
  role,
  className,
  children,
}: {
  role: 'status' | 'alert'
  className: string
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      role={role}
      tabIndex={-1}
      className={`scroll-my-24 rounded-control border-l-4 px-5 py-4 ${className}`}
    >
      {children}
    </div>
  )
}

/** The banner over the errors (behaviour.md §4), with the way to each faulty field. */
export function ErrorSummary({
  errors,
}: {
  errors: readonly { readonly fieldId: string; readonly message: string }[]
}) {
  if (errors.length === 0) return null
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
