import * as z from 'zod/mini'
import { serviceChoices } from './choices'
import { required, requiredLines, ticked } from './rules'

/** « Text, at sign, text, dot, text, no spaces » (behaviour.md §5). */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** A French number with any spaces, dots or dashes between its groups (behaviour.md §5). */
const phonePattern = /^(?:\+33|0033|0)[\s.-]*[1-9](?:[\s.-]*\d{2}){4}$/

const shortestDescription = 20

/** Rules and messages of the quote form, in the order in which they are checked (behaviour.md §5). */
export const quoteSchema = z.object({
  firstName: required('Le prénom est requis'),
  lastName: required('Le nom est requis'),
  email: required("L'email est requis").check(
    z.regex(emailPattern, { error: 'Veuillez entrer un email valide' }),
  ),
  phone: required('Le téléphone est requis').check(
    z.regex(phonePattern, { error: 'Format de téléphone invalide' }),
  ),
  service: z.enum(serviceChoices.map(({ value }) => value) as [string, ...string[]], {
    error: 'Veuillez sélectionner un service',
  }),
  description: requiredLines('La description du projet est requise').check(
    z.minLength(shortestDescription, {
      error: 'Veuillez fournir une description plus détaillée (minimum 20 caractères)',
    }),
  ),
  consent: ticked('Vous devez accepter la politique de confidentialité'),
  marketingConsent: z.boolean(),
  address: z.string(),
  budget: z.string(),
})
