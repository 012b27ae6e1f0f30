import * as z from 'zod'
import { heading } from './parts'
import { editorHint, reference, type Vocabulary } from './vocabulary'

/** A person who comes to the customer's house. */
const member = (vocabulary: Vocabulary) =>
  z
    .strictObject({
      name: vocabulary.prose().meta({
        label: 'Prénom et nom',
        description: 'Avec son accord ; un prénom et une initiale suffisent.',
      }),
      role: vocabulary.prose().meta({ label: 'Métier' }),
      since: z.int().min(1950).max(2100).meta({ label: 'Dans l’entreprise depuis' }),
      text: vocabulary.prose().meta({
        label: 'Ce qu’il fait chez le client',
        description: 'Une phrase ou deux.',
        widget: 'text',
      }),
      qualifications: z.array(vocabulary.prose()).readonly().optional().meta({
        label: 'Diplômes et habilitations',
        one: 'un diplôme',
        description: 'Ceux que vous pouvez montrer sur le papier.',
      }),
      picture: reference(vocabulary, 'picture').optional().meta({
        label: 'Photo',
        description: 'De la personne, avec son accord écrit.',
      }),
      sample: z.boolean().optional().meta({
        label: 'Exemple',
        description: 'Vrai tant que la personne n’est pas réelle : la page le dit.',
      }),
    })
    .readonly()
export type Member = z.infer<ReturnType<typeof member>>

/** `content/team.json`: who works for the firm. */
export const team = (vocabulary: Vocabulary) =>
  z.strictObject({
    ...editorHint,
    /** The heading above the members, on the page of what a careful customer checks. */
    heading: heading(vocabulary).meta({ label: 'Au-dessus de l’équipe' }),
    sampleNote: vocabulary.prose().meta({ label: 'Mention des exemples', widget: 'text' }),
    members: z.array(member(vocabulary)).readonly().meta({
      label: 'Équipe',
      one: 'une personne',
      description: 'Sans personne, la page « Vérifiez-nous » n’en parle pas.',
    }),
  })
export type Team = Readonly<z.infer<ReturnType<typeof team>>>
