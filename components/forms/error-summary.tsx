import { useId } from 'react'
import { showField } from './show-field'

/**
 * The banner above the fields, with a link to each faulty one. Only its title is an alert: the first message is
 * said with its field, which gets the focus, and the others with theirs.
 */
export function ErrorSummary({
  errors,
}: {
  errors: readonly { readonly fieldId: string; readonly message: string }[]
}) {
  const id = useId()
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="rounded-control border-l-4 border-error bg-error-surface px-5 py-4"
    >
      <p id={id} role="alert" className="font-semibold text-error">
        Veuillez corriger les erreurs dans le formulaire
      </p>
      <ul className="mt-2 list-disc pl-5">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault()
                showField(document.getElementById(fieldId))
              }}
              className="text-error underline underline-offset-3"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
