import { useEffect, useId, useRef } from 'react'
import { buttonClass } from '@/components/ui/button'
import { PhoneButton } from '@/components/sections/phone-button'
import type { Failed } from '@/lib/forms/send'
import { french } from '@/lib/text/typography'

const choice = buttonClass('outline')

/** What failed, and what else the visitor can do. It stays in the page, unlike the toast. */
export interface Failure {
  readonly title: string
  readonly description: string
  /** A mailto link whose e-mail already holds what was typed. */
  readonly mailHref: string
  /** Whether what was typed survives a reload. */
  readonly kept: boolean
  readonly remedy: Failed['remedy']
  readonly withPhotos: Failed['withPhotos']
}

/** Why a request has not left, above the form, and every other way to reach the firm. */
export function FailureNotice({
  failure: { title, description, mailHref, kept, remedy, withPhotos },
  phone,
  retry,
  sendWithoutPhotos,
}: {
  failure: Failure
  phone: string
  /** Makes a new token and sends again: a reload would do no more, and might lose what was typed. */
  retry: () => void
  sendWithoutPhotos: () => void
}) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  // The focus may be on a disabled button, out of sight. Its move says the description, and the alert the title:
  // each is heard once.
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      className="scroll-my-24 rounded-control border-l-4 border-error bg-error-surface px-5 py-4"
    >
      <p role="alert" className="font-semibold text-error">
        {title}
      </p>
      <p id={id} className="mt-1">
        {description}
      </p>
      <p className="mt-3">
        Rien de ce que vous avez écrit n’est perdu
        {kept ? '' : ' tant que cette page reste ouverte'}.{' '}
        {french('Vous pouvez aussi nous joindre directement :')}
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <PhoneButton phone={phone} />
        <a href={mailHref} className={choice}>
          Envoyer par e-mail
        </a>
        {withPhotos && (
          <button type="button" onClick={sendWithoutPhotos} className={choice}>
            Envoyer sans les photos
          </button>
        )}
        {remedy === 'new token' && (
          <button type="button" onClick={retry} className={choice}>
            Actualiser et réessayer
          </button>
        )}
        {remedy === 'reload' && kept && (
          <button type="button" onClick={() => window.location.reload()} className={choice}>
            Actualiser la page
          </button>
        )}
      </p>
    </div>
  )
}
