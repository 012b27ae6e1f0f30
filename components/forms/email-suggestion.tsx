import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { likelyEmail } from '@/lib/text/email-slip'
import { french } from '@/lib/text/typography'
import { whenLeft } from './when-left'

const emailOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[type=email]')

/**
 * Under the form's e-mail, once it has been left: the address that was probably meant. An answer to one
 * with a slip in it reaches nobody, and neither side would know.
 */
export function EmailSuggestion({ form }: { readonly form: HTMLFormElement }) {
  // Left before this was there, or on the page before.
  const [meant, setMeant] = useState(() => {
    const control = emailOf(form)
    return control && control !== document.activeElement ? likelyEmail(control.value) : undefined
  })

  useEffect(() => {
    const control = emailOf(form)
    if (!control) return
    const stop = new AbortController()
    const { signal } = stop
    const forget = () => setMeant(undefined)
    control.addEventListener('input', forget, { signal })
    form.addEventListener('reset', forget, { signal })
    const look = (names: readonly string[]) => {
      if (names.includes(control.name)) setMeant(likelyEmail(control.value))
    }
    whenLeft(form, look, signal)
    return () => stop.abort()
  }, [form])

  const take = () => {
    const control = emailOf(form)
    if (!control || !meant) return
    control.value = meant
    control.dispatchEvent(new Event('input', { bubbles: true }))
    // The button is gone: the focus must not go with it.
    control.focus()
  }
  const field = emailOf(form)?.closest('[data-field]')
  return (
    field &&
    createPortal(
      // There before it speaks, for screen readers to hear of it.
      <p role="status" className="text-base leading-snug text-ink-2">
        {meant && (
          <span>
            {/* What differs, and room for it beside the button. */}
            Vouliez-vous écrire <b translate="no">{meant.slice(meant.indexOf('@'))}</b>
            {french(' ?')}{' '}
            <button type="button" onClick={take} className="quiet-button -my-3">
              Corriger
            </button>
          </span>
        )}
      </p>,
      field,
    )
  )
}
