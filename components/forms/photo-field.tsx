import { mailtoHref } from '@/lib/addresses/contact-links'
import { mostPhotos, photoPart } from '@/lib/forms/photo-rules'
import { french } from '@/lib/text/typography'
import type { RelayFormSettings } from './relay-form'

/**
 * The field of photos of the form around; none is required. It is only markup: the code behind it arrives
 * with the form's logic (`use-photos.tsx`), and takes over what was chosen before. Where the relay takes no
 * photos, none can be chosen.
 */
export function PhotoField({
  form,
  settings: {
    config,
    firm: { email },
  },
}: {
  /** The form's name. */
  form: string
  settings: RelayFormSettings
}) {
  const id = `${form}-photos`
  if (!config.takesPhotos)
    return (
      <p className="text-ink-2">
        Des photos aident à chiffrer : envoyez-les à{' '}
        <a href={mailtoHref(email)} className="font-semibold text-action underline">
          {email}
        </a>
        , en rappelant votre nom.
      </p>
    )
  return (
    <div data-field>
      <div className="field-label">
        <label id={`${id}-label`} htmlFor={id} className="font-semibold">
          Photos
        </label>
        <p id={`${id}-hint`}>
          {french(
            `Facultatives, ${mostPhotos} au plus : la pièce ou le mur entier, puis le défaut de près. Réduites avant l’envoi, sans le lieu de la prise de vue.`,
          )}
        </p>
      </div>
      <div className="photo-drop">
        <input
          id={id}
          name={photoPart}
          type="file"
          multiple
          accept="image/*"
          // By what is to be read on it, too: so it is called by voice.
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={`${id}-hint`}
        />
        <span aria-hidden="true">
          <span id={`${id}-choose`}>Ajouter des photos</span>{' '}
          <span className="max-sm:hidden">ou les déposer ici</span>
        </span>
      </div>
      <div data-photos />
    </div>
  )
}
