import { referenceField } from '@/lib/forms/reference'
import { french } from '@/lib/text/typography'

import { shownName } from './lead'
import type { FormField } from './multipart'

/** Every field that the site's forms send to be read, by its name for the relay. */
export const FORM_FIELDS: readonly string[] = [
  'Prénom',
  'Nom',
  'Email',
  'Téléphone',
  'Service',
  'Commune du chantier',
  'Description',
  'Marketing Consent',
  'Texte accepté',
  'Adresse du bien',
  'Type de bien',
  'Surface',
  'Année de construction',
  'Date de visite souhaitée',
  'Budget',
  'Description du projet',
  'Page',
  referenceField,
]
const SHOWN_FIELDS: ReadonlySet<string> = new Set(FORM_FIELDS.map(shownName))

/** Stands above fields whose very names somebody else has chosen: one could read like a sentence of ours. */
export const OTHER_FIELDS = french('Autres champs envoyés :')

/** Shown fields, those of the site's forms apart from any others. */
export function apart(fields: readonly FormField[]): {
  ours: readonly FormField[]
  others: readonly FormField[]
} {
  const isOurs = ([name]: FormField) => SHOWN_FIELDS.has(name)
  return { ours: fields.filter(isOurs), others: fields.filter((field) => !isOurs(field)) }
}
