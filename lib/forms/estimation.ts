import { defineForm, type RequestOf } from './form'
import { identity } from './identity'

/**
 * The request of an estimation before buying. One entry here is a field: it is drawn in this order,
 * except the living area, which stands first; checked and sent in this order.
 */
export const estimationForm = defineForm({
  name: 'estimation',
  label: "Demande d'estimation avant achat",
  submitLabel: "Envoyer ma demande d'estimation",
  subject: "Nouvelle demande d'estimation avant achat",
  success: [
    "Demande d'estimation envoyée !",
    "Nous vous contacterons très rapidement pour organiser l'estimation de votre bien.",
  ],
  failure: ['Erreur', 'Une erreur est survenue. Veuillez réessayer.'],
  afterwards: [
    "Vous recevez le prix de l'estimation par écrit : rien ne commence avant votre accord.",
    "L'heure de la visite se fixe ensuite avec le vendeur ou son agence.",
  ],
  fields: {
    firstName: identity.firstName,
    lastName: identity.lastName,
    email: {
      ...identity.email,
      // Text, at sign, text, dot, text.
      pattern: [/.+@.+\..+/s, "Format d'email invalide"],
    },
    phone: identity.phone,
    propertyAddress: {
      kind: 'text',
      label: 'Adresse du bien',
      relay: 'Adresse du bien',
      required: "L'adresse du bien est requise",
      // The visitor's own is not the one.
      control: { autoComplete: 'off' },
    },
    propertyType: {
      kind: 'choice',
      label: 'Type de bien',
      relay: 'Type de bien',
      required: 'Le type de bien est requis',
      placeholder: 'Choisissez un type',
      choices: [
        { value: 'apartment', label: 'Appartement' },
        { value: 'house', label: 'Maison' },
        { value: 'land', label: 'Terrain' },
        { value: 'commercial', label: 'Local commercial' },
        { value: 'other', label: 'Autre' },
      ],
      half: true,
    },
    propertySize: {
      kind: 'text',
      label: 'Surface habitable (m²)',
      relay: 'Surface',
      control: { inputMode: 'decimal' },
    },
    propertyYear: {
      kind: 'text',
      label: 'Année de construction',
      relay: 'Année de construction',
      control: { inputMode: 'numeric', autoComplete: 'off' },
      half: true,
    },
    visitDate: {
      kind: 'text',
      label: 'Date de visite souhaitée',
      relay: 'Date de visite souhaitée',
      control: { autoComplete: 'off' },
      half: true,
    },
    budget: {
      kind: 'text',
      label: 'Budget de travaux',
      relay: 'Budget',
      control: { autoComplete: 'off' },
      half: true,
    },
    projectDescription: {
      kind: 'lines',
      label: 'Description du projet',
      relay: 'Description du projet',
      required: 'La description du projet est requise',
      control: { rows: 5 },
    },
    consent: {
      kind: 'tick',
      label: 'Conditions générales acceptées',
      required: 'Vous devez accepter les conditions',
    },
  },
})

export type EstimationRequest = RequestOf<typeof estimationForm.fields>
