'use client'

import { Link } from '@/components/ui/link'
import { serviceChoices } from '@/lib/forms/choices'
import { paths } from '@/lib/addresses/paths'
import { Checkbox, SelectField, TextArea } from './field'
import { IdentityFields } from './identity-fields'
import { RelayForm, type RelayFormSettings } from './relay-form'

const loadLogic = () => import('./quote-form-logic').then(({ QuoteFormLogic }) => QuoteFormLogic)

/** The quote request form (behaviour.md §4, §5). */
export function QuoteForm(settings: RelayFormSettings) {
  return (
    <RelayForm
      name="quote"
      label="Demande de devis"
      submitLabel="Envoyer ma demande de devis"
      loadLogic={loadLogic}
      settings={settings}
    >
      {(field) => (
        <>
          <IdentityFields field={field} />
          <SelectField label="Service" required {...field('service')}>
            <option value="">Choisissez un service</option>
            {serviceChoices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <TextArea
            label="Description du projet"
            required
            rows={6}
            placeholder="Les travaux souhaités, la surface, les contraintes : accès, dates, habitation pendant le chantier…"
            {...field('description')}
          />
          <Checkbox required {...field('consent')}>
            J’accepte la{' '}
            <Link
              href={paths.privacy}
              className="font-semibold text-terre underline underline-offset-3"
            >
              politique de confidentialité
            </Link>
            . Mes coordonnées ne servent qu’à répondre à cette demande.
          </Checkbox>
          <Checkbox {...field('marketingConsent')}>
            Je veux bien recevoir par e-mail des nouvelles de l’entreprise, sans offre sur l’énergie
            ni sur l’adaptation du logement (facultatif).
          </Checkbox>
        </>
      )}
    </RelayForm>
  )
}
