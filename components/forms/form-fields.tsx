import { Fragment, type ReactNode } from 'react'
import type { DrawnForm } from '@/lib/forms/form'
import { FormField } from './form-field'
import { PhotoField } from './photo-field'
import type { RelayFormSettings } from './relay-form'

/** The first of the boxes to tick, which come after all fields about the work. */
const consent = 'consent'

/** Every field of a form's list, in order, but for the one that its page places; the photos before the consent. */
export function FormFields({
  form,
  settings,
  placed,
  beforePhotos,
  texts,
}: {
  form: DrawnForm
  settings: RelayFormSettings
  /** The field that stands elsewhere. */
  placed: string
  beforePhotos?: ReactNode
  /** The texts beside the boxes to tick, by the names of these. */
  texts: Readonly<Partial<Record<string, ReactNode>>>
}) {
  return Object.keys(form.fields)
    .filter((name) => name !== placed)
    .map((name) => (
      <Fragment key={name}>
        {name === consent && (
          <>
            {beforePhotos}
            <PhotoField form={form.name} settings={settings} />
          </>
        )}
        <FormField name={name}>{texts[name]}</FormField>
      </Fragment>
    ))
}
