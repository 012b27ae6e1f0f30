import { defineForm, type RequestOf } from './form'
import { identity } from './identity'

/**
 * The quote request. One entry here is a field: it is drawn in this order, checked in this order, and
 * sent in this order where it has a `relay` name.
 */
export const quoteForm = defineForm({
  name: 'quote',
  label: 'Demande de devis',
  submitLabel: 'Envoyer ma demande de devis',
  subject: 'Nouvelle demande de devis',
  success: [
    'Demande de devis envoyée !',
    'Nous vous contacterons dans les plus brefs délais pour discuter de votre projet.',
  ],
  failure: ['Erreur', "Un problème est survenu lors de l'envoi du formulaire. Veuillez réessayer."],
  fields: {
    firstName: identity.firstName,
    lastName: identity.lastName,
    email: {
      ...identity.email,
      // Text, at sign, text, dot, text, and no space.
      pattern: [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Veuillez entrer un email valide'],
    },
    phone: {
      ...identity.phone,
      // A French number, as `normalise` has set it however it was typed.
      pattern: [/^0[1-9](?: \d{2}){4}$/, 'Format de téléphone invalide'],
    },
    address: { kind: 'held' },
    service: {
      kind: 'choice',
      label: 'Service',
      relay: 'Service',
      required: 'Veuillez sélectionner un service',
      placeholder: 'Choisissez un service',
      // The services' own (`formChoice` of their records): the page that draws the form hands them in.
      choices: [],
    },
    budget: { kind: 'held' },
    description: {
      kind: 'lines',
      label: 'Description du projet',
      relay: 'Description',
      required: 'La description du projet est requise',
      shortest: [20, 'Veuillez fournir une description plus détaillée (minimum 20 caractères)'],
      control: {
        rows: 6,
        placeholder:
          'Les travaux souhaités, la surface, les contraintes : accès, dates, habitation pendant le chantier…',
      },
    },
    consent: {
      kind: 'tick',
      label: 'Politique de confidentialité acceptée',
      required: 'Vous devez accepter la politique de confidentialité',
    },
    marketingConsent: {
      kind: 'tick',
      label: "Nouvelles de l'entreprise par e-mail",
      relay: 'Marketing Consent',
    },
  },
})

export type QuoteRequest = RequestOf<typeof quoteForm.fields>
