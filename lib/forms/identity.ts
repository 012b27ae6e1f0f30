import { normalisedEmail } from '@/lib/text/email-address'
import { normalisedPhone } from '@/lib/text/phone-number'

/** Who asks, and how to answer: what both forms begin with. Their rules of format differ. */
export const identity = {
  firstName: {
    kind: 'text',
    label: 'Prénom',
    relay: 'Prénom',
    required: 'Le prénom est requis',
    control: { autoComplete: 'given-name' },
    half: true,
  },
  lastName: {
    kind: 'text',
    label: 'Nom',
    relay: 'Nom',
    required: 'Le nom est requis',
    control: { autoComplete: 'family-name' },
    half: true,
  },
  email: {
    kind: 'text',
    label: 'E-mail',
    // Both forms refuse an address without these parts, in a message that does not say which they are.
    hint: 'Ex. : nom@domaine.fr',
    relay: 'Email',
    required: "L'email est requis",
    normalise: normalisedEmail,
    control: { type: 'email', autoComplete: 'email' },
    half: true,
  },
  phone: {
    kind: 'text',
    label: 'Téléphone',
    relay: 'Téléphone',
    required: 'Le téléphone est requis',
    normalise: normalisedPhone,
    control: { type: 'tel', autoComplete: 'tel' },
    half: true,
  },
} as const
