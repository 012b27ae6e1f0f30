import * as z from 'zod'
import { call, heading, pageMeta } from '../parts'
import { editorHint, reference, type Vocabulary } from '../vocabulary'

/** `content/pages/jobs.json`: the list of finished jobs, and texts that their pages share. */
export const jobsPage = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    ...editorHint,
    name: prose().meta({ label: 'Nom dans le fil d’Ariane' }),
    ...pageMeta(vocabulary),
    subtitle: prose().meta({ label: 'Phrase sous le titre', widget: 'text' }),
    heroImage: reference(vocabulary, 'picture').meta({ label: 'Image de tête' }),
    /** The heading over the filters; without a filter the page's name takes its place. */
    list: heading(vocabulary).meta({
      label: 'Au-dessus de la liste',
      description:
        'Le titre se lit dès qu’il y a un choix à faire ; la phrase, avec les trois choix (service, métier, commune).',
    }),
    sampleNote: prose().meta({ label: 'Mention d’un chantier d’exemple', widget: 'text' }),
    askedTitle: prose().meta({ label: 'Titre de la demande' }),
    foundTitle: prose().meta({ label: 'Titre de ce que les murs cachaient' }),
    doneTitle: prose().meta({ label: 'Titre de ce qui a été fait' }),
    costTitle: prose().meta({ label: 'Titre du prix' }),
    pairsTitle: prose().meta({ label: 'Titre des avant et après' }),
    picturesTitle: prose().meta({ label: 'Titre des images' }),
    wordsTitle: prose().meta({ label: 'Titre des mots du client' }),
    closing: call(vocabulary).meta({ label: 'Appel en bas de page' }),
    homeLink: prose().meta({ label: 'Lien sous la galerie de l’accueil' }),
    elsewhereTitle: prose().meta({ label: 'Titre sur les pages des services et des métiers' }),
    othersTitle: prose().meta({ label: 'Titre des autres chantiers' }),
    /** On the page of the service area; its lead speaks of the map, and is only shown with it. */
    area: heading(vocabulary).meta({ label: 'Sur la page des zones d’intervention' }),
  })
}
export type JobsPage = Readonly<z.infer<ReturnType<typeof jobsPage>>>
