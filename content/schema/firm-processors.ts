/* Who handles visitors' data for the firm under a contract: the privacy policy has to name them. */
import * as z from 'zod'
import type { Vocabulary } from './vocabulary'

/** What the record says of any of them. */
const processor = ({ prose }: Vocabulary) => ({
  contract: prose().meta({
    label: 'Contrat de sous-traitance',
    description: 'Où il se lit, et son jour : « Annexe de ses conditions du 3 mars 2026. »',
  }),
  country: prose().meta({ label: 'Pays où il travaille' }),
})

/** The same of one that the record names nowhere else. */
const namedProcessor = (vocabulary: Vocabulary) => ({
  name: vocabulary.prose().meta({ label: 'Nom' }),
  address: vocabulary.prose().meta({ label: 'Adresse' }),
  ...processor(vocabulary),
})

/** Each of them, and what keeps data safe outside of the Union. */
export const processors = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z
    .strictObject({
      relay: z
        .strictObject({
          ...namedProcessor(vocabulary),
          kept: prose().optional().meta({
            label: 'Combien de temps il garde ses copies',
            description:
              'Pour le service d’un autre. Sans ce texte, la page dit que notre relais les efface lui-même.',
          }),
        })
        .readonly()
        .optional()
        .meta({
          label: 'Relais des formulaires',
          description:
            'Le service qui les reçoit ou, pour notre propre relais, qui loue sa machine.',
        }),
      mail: z
        .strictObject(namedProcessor(vocabulary))
        .readonly()
        .optional()
        .meta({ label: 'Hébergeur de la messagerie' }),
      host: z
        .strictObject({
          ...processor(vocabulary),
          logs: prose().meta({
            label: 'Relevés d’accès : objet et base légale',
            description: 'Par exemple « Sécurité du serveur. Base légale : l’intérêt légitime. »',
          }),
          logsKept: prose().meta({ label: 'Relevés d’accès : combien de temps' }),
        })
        .readonly()
        .optional()
        .meta({
          label: 'Hébergeur du site',
          description: 'Son nom et son adresse sont dans « Hébergeur ».',
        }),
      safeguard: prose().optional().meta({
        label: 'Garantie, pour tout pays hors de l’Union',
        description: 'Sans un tel pays, dites-le : « Tous travaillent dans l’Union. »',
      }),
    })
    .readonly()
}
