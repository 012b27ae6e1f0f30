import { defineForm, type RequestOf } from './form'
import { identity } from './identity'

/** A description with fewer characters says too little to call back about. */
const shortestDescription = 20

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
  afterwards: [
    'Au téléphone, quelques questions sur les travaux, puis nous fixons le jour de la visite.',
    "Le devis s'écrit après la visite, une fois les études reçues. Il ne vous engage à rien.",
  ],
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
      // One of the numbers that ARCEP keeps for fiction.
      hint: 'Ex. : 06 39 98 12 34',
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
      hint: `${shortestDescription} caractères au moins`,
      shortest: [
        shortestDescription,
        `Veuillez fournir une description plus détaillée (minimum ${shortestDescription} caractères)`,
      ],
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
      wording: {
        relay: 'Texte accepté',
        text: "Je veux bien recevoir par e-mail des nouvelles de l'entreprise, sans offre sur l'énergie ni l'adaptation du logement (facultatif).",
      },
    },
    // Looked for among the communes served, and taken as typed where it is none of them.
    commune: {
      kind: 'text',
      label: 'Commune du chantier',
      hint: 'Facultative : nous vous disons tout de suite si le déplacement est gratuit.',
      relay: 'Commune du chantier',
      added: true,
      // The visitor's own is not the one.
      control: { autoComplete: 'off' },
    },
  },
})

export type QuoteRequest = RequestOf<typeof quoteForm.fields>
