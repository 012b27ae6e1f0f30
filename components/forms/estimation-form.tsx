'use client'

import { Link } from '@/components/ui/link'
import { propertyTypes } from '@/lib/forms/choices'
import type { FeeRule } from '@/lib/forms/estimation-fee'
import { paths } from '@/lib/addresses/paths'
import { FeeField } from './fee-field'
import { Checkbox, SelectField, TextArea, TextField } from './field'
import { IdentityFields } from './identity-fields'
import { RelayForm, type RelayFormSettings } from './relay-form'

const loadLogic = () =>
  import('./estimation-form-logic').then(({ EstimationFormLogic }) => EstimationFormLogic)

const link = 'font-semibold text-terre underline underline-offset-3'

/** The pre-purchase estimation form (behaviour.md §4, §5). */
export function EstimationForm({
  settings,
  fee,
  feeNote,
}: {
  settings: RelayFormSettings
  fee: FeeRule
  feeNote: string
}) {
  return (
    <RelayForm
      name="estimation"
      label="Demande d’estimation avant achat"
      submitLabel="Envoyer ma demande d’estimation"
      loadLogic={loadLogic}
      settings={settings}
    >
      {(field) => (
        <>
          <FeeField field={field('propertySize')} rule={fee} note={feeNote} />
          <IdentityFields field={field} />
          <TextField
            label="Adresse du bien"
            required
            autoComplete="off"
            {...field('propertyAddress')}
          />
          <SelectField label="Type de bien" required half {...field('propertyType')}>
            <option value="">Choisissez un type</option>
            {propertyTypes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Année de construction"
            inputMode="numeric"
            autoComplete="off"
            half
            {...field('propertyYear')}
          />
          <TextField
            label="Date de visite souhaitée"
            autoComplete="off"
            half
            {...field('visitDate')}
          />
          <TextField label="Budget de travaux" autoComplete="off" half {...field('budget')} />
          <TextArea
            label="Description du projet"
            required
            rows={5}
            {...field('projectDescription')}
          />
          <Checkbox required {...field('consent')}>
            J’accepte les{' '}
            <Link href={paths.terms} className={link}>
              conditions générales
            </Link>{' '}
            et la{' '}
            <Link href={paths.privacy} className={link}>
              politique de confidentialité
            </Link>
            .
          </Checkbox>
        </>
      )}
    </RelayForm>
  )
}
