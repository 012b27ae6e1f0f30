import { showField } from './show-field'

/** The banner above the fields, with a link to each faulty one. */
export function ErrorSummary({
  errors,
}: {
  errors: readonly { readonly fieldId: string; readonly message: string }[]
}) {
  return (
    <div
      role="alert"
      className="rounded-control border-l-4 border-error bg-error-surface px-5 py-4"
    >
      <p className="font-semibold text-error">Veuillez corriger les erreurs dans le formulaire</p>
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
