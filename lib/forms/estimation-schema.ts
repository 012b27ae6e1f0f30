import * as z from 'zod/mini'
import { propertyTypes } from './choices'
import { optional, required, requiredLines, ticked } from './rules'

/** « Text, at sign, text, dot, text » (behaviour.md §5, « Estimation form »). */
const emailPattern = /.+@.+\..+/s

/** Rules and messages of the estimation form, checked all together (behaviour.md §5). */
export const estimationSchema = z.object({
  firstName: required('Le prénom est requis'),
  lastName: required('Le nom est requis'),
  email: required("L'email est requis").check(
    z.regex(emailPattern, { error: "Format d'email invalide" }),
  ),
  phone: required('Le téléphone est requis'),
  propertyAddress: required("L'adresse du bien est requise"),
  propertyType: z.enum(propertyTypes.map(({ value }) => value) as [string, ...string[]], {
    error: 'Le type de bien est requis',
  }),
  projectDescription: requiredLines('La description du projet est requise'),
  consent: ticked('Vous devez accepter les conditions'),
  propertySize: optional(),
  propertyYear: optional(),
  visitDate: optional(),
  budget: optional(),
})
