import * as z from 'zod'
import { call, pageMeta } from '../parts'
import { editorHint, reference, type Vocabulary } from '../vocabulary'

/** A public register in which anybody can check what we say of ourselves. */
const register = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      label: prose().meta({ label: 'Nom du registre' }),
      url: z
        .url({ protocol: /^https$/ })
        .meta({ label: 'Adresse', refusal: 'une adresse qui commence par https://' }),
    })
    .readonly()

/** What to check before signing; the answers come from `firm.json`. */
const check = (vocabulary: Vocabulary) => ({
  title: vocabulary.prose().meta({ label: 'Titre' }),
  text: vocabulary.prose().meta({ label: 'Texte', widget: 'text' }),
  register: register(vocabulary).optional().meta({ label: 'Registre public' }),
})

/** How a thing is paid for. */
const feeKinds = ['Gratuit', 'Compris', 'Déduit', 'De droit', 'Payant'] as const

/** Something that a customer may ask for, and whether it costs anything. */
const fee = (vocabulary: Vocabulary) =>
  z
    .strictObject({
      name: vocabulary.prose().meta({ label: 'Quoi' }),
      kind: z.enum(feeKinds).meta({
        label: 'Qui paie',
        description: '« Compris » : dans le prix des travaux, sans facture à part.',
      }),
      text: vocabulary.prose().meta({ label: 'Dans quel cas, et combien', widget: 'text' }),
      trade: reference(vocabulary, 'trade').optional().meta({
        vital: true,
        label: 'Métier qui le fait',
      }),
      with: z.enum(['estimation', 'projectManagement']).optional().meta({
        label: 'Seulement avec',
        description: 'Ne se montre que si ce service est allumé dans firm.json.',
      }),
    })
    .readonly()
export type Fee = z.infer<ReturnType<typeof fee>>

/** `content/pages/checks.json`: the page exists if the file does. */
export const checksPage = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  const plain = () => z.strictObject(check(vocabulary)).readonly()
  return z.strictObject({
    ...editorHint,
    name: prose().meta({ label: 'Nom court' }),
    ...pageMeta(vocabulary),
    subtitle: prose().meta({ label: 'Sous-titre' }),
    heroImage: reference(vocabulary, 'picture').meta({ label: 'Photo d’ouverture' }),
    checksTitle: prose().meta({ label: 'Titre des vérifications' }),
    checksLead: prose().meta({ label: 'Leur introduction' }),
    missing: prose().meta({ label: 'Ce qui se lit là où la fiche ne dit encore rien' }),
    company: plain().meta({ label: 'L’entreprise' }),
    insurance: plain().meta({ label: 'L’assurance' }),
    labels: z
      .strictObject({
        ...check(vocabulary),
        none: prose().meta({ label: 'Quand il n’y en a pas' }),
      })
      .readonly()
      .meta({ label: 'Les labels' }),
    mediator: plain().meta({ label: 'Le médiateur' }),
    references: z
      .strictObject({
        ...check(vocabulary),
        samples: prose().meta({ label: 'Tant qu’aucun chantier du site n’est réel' }),
      })
      .readonly()
      .meta({ label: 'Les références' }),
    fees: z
      .strictObject({
        title: prose().meta({ label: 'Titre' }),
        lead: prose().meta({ label: 'Introduction' }),
        entries: z
          .array(fee(vocabulary))
          .readonly()
          .meta({ label: 'Gratuit ou payant', one: 'une ligne' }),
      })
      .readonly()
      .meta({ label: 'Ce qui est gratuit, ce qui se paie' }),
    closing: call(vocabulary).meta({ label: 'Dernier appel' }),
  })
}
export type ChecksPage = Readonly<z.infer<ReturnType<typeof checksPage>>>
