import type { ReactNode } from 'react'
import { drawnForm, withChoices, type Choice } from '@/lib/forms/form'
import { quoteForm, type QuoteRequest } from '@/lib/forms/quote'
import { paths } from '@/lib/addresses/paths'
import { unbroken } from '@/components/text/unbroken'
import { french } from '@/lib/text/typography'
import type { CommuneSearchSettings } from '@/lib/area/communes'
import { CommuneField } from './commune-field'
import { FormFields } from './form-fields'
import { RelayForm, type RelayFormSettings } from './relay-form'

/** The texts beside the boxes to tick. */
const texts = (retention: string): Partial<Record<keyof QuoteRequest, ReactNode>> => ({
  consent: (
    <>
      {/* One text with its space: browsers leave a lone one out of the name of the box. */}
      {'J’accepte la '}
      <a href={paths.privacy} className="font-semibold text-action underline underline-offset-3">
        politique de confidentialité
      </a>
      {'. '}
      {unbroken(retention)}
    </>
  ),
  marketingConsent: unbroken(french(quoteForm.fields.marketingConsent.wording.text)),
})

/** The place of the works: the relay gets it at the end, the page shows it before the boxes to tick. */
const commune = 'commune' satisfies keyof QuoteRequest

/** The quote request form: every field of its list, in order except for the place of the works. */
export function QuoteForm({
  settings,
  services,
  communes,
  retention,
}: {
  settings: RelayFormSettings
  /** What the request can be about. */
  services: readonly Choice[]
  communes: CommuneSearchSettings
  /** What is kept of the request and how long: the text beside the box that must be ticked. */
  retention: string
}) {
  const form = drawnForm(withChoices(quoteForm, { service: services }))
  return (
    <RelayForm form={form} settings={settings}>
      <FormFields
        form={form}
        settings={settings}
        placed={commune}
        beforePhotos={<CommuneField name={commune} settings={communes} />}
        texts={texts(retention)}
      />
    </RelayForm>
  )
}
