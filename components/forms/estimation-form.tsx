import type { ReactNode } from 'react'
import { estimationForm, type EstimationRequest } from '@/lib/forms/estimation'
import type { FeeRule } from '@/lib/forms/estimation-fee'
import { drawnForm } from '@/lib/forms/form'
import { paths } from '@/lib/addresses/paths'
import { unbroken } from '@/components/text/unbroken'
import { FeeBox } from './fee-box'
import { FormField } from './form-field'
import { FormFields } from './form-fields'
import { RelayForm, type RelayFormSettings } from './relay-form'

const link = 'font-semibold text-action underline underline-offset-3'

/** The living area, which stands first, in the fee's box. */
const area = 'propertySize' satisfies keyof EstimationRequest
/** What is bought; land has no living area. */
const kind = 'propertyType' satisfies keyof EstimationRequest
const land = 'land' satisfies EstimationRequest['propertyType']

/** The text beside the box to tick. */
const texts = (retention: string): Partial<Record<keyof EstimationRequest, ReactNode>> => ({
  consent: (
    <>
      {/* Texts with their spaces: browsers leave lone ones out of the name of the box. */}
      {'J’accepte les '}
      <a href={paths.terms} className={link}>
        conditions générales
      </a>
      {' et la '}
      <a href={paths.privacy} className={link}>
        politique de confidentialité
      </a>
      {'. '}
      {unbroken(retention)}
    </>
  ),
})

/** The pre-purchase estimation form: the fee, then every other field of its list, in order. */
export function EstimationForm({
  settings,
  fee,
  feeNote,
  retention,
}: {
  settings: RelayFormSettings
  fee: FeeRule
  feeNote: string
  /** What is kept of the request and how long: the text beside the box that must be ticked. */
  retention: string
}) {
  const form = drawnForm(estimationForm)
  return (
    <RelayForm form={form} settings={settings}>
      <FeeBox name={area} kind={kind} withoutArea={land} rule={fee} note={feeNote}>
        <FormField name={area} />
      </FeeBox>
      <FormFields form={form} settings={settings} placed={area} texts={texts(retention)} />
    </RelayForm>
  )
}
